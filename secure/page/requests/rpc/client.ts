import { createPublicClient, defineChain, http, type PublicClient } from 'viem'
import { SecureError } from '#secure/wire'
import type { Network } from '../../session.ts'

const TIMEOUT_MS = 15_000

/** The network as viem reads it, over the deployment's own RPC. */
export function createClient({ chainId, name, rpcUrl, currency }: Network): PublicClient {
  const chain = defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: currency.symbol, ...currency },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  return createPublicClient({
    chain,
    transport: http(rpcUrl, { timeout: TIMEOUT_MS, retryCount: 1 }),
  })
}

/** What a node or the way to it said, without its stack. */
export function rpcFailed(cause: unknown): SecureError {
  if (cause instanceof SecureError) return cause
  return new SecureError('RPC_FAILED', 'The network does not answer as it should. Try again.', {
    cause,
    data: dataOf(cause),
  })
}

/** Data of a revert, where the node gave it. */
function dataOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('data' in at && typeof at.data === 'string') return at.data
  }
  return undefined
}
