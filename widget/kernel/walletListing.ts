import type { Listing } from '#clients/walletRegistry/listing.ts'

/** A wallet of the registry, or one that the site added itself (S3.05). */
export type WalletListing = Listing & {
  /** https or data image; custom wallets and resolved images. */
  readonly imageUrl?: string | undefined
}
