import type { BuyQuestion } from './queries.ts'

/** Coins that are worth about one US dollar. */
const dollarCoins: readonly string[] = ['USDC', 'USDT', 'DAI', 'PYUSD', 'USDS']

/** What stands in for a price: never anything that a purchase is begun with (S8.11). */
export type BuyEstimate = {
  readonly paymentTotal: string
  /** A decimal of the token; absent where one is not worth one of the currency. */
  readonly purchaseAmount: string | undefined
}

/** Without a price, as much of a dollar coin as there are dollars, and nothing of anything else. */
export function estimateOf({ token, currency, amount }: BuyQuestion): BuyEstimate {
  const isAlike = currency.id === 'USD' && dollarCoins.includes(token.symbol)
  return { paymentTotal: amount, purchaseAmount: isAlike ? amount : undefined }
}
