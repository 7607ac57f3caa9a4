import { addressKey } from '#lib/addressKey.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { fiatOf } from '#ui/form/fiat.ts'

export type FiatToken = Pick<BridgeToken, 'caipChainId' | 'address' | 'isNative' | 'decimals'>

/** What one of each token of a network costs in dollars, by `priceKey`. */
type Prices = ReadonlyMap<string, string> | undefined

export type BridgeFiatValues = {
  readonly sent: (amount: bigint | undefined) => string | undefined
  readonly received: (amount: bigint | undefined) => string | undefined
  /** Of one token of the origin. */
  readonly price: string | undefined
  /** Of the currency that pays the fee on the origin. */
  readonly feePrice: string | undefined
}

export const priceKey = ({ address, isNative }: FiatToken) =>
  isNative ? 'native' : addressKey(address)

/** What the amounts on both sides are worth in dollars; undefined without a price. */
export function toBridgeFiatValues(options: {
  origin: FiatToken | undefined
  destination: FiatToken | undefined
  originPrices: Prices
  destinationPrices: Prices
  locale: string
}): BridgeFiatValues {
  const { origin, destination, originPrices, destinationPrices, locale } = options
  const worth = (token: FiatToken | undefined, amount: bigint | undefined, prices: Prices) => {
    if (token === undefined || amount === undefined) return undefined
    return fiatOf({ amount, decimals: token.decimals, price: prices?.get(priceKey(token)) }, locale)
  }
  return {
    sent: (amount) => worth(origin, amount, originPrices),
    received: (amount) => worth(destination, amount, destinationPrices),
    price: origin && originPrices?.get(priceKey(origin)),
    feePrice: originPrices?.get('native'),
  }
}
