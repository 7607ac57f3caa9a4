import type { NoParams } from '#kernel/router/view.ts'
import type { WalletListing } from '#kernel/walletListing.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Connect: NoParams
    ConnectingExternal: { readonly connectorId: string }
    /** The widget's own pairing, or one that the page has made (S2.02). */
    ConnectingWalletConnect: {
      readonly uri?: string | undefined
      /** Picked from the registry; without one, any wallet may scan. */
      readonly wallet?: WalletListing | undefined
    }
    /** The wallets behind the one row of Connect (S9.11). */
    ConnectWallets: NoParams
    AllWallets: NoParams
  }
}
