import type { WalletConfig } from './config.ts'
import { startWallet } from './page.ts'
import { startPopup } from './popup.ts'

/** The bundle is one function: it knows which of the two documents it runs in. */
export default function start(kind: 'page' | 'popup', config: WalletConfig): void {
  if (kind === 'popup') startPopup()
  else startWallet(config, document.currentScript)
}
