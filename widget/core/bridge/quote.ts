import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Limits } from '#bridge/fees.ts'
import { getLimits } from '#bridge/getLimits.ts'
import type { Quote } from '#bridge/getQuote.ts'
import type { PartnerFee } from '#bridge/partnerMessage.ts'
import type { Route } from '#bridge/route.ts'
import { isError } from '#protocol'
import type { Core } from '../core.ts'
import { askQuote, type ShownUnits } from './askQuote.ts'
import { bridgeClient } from './client.ts'
import { QUOTE_REFRESH_MS } from './limits.ts'

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
    retry: (failures, error) => failures < 1 && !isError(error, 'BRIDGE_API_ERROR'),
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

function questionKey({ route, shown, inputAmount, depositor, recipient, fee }: QuoteQuery) {
  const parts = [
    routeKey(route),
    shown.input,
    shown.output,
    inputAmount,
    depositor ?? NOBODY,
    recipient ?? '',
  ]
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
