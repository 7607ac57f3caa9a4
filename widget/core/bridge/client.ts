import { createClient, defineChain, fallback, http } from 'viem'
import { type BridgeClient, createBridgeClient } from '#bridge/client.ts'
import { httpTransport } from '#bridge/httpTransport.ts'
import type { Core } from '../core.ts'
import type { Network } from '../networks/network.ts'
import { API_URL, INDEXER_URL } from './limits.ts'

const clients = new WeakMap<Core, BridgeClient>()

/** The bridge client of this widget: our own RPC, the deployment's services, the page's integrator id. */
export function bridgeClient(core: Core): BridgeClient {
  const existing = clients.get(core)
  if (existing !== undefined) return existing
  const created = create(core)
  clients.set(core, created)
  return created
}

function create(core: Core): BridgeClient {
  const { known } = core.store.getState().networks
  const { bridge } = core.deployment
  const byChain = new Map(known.map((network) => [network.chainId, toClient(network)]))
  return createBridgeClient({
    transport: httpTransport({
      apiUrl: bridge?.apiUrl ?? API_URL,
      indexerUrl: bridge?.indexerUrl ?? INDEXER_URL,
    }),
    getChainClient: (chainId) => byChain.get(chainId),
    pollingIntervalMs: bridge?.pollingIntervalMs,
    integratorId: core.store.getState().config.options.bridge?.integratorId,
  })
}

function toClient({ chainId = 0, name, nativeCurrency, rpcUrls }: Network) {
  return createClient({
    chain: defineChain({
      id: chainId,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: rpcUrls } },
    }),
    transport: fallback(rpcUrls.map((url) => http(url, { retryCount: 1, timeout: 10_000 }))),
  })
}
