import { http, type PublicClient } from 'viem'
import { type BundlerClient, createBundlerClient } from 'viem/account-abstraction'
import { SecureError } from '#secure/wire'
import type { SmartNetwork } from './network.ts'

const TIMEOUT_MS = 20_000
const REASON_CHARS = 200

/** Who puts operations on the chain (S7.22). */
export function createBundler(
  { smartAccounts }: SmartNetwork,
  client: PublicClient,
): BundlerClient {
  return createBundlerClient({
    client,
    chain: client.chain,
    transport: http(smartAccounts.bundlerUrl, { timeout: TIMEOUT_MS, retryCount: 1 }),
  })
}

/** Whether the calls themselves would be undone. */
export function isReverted(error: unknown): boolean {
  return isOneOf(error, ['ExecutionRevertedError', 'ContractFunctionExecutionError'])
}

/** Whether the account cannot pay for it. */
export function isUnfunded(error: unknown): boolean {
  return isOneOf(error, ['InsufficientPrefundError'])
}

/** What a bundler or the way to it said, as people may read it. */
export function bundlerFailed(cause: unknown): SecureError {
  if (cause instanceof SecureError) return cause
  if (isUnfunded(cause)) {
    const sentence = 'There is too little for amount and fee. Nothing was sent.'
    return new SecureError('INSUFFICIENT_FUNDS', sentence, { cause })
  }
  if (isOneOf(cause, ['InvalidAccountNonceError'])) {
    const sentence = 'Another transaction of this account took its place. Request it again.'
    return new SecureError('OPERATION_NONCE', sentence, { cause })
  }
  if (isUnreachable(cause)) {
    const sentence = 'The network’s bundler does not answer. Try again: it is sent once at most.'
    return new SecureError('BUNDLER_DOWN', sentence, { cause })
  }
  const sentence = `The network’s bundler refused it, and nothing was sent: ${reasonOf(cause)}`
  return new SecureError('OPERATION_REFUSED', sentence, { cause })
}

/** No answer, or one that says nothing of it: it may have been taken. */
function isUnreachable(error: unknown): boolean {
  const names = ['HttpRequestError', 'TimeoutError', 'InternalRpcError', 'LimitExceededRpcError']
  return isOneOf(error, names)
}

function reasonOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('details' in at && typeof at.details === 'string' && at.details !== '') {
      return at.details.slice(0, REASON_CHARS)
    }
  }
  return 'it gave no reason.'
}

/** viem tells these apart by name alone. */
function isOneOf(error: unknown, names: readonly string[]): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (names.includes(at.name)) return true
  }
  return false
}
