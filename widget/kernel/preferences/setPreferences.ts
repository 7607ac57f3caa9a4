import type { Core } from '../core.ts'
import { storedPreferences } from './items.ts'
import type { Preferences } from './slice.ts'

/** Takes over what was chosen in Settings, at once and for the next visits; `undefined` leaves it to the page. */
export function setPreferences(core: Core, chosen: Preferences): void {
  const next = withoutGaps({ ...core.store.getState().preferences, ...chosen })
  core.store.setState({ preferences: next })
  if (Object.keys(next).length === 0) core.storage.remove(storedPreferences)
  else core.storage.set(storedPreferences, next)
}

/** What was left to the page again is not kept as a hole. */
function withoutGaps(preferences: Preferences): Preferences {
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined))
}
