import type { SocialLogin } from '#protocol'
import type { DirectoryWallet } from '../directoryWallet.ts'

/** Every view of the widget, with what it needs to be drawn (S2). */
export type View =
  | { readonly name: 'Connect' }
  | { readonly name: 'ConnectingExternal'; readonly connectorId: string }
  /** A wallet of the page acts on several kinds of chains: which is meant. */
  | { readonly name: 'ConnectNamespace'; readonly connectorIds: readonly string[] }
  /** A pairing of our own, or one that the page has made (S2.02). */
  | {
      readonly name: 'ConnectingWalletConnect'
      readonly uri?: string | undefined
      /** Picked from the directory; without one, any wallet may scan. */
      readonly wallet?: DirectoryWallet | undefined
    }
  | { readonly name: 'AllWallets' }
  /** The wallets behind the one row of Connect (S9.11). */
  | { readonly name: 'ConnectWallets' }
  /** The address, to be corrected or typed again. */
  | { readonly name: 'EmailLogin' }
  | { readonly name: 'EmailDevice' }
  | { readonly name: 'EmailOtp' }
  | { readonly name: 'ConnectSocials' }
  | { readonly name: 'ConnectingSocial'; readonly provider: SocialLogin }
  | { readonly name: 'ConnectingFarcaster' }
  /** What the secure origin asks, drawn by itself. */
  | { readonly name: 'ApproveTransaction' }
  /** Address, recovery, devices and the key of the embedded wallet. */
  | { readonly name: 'EmbeddedWallet' }
  /** Whether this site may know who logged in. */
  | {
      readonly name: 'ShareProfile'
      readonly email?: string | undefined
      readonly username?: string | undefined
    }
  /** What sites may do with the smart account. */
  | { readonly name: 'SmartSessions' }
  | { readonly name: 'UpdateEmail' }
  | { readonly name: 'UpdateEmailPrimaryOtp' }
  | { readonly name: 'UpdateEmailSecondaryOtp' }
  | { readonly name: 'WhatIsAWallet' }
  /** Some to start with. */
  | { readonly name: 'GetWallet' }
  | { readonly name: 'WhatIsANetwork' }
  /** Where a wallet can be had. */
  | { readonly name: 'Downloads'; readonly wallet: DirectoryWallet }
  | SignInView<'SIWXSignMessage'>
  | SignInView<'ConnectingSiwe'>
  | { readonly name: 'Account' }
  /** An entry of the account's history, or a transaction of the widget's own. */
  | { readonly name: 'TransactionDetails'; readonly id: string }
  /** A thing of the account's collection. */
  | { readonly name: 'NftDetails'; readonly id: string }
  | { readonly name: 'Receive' }
  | { readonly name: 'Buy' }
  | { readonly name: 'BuyToken' }
  | { readonly name: 'BuyProgress'; readonly purchaseId: string }
  | { readonly name: 'WhatIsABuy' }
  | { readonly name: 'Pay' }
  | { readonly name: 'Swap' }
  | { readonly name: 'SwapToken'; readonly side: 'from' | 'to' }
  | { readonly name: 'SwapReview' }
  | { readonly name: 'SwapProgress'; readonly swapId: string }
  | { readonly name: 'RegisterAccountName' }
  | { readonly name: 'RegisterAccountNameSuccess'; readonly accountName: string }
  | { readonly name: 'Send' }
  | { readonly name: 'SendToken' }
  | { readonly name: 'SendReview' }
  | { readonly name: 'SendProgress'; readonly transactionId: string }
  | { readonly name: 'Networks' }
  | { readonly name: 'UnsupportedChain' }
  /** What is kept here, and the log for support. */
  | { readonly name: 'Settings' }
  | { readonly name: 'Bridge' }
  | { readonly name: 'TokenPicker'; readonly side: 'origin' | 'destination' }
  | { readonly name: 'BridgeRecipient' }
  | { readonly name: 'BridgeReview' }
  | { readonly name: 'TransferProgress'; readonly transferId: string }
  | { readonly name: 'TransferDetails'; readonly transferId: string }
  | { readonly name: 'Transfers' }

/** `next`: what was being done before somebody had to sign in. */
type SignInView<name> = { readonly name: name; readonly next?: 'Bridge' | undefined }

export type ViewName = View['name']
