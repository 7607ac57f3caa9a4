import type { ViewName } from '#core/router/view.ts'
import { type LazyView, lazyView } from './lazyView.ts'
import type { LoginViews } from './loginViews.ts'

/** A view of the embedded wallet: they share a chunk and its words. */
function loginView<N extends keyof LoginViews>(name: N): LazyView<N> {
  const load = async () => ({ default: (await import('./loginViews.ts')).loginViews[name] })
  return lazyView(load, ['login'])
}

/** Every view of the stack and where its code is; a missing one does not compile. */
export const views = {
  Connect: lazyView(() => import('./Connect/ConnectView.tsx')),
  ConnectingExternal: lazyView(() => import('./ConnectingExternal/ConnectingExternalView.tsx')),
  ConnectNamespace: lazyView(
    () => import('./ConnectNamespace/ConnectNamespaceView.tsx'),
    ['account'],
  ),
  ConnectingWalletConnect: lazyView(
    () => import('./ConnectingWalletConnect/ConnectingWalletConnectView.tsx'),
  ),
  EmailLogin: loginView('EmailLogin'),
  EmailDevice: loginView('EmailDevice'),
  EmailOtp: loginView('EmailOtp'),
  ConnectSocials: loginView('ConnectSocials'),
  ConnectingSocial: loginView('ConnectingSocial'),
  ConnectingFarcaster: loginView('ConnectingFarcaster'),
  ApproveTransaction: loginView('ApproveTransaction'),
  EmbeddedWallet: loginView('EmbeddedWallet'),
  ShareProfile: loginView('ShareProfile'),
  SmartSessions: loginView('SmartSessions'),
  UpdateEmail: loginView('UpdateEmail'),
  UpdateEmailPrimaryOtp: loginView('UpdateEmailPrimaryOtp'),
  UpdateEmailSecondaryOtp: loginView('UpdateEmailSecondaryOtp'),
  ConnectWallets: lazyView(() => import('./Connect/ConnectWalletsView.tsx')),
  WhatIsAWallet: lazyView(() => import('./WhatIsAWallet/WhatIsAWalletView.tsx')),
  WhatIsANetwork: lazyView(() => import('./WhatIsANetwork/WhatIsANetworkView.tsx')),
  GetWallet: lazyView(() => import('./GetWallet/GetWalletView.tsx')),
  Downloads: lazyView(() => import('./Downloads/DownloadsView.tsx')),
  AllWallets: lazyView(() => import('./AllWallets/AllWalletsView.tsx')),
  SIWXSignMessage: lazyView(() => import('./SIWXSignMessage/SIWXSignMessageView.tsx')),
  ConnectingSiwe: lazyView(() => import('./ConnectingSiwe/ConnectingSiweView.tsx')),
  Account: lazyView(() => import('./Account/AccountView.tsx'), ['account']),
  TransactionDetails: lazyView(
    () => import('./TransactionDetails/TransactionDetailsView.tsx'),
    ['account'],
  ),
  NftDetails: lazyView(() => import('./NftDetails/NftDetailsView.tsx'), ['account']),
  Receive: lazyView(() => import('./Receive/ReceiveView.tsx'), ['account']),
  Buy: lazyView(() => import('./Buy/BuyView.tsx'), ['account', 'bridge']),
  BuyToken: lazyView(() => import('./Buy/BuyTokenView.tsx'), ['account']),
  BuyProgress: lazyView(() => import('./BuyProgress/BuyProgressView.tsx'), ['account']),
  WhatIsABuy: lazyView(() => import('./WhatIsABuy/WhatIsABuyView.tsx'), ['account']),
  Pay: lazyView(() => import('./Pay/PayView.tsx'), ['account']),
  Swap: lazyView(() => import('./Swap/SwapView.tsx'), ['bridge', 'account']),
  SwapToken: lazyView(() => import('./SwapToken/SwapTokenView.tsx'), ['bridge', 'account']),
  SwapReview: lazyView(() => import('./SwapReview/SwapReviewView.tsx'), ['bridge', 'account']),
  SwapProgress: lazyView(
    () => import('./SwapProgress/SwapProgressView.tsx'),
    ['bridge', 'account'],
  ),
  RegisterAccountName: lazyView(
    () => import('./RegisterAccountName/RegisterAccountNameView.tsx'),
    ['account'],
  ),
  RegisterAccountNameSuccess: lazyView(
    () => import('./RegisterAccountNameSuccess/RegisterAccountNameSuccessView.tsx'),
    ['account'],
  ),
  Send: lazyView(() => import('./Send/SendView.tsx'), ['account', 'bridge']),
  SendToken: lazyView(() => import('./SendToken/SendTokenView.tsx'), ['account', 'bridge']),
  SendReview: lazyView(() => import('./SendReview/SendReviewView.tsx'), ['account', 'bridge']),
  SendProgress: lazyView(() => import('./SendProgress/SendProgressView.tsx'), ['account']),
  Networks: lazyView(() => import('./Networks/NetworksView.tsx'), ['account']),
  UnsupportedChain: lazyView(
    () => import('./UnsupportedChain/UnsupportedChainView.tsx'),
    ['account'],
  ),
  Settings: lazyView(() => import('./Settings/SettingsView.tsx'), ['account']),
  Bridge: lazyView(() => import('./Bridge/BridgeView.tsx'), ['bridge']),
  TokenPicker: lazyView(() => import('./TokenPicker/TokenPickerView.tsx'), ['bridge']),
  BridgeRecipient: lazyView(
    () => import('./Bridge/BridgeRecipientView.tsx'),
    ['bridge', 'account'],
  ),
  BridgeReview: lazyView(() => import('./BridgeReview/BridgeReviewView.tsx'), ['bridge']),
  TransferProgress: lazyView(
    () => import('./TransferProgress/TransferProgressView.tsx'),
    ['bridge'],
  ),
  TransferDetails: lazyView(() => import('./TransferDetails/TransferDetailsView.tsx'), ['bridge']),
  Transfers: lazyView(() => import('./Transfers/TransfersView.tsx'), ['bridge']),
} satisfies { readonly [name in ViewName]: LazyView<name> }
