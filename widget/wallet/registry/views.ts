import type { NoParams } from '#kernel/router/view.ts'
import type { WalletListing } from '#kernel/walletListing.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    /** A wallet of the page acts on several kinds of chains: which is meant. */
    ConnectNamespace: { readonly connectorIds: readonly string[] }
    /** Some to start with. */
    GetWallet: NoParams
    /** Where a wallet can be had. */
    Downloads: { readonly wallet: WalletListing }
    WhatIsAWallet: NoParams
  }
}
