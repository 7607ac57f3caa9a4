import { queryOptions } from '@tanstack/react-query'
import { getAvailableRoutes } from '#bridges/across/quote/getAvailableRoutes.ts'
import { poolOf } from '#bridges/across/client/getSpokePool.ts'
import { getSupportedChains } from '#bridges/across/quote/getSupportedChains.ts'
import { pinnedToken } from '#bridges/across/client/knownTokens.ts'
import type { Core } from '../core.ts'
import { bridgeClient } from './client.ts'
import { CATALOG_AGE_MS } from './limits.ts'
import { type Catalog, createCatalog } from './tokens.ts'

/** Tokens and routes between the networks that this page offers. */
export function catalogQuery(core: Core) {
  const { offered } = core.store.getState().networks
  const chainIds = offered.flatMap(({ chainId }) => (chainId === undefined ? [] : [chainId]))
  return queryOptions({
    queryKey: ['bridge', 'catalog', chainIds],
    staleTime: CATALOG_AGE_MS,
    queryFn: async ({ signal }): Promise<Catalog> => {
      const client = bridgeClient(core)
      const [chains, routes] = await Promise.all([
        getSupportedChains(client, { chainIds, signal }),
        getAvailableRoutes(client, { signal }),
      ])
      const hasPool = (chainId: number) => poolOf(client, chainId) !== undefined
      return createCatalog(
        chains,
        // Of the others no quote would be taken.
        routes.filter((row) => hasPool(row.originChainId) && hasPool(row.destinationChainId)),
        offered,
        (chainId, address) => pinnedToken(client, chainId, address),
      )
    },
  })
}
