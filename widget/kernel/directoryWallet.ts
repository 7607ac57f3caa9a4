import type { Listing } from '#clients/directory/listing.ts'

/** A wallet of the directory, or one that the site added itself (S3.05). */
export type DirectoryWallet = Listing & {
  /** https or data image; custom wallets and resolved images. */
  readonly imageUrl?: string | undefined
}
