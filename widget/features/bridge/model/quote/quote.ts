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

/** Stands in for the account while none is connected: a quote to look at, never to sign. */
const NOBODY: Address = '0x000000000000000000000000000000000000dEaD'

export type QuoteQuery = {
  readonly route: Route
  /** Base units of the input token. */
  readonly inputAmount: bigint
  readonly depositor: Address | undefined
  readonly recipient: Address | undefined
  /** What the page takes for itself. */
  readonly fee?: PartnerFee | undefined
  readonly shown: ShownUnits
}

/** A quote that renews itself while somebody looks at it; nothing is asked without a question. */
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

/** How little and how much a route takes now (S3.16). */
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

/** The same for one amount with the page's fee, which costs more to pay out (B-F10). */
export function feeLimitsQuery(core: Core, query: Omit<QuoteQuery, 'shown'> | undefined) {
  const asked = query?.fee === undefined ? undefined : query
  return queryOptions({
    queryKey: ['bridge', 'feeLimits', asked && limitsKey(asked)],
    staleTime: QUOTE_REFRESH_MS,
    gcTime: QUOTE_REFRESH_MS,
    // The quote says what is wrong.
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
