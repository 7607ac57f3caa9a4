import type { Address } from 'viem'

/** A token that the build or the deployment vouches for. */
export type PinnedToken = {
  readonly address: Address
  /** Empty for a token that only wraps a currency. */
  readonly symbol: string
  /** The number of decimals. */
  readonly decimals: number
}
