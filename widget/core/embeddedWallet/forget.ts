import type { Core } from '../core.ts'
import { storedLogin, storedMailedAt, storedProfile } from './items.ts'
import { embeddedWallet } from './slice.ts'

/** Nobody is logged in any more: nothing of them is kept (S3.12, S4.01). */
export function forgetLogin(core: Core): void {
  core.storage.remove(storedLogin)
  core.storage.remove(storedMailedAt)
  // Who logs in next may be somebody else.
  core.storage.remove(storedProfile)
  const { user, profile, change, mailedAt, approval } = embeddedWallet
  core.store.setState((state) => ({
    embeddedWallet: { ...state.embeddedWallet, user, profile, change, mailedAt, approval },
  }))
}
