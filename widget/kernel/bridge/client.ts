import type { Address, Client } from 'viem'
import { evmChain, evmChainIdOf } from '#protocol'
import { type BridgeClient, createBridgeClient } from '#bridges/across/client/client.ts'
import { createChainClient } from '#bridges/across/transport/createChainClient.ts'
import { httpTransport } from '#bridges/across/transport/httpTransport.ts'
import type { PinnedToken } from '#bridges/across/client/pinnedToken.ts'
import { DEFAULT_INTEGRATOR_ID } from '#bridges/across/util/limits.ts'
import type { Core } from '../core.ts'
import { rpcUrlsOf } from '../networks/rpcUrls.ts'
import { findNetwork } from '../networks/slice.ts'
import { API_URL, INDEXER_URL } from './limits.ts'

const clients = new WeakMap<Core, BridgeClient>()

/** The bridge client of this widget: the widget's own RPC, the deployment's services. */
export function bridgeClient(core: Core): BridgeClient {
  const existing = clients.get(core)
  if (existing !== undefined) return existing
  const created = create(core)
  clients.set(core, created)
  return created
}

/** The integrator of new transfers, which the page may set for each of them. */
export function integratorIdOf(core: Core): string {
  return core.store.getState().config.options.bridge?.integratorId ?? DEFAULT_INTEGRATOR_ID
}

function create(core: Core): BridgeClient {
  const { bridge } = core.deployment
  const { pollingIntervalMs, pools, tokens } = bridge ?? {}
  return createBridgeClient({
    transport: httpTransport({
      apiUrl: bridge?.apiUrl ?? API_URL,
      indexerUrl: bridge?.indexerUrl ?? INDEXER_URL,
    }),
    getChainClient: chainClients(core, pollingIntervalMs),
    pollingIntervalMs,
    // Addresses by the deployment's schema.
    spokePools: byNumber(pools as Record<string, Address> | undefined),
    tokens: byNumber(tokens as Record<string, PinnedToken[]> | undefined),
  })
}

function byNumber<value>(rows: Readonly<Record<string, value>> = {}): Record<number, value> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [evmChainIdOf(id), row]))
}

/** One client per network, made when it is needed. Sockets, opened for a fill, end with the document. */
function chainClients(core: Core, pollingIntervalMs: number | undefined) {
  const made = new Map<number, Client>()
  return (chainId: number): Client | undefined => {
    const network = findNetwork(core.store.getState().networks, evmChain(chainId))
    if (network === undefined) return undefined
    const { socketUrls = [] } = network
    const rpcUrls = rpcUrlsOf(core, network)
    const client =
      made.get(chainId) ??
      createChainClient({
        chainId,
        // Questions go over HTTP, many in one; the socket is for news, and for when HTTP is down.
        urls: [...rpcUrls, ...socketUrls],
        // Measuring costs requests: only where there is a choice.
        rank: rpcUrls.length > 1,
        pollingIntervalMs,
      })
    made.set(chainId, client)
    return client
  }
}
