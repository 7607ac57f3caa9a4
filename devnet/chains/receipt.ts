import type { Hex, TransactionReceipt } from 'viem'
import type { ChainClient } from './client.ts'

const POLL_MS = 10
const TIMEOUT_MS = 15_000

/** Waits until a transaction is mined, and not for ever; a revert is an error. */
export async function waitForReceipt(client: ChainClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    if (receipt?.status === 'success') return receipt
    if (receipt !== undefined) throw new TransactionError(client, hash, 'reverted')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new TransactionError(client, hash, 'was not mined')
}

/** A transaction of devnet's own failed. */
class TransactionError extends Error {
  override name = 'TransactionError'
  code = 'DEVNET_TRANSACTION'
  constructor(client: ChainClient, hash: Hex, what: string) {
    super(`Chain ${client.chain.id}: devnet's transaction ${hash} ${what}`)
  }
}
