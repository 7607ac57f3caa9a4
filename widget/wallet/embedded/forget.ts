import type { Core } from '#kernel/core.ts'
import { storedLogin, storedProfile } from './items.ts'
import { embeddedWallet } from './slice.ts'

/** Nobody is logged in any more: nothing of them is kept (S3.12, S4.01). */
export function forgetLogin(core: Core): void {
  core.storage.remove(storedLogin)
  // Who logs in next may be somebody else.
  core.storage.remove(storedProfile)
  // The clock of the mails goes on: one in 30 s, whoever asks (S5.01).
  const { user, profile, change, approval } = embeddedWallet
  core.store.setState((state) => ({
    embeddedWallet: { ...state.embeddedWallet, user, profile, change, approval },
  }))
}
