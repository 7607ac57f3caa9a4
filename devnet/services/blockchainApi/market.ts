/** What the service says of prices, and what it makes up of the past. */
export type MarketSettings = {
  /** US dollars by symbol; one that is missing has no price. */
  prices: Readonly<Record<string, number>>
  /** How many invented entries stand in an account's history, by lower-case address. */
  past: Readonly<Record<string, number>>
}

export const defaultMarketSettings: MarketSettings = {
  prices: {
    ETH: 2_500.12,
    WETH: 2_500.12,
    USDC: 1,
    'USDC-BNB': 1,
    DAI: 0.9998,
    DEV: 0.52,
    WDEV: 0.52,
  },
  past: {},
}
