import type { ViewName } from '#kernel/router/view.ts'
import { type LazyView, lazyView } from '#ui/modal/lazyView.ts'
import type { LoginViews } from '#features/login/loginViews.ts'

/** A view of the embedded wallet: they share a chunk and its words. */
function loginView<N extends keyof LoginViews>(name: N): LazyView<N> {
  const load = async () => ({
    default: (await import('#features/login/loginViews.ts')).loginViews[name],
  })
  return lazyView(load, ['login'])
}

/** Every view of the stack and where its code is; a missing one does not compile. */
export const views = {
  Connect: lazyView(() => import('#features/connect/views/Connect/ConnectView.tsx')),
  ConnectingExternal: lazyView(
    () => import('#features/connect/views/ConnectingExternal/ConnectingExternalView.tsx'),
  ),
  ConnectNamespace: lazyView(
    () => import('#features/connect/views/ConnectNamespace/ConnectNamespaceView.tsx'),
    ['account'],
  ),
  ConnectingWalletConnect: lazyView(
    () => import('#features/connect/views/ConnectingWalletConnect/ConnectingWalletConnectView.tsx'),
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
  ConnectWallets: lazyView(() => import('#features/connect/views/Connect/ConnectWalletsView.tsx')),
  WhatIsAWallet: lazyView(
    () => import('#features/connect/views/WhatIsAWallet/WhatIsAWalletView.tsx'),
  ),
  WhatIsANetwork: lazyView(
    () => import('#features/networks/views/WhatIsANetwork/WhatIsANetworkView.tsx'),
  ),
  GetWallet: lazyView(() => import('#features/connect/views/GetWallet/GetWalletView.tsx')),
  Downloads: lazyView(() => import('#features/connect/views/Downloads/DownloadsView.tsx')),
  AllWallets: lazyView(() => import('#features/connect/views/AllWallets/AllWalletsView.tsx')),
  SIWXSignMessage: lazyView(
    () => import('#features/signIn/views/SIWXSignMessage/SIWXSignMessageView.tsx'),
  ),
  ConnectingSiwe: lazyView(
    () => import('#features/signIn/views/ConnectingSiwe/ConnectingSiweView.tsx'),
  ),
  Account: lazyView(() => import('#features/account/views/Account/AccountView.tsx'), ['account']),
  TransactionDetails: lazyView(
    () => import('#features/account/views/TransactionDetails/TransactionDetailsView.tsx'),
    ['account'],
  ),
  NftDetails: lazyView(
    () => import('#features/account/views/NftDetails/NftDetailsView.tsx'),
    ['account'],
  ),
  Receive: lazyView(() => import('#features/receive/views/Receive/ReceiveView.tsx'), ['account']),
  Buy: lazyView(() => import('#features/buy/views/Buy/BuyView.tsx'), ['account', 'bridge']),
  BuyToken: lazyView(() => import('#features/buy/views/Buy/BuyTokenView.tsx'), ['account']),
  BuyProgress: lazyView(
    () => import('#features/buy/views/BuyProgress/BuyProgressView.tsx'),
    ['account'],
  ),
  WhatIsABuy: lazyView(
    () => import('#features/buy/views/WhatIsABuy/WhatIsABuyView.tsx'),
    ['account'],
  ),
  Pay: lazyView(() => import('#features/pay/views/Pay/PayView.tsx'), ['account']),
  Swap: lazyView(() => import('#features/swap/views/Swap/SwapView.tsx'), ['bridge', 'account']),
  SwapToken: lazyView(
    () => import('#features/swap/views/SwapToken/SwapTokenView.tsx'),
    ['bridge', 'account'],
  ),
  SwapReview: lazyView(
    () => import('#features/swap/views/SwapReview/SwapReviewView.tsx'),
    ['bridge', 'account'],
  ),
  SwapProgress: lazyView(
    () => import('#features/swap/views/SwapProgress/SwapProgressView.tsx'),
    ['bridge', 'account'],
  ),
  RegisterAccountName: lazyView(
    () => import('#features/names/views/RegisterAccountName/RegisterAccountNameView.tsx'),
    ['account'],
  ),
  RegisterAccountNameSuccess: lazyView(
    () =>
      import('#features/names/views/RegisterAccountNameSuccess/RegisterAccountNameSuccessView.tsx'),
    ['account'],
  ),
  Send: lazyView(() => import('#features/send/views/Send/SendView.tsx'), ['account', 'bridge']),
  SendToken: lazyView(
    () => import('#features/send/views/SendToken/SendTokenView.tsx'),
    ['account', 'bridge'],
  ),
  SendReview: lazyView(
    () => import('#features/send/views/SendReview/SendReviewView.tsx'),
    ['account', 'bridge'],
  ),
  SendProgress: lazyView(
    () => import('#features/send/views/SendProgress/SendProgressView.tsx'),
    ['account'],
  ),
  Networks: lazyView(
    () => import('#features/networks/views/Networks/NetworksView.tsx'),
    ['account'],
  ),
  UnsupportedChain: lazyView(
    () => import('#features/networks/views/UnsupportedChain/UnsupportedChainView.tsx'),
    ['account'],
  ),
  Settings: lazyView(
    () => import('#features/settings/views/Settings/SettingsView.tsx'),
    ['account'],
  ),
  Bridge: lazyView(() => import('#features/bridge/views/Bridge/BridgeView.tsx'), ['bridge']),
  TokenPicker: lazyView(
    () => import('#features/bridge/views/TokenPicker/TokenPickerView.tsx'),
    ['bridge'],
  ),
  BridgeRecipient: lazyView(
    () => import('#features/bridge/views/Bridge/BridgeRecipientView.tsx'),
    ['bridge', 'account'],
  ),
  BridgeReview: lazyView(
    () => import('#features/bridge/views/BridgeReview/BridgeReviewView.tsx'),
    ['bridge'],
  ),
  TransferProgress: lazyView(
    () => import('#features/bridge/views/TransferProgress/TransferProgressView.tsx'),
    ['bridge'],
  ),
  TransferDetails: lazyView(
    () => import('#features/bridge/views/TransferDetails/TransferDetailsView.tsx'),
    ['bridge'],
  ),
  Transfers: lazyView(
    () => import('#features/bridge/views/Transfers/TransfersView.tsx'),
    ['bridge'],
  ),
} satisfies { readonly [name in ViewName]: LazyView<name> }
