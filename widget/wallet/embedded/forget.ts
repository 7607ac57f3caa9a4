import type { Core } from '#kernel/core.ts'
import { storedLogin, storedProfile } from './items.ts'
import { embeddedWallet } from './slice.ts'

/** Clears everything that is kept of a person who is no longer logged in (S3.12, S4.01). */
export function forgetLogin(core: Core): void {
  core.storage.remove(storedLogin)
  // The next login may be another person's.
  core.storage.remove(storedProfile)
  // The mail cooldown is kept: one mail in 30 s, whoever logs in (S5.01).
  const { user, profile, change, approval } = embeddedWallet
  core.store.setState((state) => ({
    embeddedWallet: { ...state.embeddedWallet, user, profile, change, approval },
  }))
}
