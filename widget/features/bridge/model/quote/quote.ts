import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Limits } from '#bridges/across/transport/fees.ts'
import { getLimits } from '#bridges/across/quote/getLimits.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { PartnerFee } from '#bridges/across/quote/partnerMessage.ts'
import type { Route } from '#bridges/across/transport/route.ts'
import { isError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { askLimits, askQuote, type ShownUnits } from './askQuote.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { QUOTE_REFRESH_MS } from '../limits.ts'

/** Placeholder for the account while no wallet is connected: the quote is for display, never to sign. */
const NOBODY: Address = '0x000000000000000000000000000000000000dEaD'

export type QuoteQuery = {
  readonly route: Route
  /** Base units of the input token. */
  readonly inputAmount: bigint
  readonly depositor: Address | undefined
  readonly recipient: Address | undefined
  /** The page's own fee. */
  readonly fee?: PartnerFee | undefined
  readonly shown: ShownUnits
}

/** A quote that is refetched while it is on screen; without a query nothing is fetched. */
export function quoteQuery(core: Core, query: QuoteQuery | undefined) {
  return queryOptions({
    queryKey: ['bridge', 'quote', query === undefined ? undefined : questionKey(query)],
    staleTime: QUOTE_REFRESH_MS,
    gcTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    retry: (failures, error) =>
      failures < 1 &&
      !isError(error, 'BRIDGE_API_ERROR') &&
      !isError(error, 'BRIDGE_MESSAGE_TOO_LARGE'),
    queryFn:
      query === undefined
        ? skipToken
        : ({ signal }): Promise<Quote> => {
            const { depositor = NOBODY, ...question } = query
            return askQuote(core, { ...question, depositor, signal })
          },
  })
}

/** The least and the most that a route accepts now (S3.16). */
export function limitsQuery(core: Core, route: Route | undefined) {
  return queryOptions({
    queryKey: ['bridge', 'limits', route === undefined ? undefined : routeKey(route)],
    staleTime: 60_000,
    queryFn:
      route === undefined
        ? skipToken
        : ({ signal }): Promise<Limits> => {
            const { originChainId, destinationChainId, inputToken, outputToken } = route
            return getLimits(bridgeClient(core), {
              originChainId,
              destinationChainId,
              inputToken,
              outputToken,
              signal,
            })
          },
  })
}

/** The same for one amount with the page's fee, which makes the payout cost more (B-F10). */
export function feeLimitsQuery(core: Core, query: Omit<QuoteQuery, 'shown'> | undefined) {
  const asked = query?.fee === undefined ? undefined : query
  return queryOptions({
    queryKey: ['bridge', 'feeLimits', asked && limitsKey(asked)],
    staleTime: QUOTE_REFRESH_MS,
    gcTime: QUOTE_REFRESH_MS,
    // The quote reports the problem.
    retry: false,
    queryFn:
      asked === undefined
        ? skipToken
        : ({ signal }): Promise<Limits> => {
            const { depositor = NOBODY, ...question } = asked
            return askLimits(core, { ...question, depositor, signal })
          },
  })
}

function questionKey({ shown, ...asked }: QuoteQuery): string {
  return [shown.input, shown.output, limitsKey(asked)].join(' ')
}

function limitsKey({ route, inputAmount, depositor, recipient, fee }: Omit<QuoteQuery, 'shown'>) {
  const parts = [routeKey(route), inputAmount, depositor ?? NOBODY, recipient ?? '']
  return [...parts, fee?.bps, fee?.recipient.toLowerCase()].join(' ')
}

function routeKey(route: Route): string {
  return [
    route.originChainId,
    route.inputToken,
    route.destinationChainId,
    route.outputToken,
    route.isNative,
  ].join('-')
}
