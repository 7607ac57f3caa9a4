import type { Hex } from 'viem'
import {
  type BundlerClient,
  type UserOperationReceipt,
  UserOperationReceiptNotFoundError,
} from 'viem/account-abstraction'
import { SecureError } from '#secure/wire'
import { bundlerFailed } from './bundler.ts'

const POLL_MS = 1_000
/** How long an ordinary transaction is waited for where its hash is the answer. */
const WAIT_MS = 120_000

/** What became of an operation (S7.22); undefined while it is in no block. */
export async function findReceipt(
  bundler: BundlerClient,
  hash: Hex,
): Promise<UserOperationReceipt | undefined> {
  try {
    return await bundler.getUserOperationReceipt({ hash })
  } catch (error) {
    if (error instanceof UserOperationReceiptNotFoundError) return undefined
    throw bundlerFailed(error)
  }
}

/** Waits until an operation is mined, and answers the hash of its transaction. */
export async function hashOfOperation(
  bundler: BundlerClient,
  operation: Hex,
  signal: AbortSignal,
): Promise<Hex> {
  const giveUpAt = Date.now() + WAIT_MS
  while (!signal.aborted && Date.now() < giveUpAt) {
    // A bundler that is away for a moment says nothing of what it has taken.
    const found = await findReceipt(bundler, operation).catch(() => undefined)
    if (found !== undefined) {
      const hash = found.receipt.transactionHash
      if (found.success) return hash
      const sentence = 'The network reverted it: nothing was moved but the fee.'
      throw new SecureError('OPERATION_REVERTED', sentence, { data: { hash, operation } })
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new SecureError(
    'OPERATION_PENDING',
    'It was sent, but no block includes it yet. Check your activity before you send it again.',
    { data: { operation } },
  )
}
