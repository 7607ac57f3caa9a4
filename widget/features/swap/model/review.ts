import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Core } from '#kernel/core.ts'
import { prepareSwap } from './prepare.ts'
import type { SwapOrder } from './slice.ts'

/**
 * The swap under review, built and checked as at confirmation: the spender, and any problem, before the
 * wallet is asked. It is built and checked again when the person confirms.
 */
export function preparedSwapQuery(core: Core, order: SwapOrder | undefined) {
  return queryOptions({
    queryKey: ['swap', 'prepared', order === undefined ? undefined : keyOf(order)],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: order === undefined ? skipToken : ({ signal }) => prepareSwap(core, order, signal),
  })
}

function keyOf({ caipChainId, account, from, to, amount, minimum }: SwapOrder): string {
  return [caipChainId, account, from.key, to.key, amount, minimum].join(' ')
}
