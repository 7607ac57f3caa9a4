import { startBaseAccount } from './baseAccount.ts'
import { startSafe } from './safePage.ts'
import type { WalletConfig, WalletDocument } from './config.ts'
import { startWallet } from './page.ts'
import { startPopup } from './popup.ts'

/** The bundle is one function: it knows which of its documents it runs in. */
export default function start(kind: WalletDocument, config: WalletConfig): void {
  if (kind === 'baseAccount') startBaseAccount(config)
  else if (kind === 'safe') startSafe(config)
  else if (kind === 'popup') startPopup()
  else startWallet(reached(config, document.currentScript), document.currentScript)
}

/** A page of another origin than devnet's includes the script from there, and asks its chains there. */
function reached(config: WalletConfig, script: Document['currentScript']): WalletConfig {
  const base = script instanceof HTMLScriptElement ? script.src : location.href
  const chains = config.chains.map((chain) => ({
    ...chain,
    rpcUrl: new URL(chain.rpcUrl, base).href,
  }))
  return { ...config, chains }
}
