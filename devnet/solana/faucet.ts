import { type Address, lamports } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { solanaSigner } from './accounts.ts'
import type { Cluster } from './cluster.ts'
import { runInstructions } from './runInstructions.ts'

/** More than any test requests. */
const FAUCET_LAMPORTS = 1_000_000_000_000_000n

/** Sends lamports to an account in an ordinary transaction; returns its signature. */
export async function airdrop(cluster: Cluster, to: Address, amount: bigint): Promise<string> {
  const source = await solanaSigner('mints')
  if ((cluster.svm.getBalance(source.address) ?? 0n) < amount) {
    cluster.svm.airdrop(source.address, lamports(FAUCET_LAMPORTS))
  }
  return runInstructions(cluster, [getTransferSolInstruction({ source, destination: to, amount })])
}
