import { offersWalletConnect } from '#kernel/config/slice.ts'
import type { State } from '#kernel/store.ts'
import { needsAgreement } from '../connections/legal.ts'
import { offersLogin } from './slice.ts'

/**
 * On a phone an app is the only way where there is no wallet in the page, no login and no stored
 * connection (S2.02). A login that the project has yet to allow counts, so that the view does not
 * change while the person reads it.
 */
export function isOnlyByApp(state: State): boolean {
  const { config, wallets, connections } = state
  if (config.phone !== true || wallets.page.length > 0 || needsAgreement(state)) return false
  // One with accounts is live, or stored and on its way back.
  const isKept = Object.values(connections.byNamespace).some((one) => one && 'accounts' in one)
  return !isKept && !offersLogin(state) && offersWalletConnect(config)
}
