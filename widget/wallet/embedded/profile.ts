import type { Core } from '#kernel/core.ts'
import { back, push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { storedProfile } from './items.ts'
import { set } from './set.ts'
import { wantsProfile } from './slice.ts'
import { signalWhileViewOpen } from './signalWhileViewOpen.ts'

/** What of somebody a page would be told. */
export type Profile = {
  readonly email?: string | undefined
  readonly username?: string | undefined
}

/**
 * Asks once, while somebody logs in, whether this site may know who they are (S18). Without an answer
 * it may not; the login goes on whatever they say.
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

/** The answer, and each change of it: it holds for this site until the login is forgotten. */
export function shareProfile(core: Core, isShared: boolean): void {
  core.storage.set(storedProfile, isShared)
  set(core, { profile: isShared ? 'shared' : 'kept' })
  if (topView(core.store.getState().router).name === 'ShareProfile') back(core)
}
