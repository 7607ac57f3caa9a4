import { createPublicClient, defineChain, fallback, http, type PublicClient } from 'viem'
import { SecureError } from '#secure/wire'
import type { Network } from '../../session.ts'

const TIMEOUT_MS = 15_000

/** The network as viem reads it, over the deployment's own nodes: the next where one does not answer. */
export function createClient(network: Network): PublicClient {
  const nodes = nodesOf(network).map((url) => http(url, { timeout: TIMEOUT_MS, retryCount: 1 }))
  const [only, ...others] = nodes
  const transport = only !== undefined && others.length === 0 ? only : fallback(nodes)
  return createPublicClient({ chain: chainOf(network), transport })
}

/** Each of the network's nodes by itself, in order. */
export function createClients(network: Network): readonly PublicClient[] {
  const chain = chainOf(network)
  return nodesOf(network).map((url) =>
    createPublicClient({ chain, transport: http(url, { timeout: TIMEOUT_MS, retryCount: 0 }) }),
  )
}

function nodesOf({ rpcUrl, fallbackRpcUrls = [] }: Network): readonly string[] {
  return [...new Set([rpcUrl, ...fallbackRpcUrls])]
}

function chainOf(network: Network) {
  const { chainId, name, currency } = network
  return defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: currency.symbol, ...currency },
    rpcUrls: { default: { http: nodesOf(network) } },
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
