import { type Hex, keccak256, type PublicClient } from 'viem'
import { SecureError } from '#secure/wire'
import type { Decision } from '../../approvals/approval.ts'
import type { Network } from '../../session.ts'
import type { Signing } from './signing.ts'
import { createClient } from './client.ts'
import { sendingOf, wereSent } from './sentCalls.ts'
import { prepare } from './prepare.ts'
import { describeTransactions, signAll, submit } from './send.ts'
import type { CallRequest } from './transactionParams.ts'
import { trySequentially, tryOnNodes } from './tryOnNodes.ts'

/** Calls of a plain account: one confirmation, then one transaction after the other. */
export async function askSequentially(
  signing: Signing,
  network: Network,
  { id, calls }: { readonly id: string; readonly calls: readonly CallRequest[] },
): Promise<Decision> {
  const { page, addresses } = signing
  const client = createClient(network)
  const from = addresses.eip155
  const tried = tryOnNodes(network, from, calls)
  const drawn = trySequentially(network, from, calls, tried)
  const prepared = await prepare(client, from, calls, tried)
  const outcome = await drawn
  const sending = sendingOf(page)
  let rest: Promise<void> = Promise.resolve()
  return {
    approval: await describeTransactions(page, client, network, from, calls, {
      prepared,
      outcome,
    }),
    async confirm() {
      const signed = await signAll(signing, prepared.transactions)
      const [first, ...later] = signed
      if (first === undefined) {
        throw new SecureError('INSUFFICIENT_FUNDS', 'There is too little for amount and fee.')
      }
      const hashes = signed.map((one) => keccak256(one))
      const bundle = { chainId: network.chainId, kind: 'transactions' as const, hashes }
      const { isKept } = await page.api.call('keepCalls', { id, bundle })
      if (!isKept) throw wereSent()
      const hash = await submit(client, first)
      sending.add(id)
      rest = sendLater(client, hash, later)
        .catch((error: unknown) => console.error(error))
        .finally(() => sending.delete(id))
      return { id }
    },
    // A window closes with its answer, so it sends the rest before.
    async finish() {
      if (page.isWindow) await rest
      return { id }
    },
  }
}

/** Each waits for the one before it: after one that failed, none is sent. */
async function sendLater(client: PublicClient, first: Hex, later: readonly Hex[]): Promise<void> {
  let hash = first
  for (const signed of later) {
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') return
    hash = await submit(client, signed)
  }
}
