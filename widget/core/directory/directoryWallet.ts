/** A wallet of the directory, or one that the site added itself (S3.05). */
export type DirectoryWallet = {
  readonly id: string
  readonly name: string
  /** Of the directory's image service; absent for custom wallets. */
  readonly imageId?: string | undefined
  /** https or data image; custom wallets and resolved images. */
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** CAIP-2 ids that it says it serves. */
  readonly chains: readonly string[]
  readonly homepage?: string | undefined
  /** A native scheme or a universal link. */
  readonly mobileLink?: string | undefined
  readonly linkMode?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly badge?: 'certified' | undefined
}
