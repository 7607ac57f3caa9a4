import { accountScenes } from '#features/account/views/Account/Account.scenes.tsx'
import { allWalletsScenes } from '#features/connect/views/AllWallets/AllWallets.scenes.tsx'
import { bridgeScenes } from '#features/bridge/views/Bridge/Bridge.scenes.tsx'
import { reviewScenes } from '#features/bridge/views/BridgeReview/BridgeReview.scenes.tsx'
import { buyScenes } from '#features/buy/views/Buy/Buy.scenes.tsx'
import { buyProgressScenes } from '#features/buy/views/BuyProgress/BuyProgress.scenes.tsx'
import { connectScenes } from '#features/connect/views/Connect/Connect.scenes.tsx'
import { socialScenes } from '#features/login/views/ConnectSocials/ConnectSocials.scenes.tsx'
import { emailScenes } from '#features/login/views/EmailLogin/EmailLogin.scenes.tsx'
import { embeddedScenes } from '#features/login/views/EmbeddedWallet/EmbeddedWallet.scenes.tsx'
import { connectNamespaceScenes } from '#features/connect/views/ConnectNamespace/ConnectNamespace.scenes.tsx'
import { networksScenes } from '#features/networks/views/Networks/Networks.scenes.tsx'
import { walletConnectScenes } from '#features/connect/views/ConnectingWalletConnect/ConnectingWalletConnect.scenes.tsx'
import { payScenes } from '#features/pay/views/Pay/Pay.scenes.tsx'
import { receiveScenes } from '#features/receive/views/Receive/Receive.scenes.tsx'
import { nameScenes } from '#features/names/views/RegisterAccountName/RegisterAccountName.scenes.tsx'
import { helpScenes } from '#features/connect/views/Downloads/Downloads.scenes.tsx'
import { signInScenes } from '#features/signIn/views/SIWXSignMessage/SIWXSignMessage.scenes.tsx'
import { sessionScenes } from '#features/sessions/views/SmartSessions/SmartSessions.scenes.tsx'
import { sendScenes } from '#features/send/views/Send/Send.scenes.tsx'
import { sendSolanaScenes } from '#features/send/views/Send/SendSolana.scenes.tsx'
import type { Scene } from '#ui/testing/scene.ts'
import { settingsScenes } from '#features/settings/views/Settings/Settings.scenes.tsx'
import { swapScenes } from '#features/swap/views/Swap/Swap.scenes.tsx'
import { shellScenes } from '#ui/modal/shell/Shell.scenes.tsx'
import { detailsScenes } from '#features/bridge/views/TransferDetails/TransferDetails.scenes.tsx'
import { transactionScenes } from '#features/account/views/TransactionDetails/TransactionDetails.scenes.tsx'
import { transferScenes } from '#features/bridge/views/TransferProgress/TransferProgress.scenes.tsx'

/** Every drawing in every state. */
export const scenes: readonly Scene[] = [
  ...connectScenes,
  ...emailScenes,
  ...socialScenes,
  ...embeddedScenes,
  ...sessionScenes,
  ...walletConnectScenes,
  ...helpScenes,
  ...allWalletsScenes,
  ...signInScenes,
  ...accountScenes,
  ...transactionScenes,
  ...receiveScenes,
  ...buyScenes,
  ...buyProgressScenes,
  ...payScenes,
  ...nameScenes,
  ...sendScenes,
  ...sendSolanaScenes,
  ...connectNamespaceScenes,
  ...networksScenes,
  ...bridgeScenes,
  ...reviewScenes,
  ...swapScenes,
  ...transferScenes,
  ...detailsScenes,
  ...settingsScenes,
  ...shellScenes,
]
