import type { Core } from '#kernel/core.ts'
import { back, push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { storedProfile } from './items.ts'
import { set } from './set.ts'
import { wantsProfile } from './slice.ts'
import { signalWhileViewOpen } from './signalWhileViewOpen.ts'

/** What a page would learn about the person. */
export type Profile = {
  readonly email?: string | undefined
  readonly username?: string | undefined
}

/**
 * Asks the person once, during login, whether this site may know who they are (S18). Without an answer
 * it may not; the login continues either way.
 */
export async function askProfile(core: Core, { email, username }: Profile): Promise<void> {
  const { config, modal } = core.store.getState()
  if (!wantsProfile(config) || !modal.open || core.storage.get(storedProfile) !== undefined) return
  if (email === undefined && username === undefined) return
  push(core, { name: 'ShareProfile', email, username })
  const { signal, stop } = signalWhileViewOpen(core, ['ShareProfile'])
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
  stop()
}

/** Stores the answer, and each change of it: it applies to this site until the login is cleared. */
export function shareProfile(core: Core, isShared: boolean): void {
  core.storage.set(storedProfile, isShared)
  set(core, { profile: isShared ? 'shared' : 'kept' })
  if (topView(core.store.getState().router).name === 'ShareProfile') back(core)
}
