import { queryOptions } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { OPTIONS_AGE_MS } from './limits.ts'

/** Whether anything can be bought with the account on this network. */
export function buySupportedQuery(core: Core, caipChainId: CaipChainId) {
  return queryOptions({
    queryKey: ['onramp', 'supported', caipChainId],
    staleTime: OPTIONS_AGE_MS,
    queryFn: async (): Promise<boolean> => {
      if (core.loadBlockchainApi === undefined) return false
      return (await core.loadBlockchainApi()).supports(caipChainId)
    },
  })
}
