import { useQueries } from '@tanstack/react-query'
import { addressKey } from '#lib/addressKey.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { pricesQuery } from '#wallet/portfolio/service.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { fiatOf } from '#ui/form/fiat.ts'

type Token = Pick<BridgeToken, 'caipChainId' | 'address' | 'isNative' | 'decimals'>

const keyOf = ({ address, isNative }: Token) => (isNative ? 'native' : addressKey(address))

/**
 * What the amounts on both sides are worth in dollars, and the price of the currency that pays the fee
 * on the origin; undefined without a price. An idle form does not refetch prices.
 */
export function useBridgeFiatValues(origin: Token | undefined, destination: Token | undefined) {
  const core = useCore()
  const locale = useLocale()
  const asked = [
    { token: origin, tokens: origin && [...new Set(['native', keyOf(origin)])] },
    { token: destination, tokens: destination && [keyOf(destination)] },
  ]
  const [here, there] = useQueries({
    queries: asked.map(({ token, tokens = [] }) => ({
      ...pricesQuery(core, { caipChainId: token?.caipChainId ?? '', tokens }),
      enabled: token !== undefined,
    })),
  })
  const fiatValue = (
    token: Token | undefined,
    amount: bigint | undefined,
    prices: ReadonlyMap<string, string> | undefined,
  ) => {
    if (token === undefined || amount === undefined) return undefined
    const { decimals } = token
    return fiatOf({ amount, decimals, price: prices?.get(keyOf(token)) }, locale)
  }
  return {
    sent: (amount: bigint | undefined) => fiatValue(origin, amount, here?.data),
    received: (amount: bigint | undefined) => fiatValue(destination, amount, there?.data),
    /** Of one token of the origin. */
    price: origin && here?.data?.get(keyOf(origin)),
    feePrice: here?.data?.get('native'),
  }
}
