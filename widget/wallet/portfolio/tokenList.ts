import { queryOptions } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'

export type ListedToken = {
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

/**
 * Tokens worth looking for on a network: without an index of balances, those that the bridge
 * knows. Its code is heavy, so it loads only when the person opens an account.
 */
export function tokenListQuery(core: Core, caipChainId: CaipChainId) {
  return queryOptions({
    queryKey: ['tokenList', caipChainId],
    staleTime: 60 * 60 * 1_000,
    queryFn: async (): Promise<readonly ListedToken[]> => {
      const { catalogQuery } = await import('#kernel/bridge/catalog.ts')
      const { tokens } = await core.queries.fetchQuery(catalogQuery(core))
      return tokens.filter((token) => token.caipChainId === caipChainId && !token.isNative)
    },
  })
}
