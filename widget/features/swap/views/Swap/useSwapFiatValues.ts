import { useQuery } from '@tanstack/react-query'
import { pricesQuery } from '#wallet/portfolio/service.ts'
import type { SwapToken } from '../../model/slice.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { fiatOf } from '#ui/form/fiat.ts'

type FiatValueOf = (token: SwapToken | undefined, amount: bigint | undefined) => string | undefined

/** What amounts of these tokens are worth in dollars, if a price is known (S7.06). */
export function useSwapFiatValues(tokens: readonly (SwapToken | undefined)[]): FiatValueOf {
  const core = useCore()
  const locale = useLocale()
  const known = tokens.filter((token) => token !== undefined)
  const [first] = known
  const asked = known.map(({ key }) => key)
  const prices = useQuery({
    ...pricesQuery(core, { caipChainId: first?.caipChainId ?? '', tokens: asked }),
    enabled: first !== undefined,
  })
  return (token, amount) => {
    if (token === undefined || amount === undefined) return undefined
    const { key, decimals } = token
    return fiatOf({ amount, decimals, price: prices.data?.get(key) }, locale)
  }
}
