import type { Namespace } from '#protocol'
import type { WalletListing } from '#kernel/walletListing.ts'

/** What the registry adds to Connect. */
export type Offer = {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly featured: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** Wallets of the page that the site left out by their ids: their rdns, once it is known. */
  readonly hidden: readonly string[] | undefined
  /** How many wallets the list has, where that is known. */
  readonly count: number | undefined
  /** Pictures by their id; null when one did not come in time. */
  readonly images: Readonly<Record<string, string | null>>
}

export const noOffer: Offer = {
  status: 'loading',
  featured: [],
  recommended: [],
  hidden: undefined,
  count: undefined,
  images: {},
}

/** Where the last offer for a namespace is kept, so that Connect starts with it the next time. */
export const offerKey = (namespace: Namespace | undefined) =>
  ['walletRegistry', 'offer', namespace] as const
