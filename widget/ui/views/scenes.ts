import { accountScenes } from './Account/Account.scenes.tsx'
import { allWalletsScenes } from './AllWallets/AllWallets.scenes.tsx'
import { bridgeScenes } from './Bridge/Bridge.scenes.tsx'
import { reviewScenes } from './BridgeReview/BridgeReview.scenes.tsx'
import { buyScenes } from './Buy/Buy.scenes.tsx'
import { buyProgressScenes } from './BuyProgress/BuyProgress.scenes.tsx'
import { connectScenes } from './Connect/Connect.scenes.tsx'
import { socialScenes } from './ConnectSocials/ConnectSocials.scenes.tsx'
import { emailScenes } from './EmailLogin/EmailLogin.scenes.tsx'
import { embeddedScenes } from './EmbeddedWallet/EmbeddedWallet.scenes.tsx'
import { connectNamespaceScenes } from './ConnectNamespace/ConnectNamespace.scenes.tsx'
import { networksScenes } from './Networks/Networks.scenes.tsx'
import { walletConnectScenes } from './ConnectingWalletConnect/ConnectingWalletConnect.scenes.tsx'
import { payScenes } from './Pay/Pay.scenes.tsx'
import { receiveScenes } from './Receive/Receive.scenes.tsx'
import { nameScenes } from './RegisterAccountName/RegisterAccountName.scenes.tsx'
import { helpScenes } from './Downloads/Downloads.scenes.tsx'
import { signInScenes } from './SIWXSignMessage/SIWXSignMessage.scenes.tsx'
import { sessionScenes } from './SmartSessions/SmartSessions.scenes.tsx'
import { sendScenes } from './Send/Send.scenes.tsx'
import { sendSolanaScenes } from './Send/SendSolana.scenes.tsx'
import type { Scene } from './scene.ts'
import { settingsScenes } from './Settings/Settings.scenes.tsx'
import { swapScenes } from './Swap/Swap.scenes.tsx'
import { shellScenes } from './Shell/Shell.scenes.tsx'
import { detailsScenes } from './TransferDetails/TransferDetails.scenes.tsx'
import { transactionScenes } from './TransactionDetails/TransactionDetails.scenes.tsx'
import { transferScenes } from './TransferProgress/TransferProgress.scenes.tsx'

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
