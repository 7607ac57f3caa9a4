import { queryOptions } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import type { Core } from '../core.ts'

/** How long it is believed. */
const SUPPORT_AGE_MS = 10 * 60_000

/** Whether anything can be bought with the account on this network. */
export function buySupportedQuery(core: Core, caipChainId: CaipChainId) {
  return queryOptions({
    queryKey: ['onramp', 'supported', caipChainId],
    staleTime: SUPPORT_AGE_MS,
    queryFn: async (): Promise<boolean> => {
      if (core.loadBlockchainApi === undefined) return false
      return (await core.loadBlockchainApi()).supports(caipChainId)
    },
  })
}
