import type { Core } from '../core.ts'
import { push } from './router.ts'

/** Shows where something that goes on is followed, by its id; false where no feature knows it. */
export function follow(core: Core, id: string): boolean {
  const state = core.store.getState()
  for (const { follow } of core.features) {
    const view = follow?.(state, id)
    if (view === undefined) continue
    push(core, view)
    return true
  }
  return false
}
