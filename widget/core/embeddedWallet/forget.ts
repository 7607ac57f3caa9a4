import type { Core } from '../core.ts'
import { storedLogin, storedMailedAt } from './items.ts'
import { embeddedWallet } from './slice.ts'

/** Nobody is logged in any more: nothing of them is kept (S3.12, S4.01). */
export function forgetLogin(core: Core): void {
  core.storage.remove(storedLogin)
  core.storage.remove(storedMailedAt)
  const { user, change, mailedAt, approval } = embeddedWallet
  core.store.setState((state) => ({
    embeddedWallet: { ...state.embeddedWallet, user, change, mailedAt, approval },
  }))
}
