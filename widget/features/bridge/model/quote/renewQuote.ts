import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import type { Core } from '#kernel/core.ts'
import { askAgain } from './askQuote.ts'
import { QUOTE_REFRESH_MS } from '../limits.ts'

const outdated: readonly (string | number)[] = [
  ...['BRIDGE_QUOTE_CHANGED', 'BRIDGE_QUOTE_EXPIRED', 'BRIDGE_DEADLINE_TOO_SOON'],
]

/** True if the transfer stopped because its confirmed quote is outdated, before anything was sent. */
export function isOutdated({ error }: Transfer): boolean {
  return error !== undefined && outdated.includes(error.code)
}

/**
 * A new quote for a transfer that stopped because its own was outdated, refetched while it is on screen;
 * the person accepts it or not.
 */
export function renewedQuoteQuery(core: Core, transfer: Transfer | undefined) {
  const asks = transfer !== undefined && isOutdated(transfer)
  return queryOptions({
    queryKey: ['bridge', 'renewed', transfer?.id],
    staleTime: QUOTE_REFRESH_MS,
    gcTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    retry: 1,
    queryFn: asks ? ({ signal }) => askAgain(core, transfer, signal) : skipToken,
  })
}
