import { useQueries } from '@tanstack/react-query'
import { pricesQuery } from '#wallet/portfolio/service.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import {
  type BridgeFiatValues,
  type FiatToken,
  priceKey,
  toBridgeFiatValues,
} from './bridgeFiatValues.ts'

/** What the amounts on both sides are worth in dollars. An idle form does not refetch prices. */
export function useBridgeFiatValues(
  origin: FiatToken | undefined,
  destination: FiatToken | undefined,
): BridgeFiatValues {
  const core = useCore()
  const locale = useLocale()
  const asked = [
    { token: origin, tokens: origin && [...new Set(['native', priceKey(origin)])] },
    { token: destination, tokens: destination && [priceKey(destination)] },
  ]
  const [here, there] = useQueries({
    queries: asked.map(({ token, tokens = [] }) => ({
      ...pricesQuery(core, { caipChainId: token?.caipChainId ?? '', tokens }),
      enabled: token !== undefined,
    })),
  })
  return toBridgeFiatValues({
    origin,
    destination,
    originPrices: here?.data,
    destinationPrices: there?.data,
    locale,
  })
}
