import {
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { solanaSigner } from './accounts.ts'
import type { Cluster } from './cluster.ts'

/** Has them done as one transaction that the maker of the tokens pays for; its signature. */
export async function runInstructions(
  cluster: Cluster,
  instructions: readonly Instruction[],
): Promise<string> {
  const payer = await solanaSigner('mints')
  const latest = cluster.latestBlockhash()
  const signed = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) =>
        setTransactionMessageLifetimeUsingBlockhash(
          {
            blockhash: blockhash(latest.blockhash),
            lastValidBlockHeight: latest.lastValidBlockHeight,
          },
          message,
        ),
      (message) => appendTransactionMessageInstructions(instructions, message),
    ),
  )
  const done = cluster.send(Uint8Array.from(getTransactionEncoder().encode(signed)))
  const failure = 'refused' in done ? done.refused : done.err
  if (failure !== null) throw new Error(`It was not done: ${JSON.stringify(failure)}`)
  return 'refused' in done ? '' : done.signature
}
