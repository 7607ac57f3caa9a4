import type { Core } from '../core.ts'
import { homeNetwork } from '../networks/homeNetwork.ts'
import { storedPreferences } from './items.ts'

/** What was chosen on earlier visits, before anything is drawn. */
export function restorePreferences({ store, storage }: Pick<Core, 'store' | 'storage'>): void {
  const preferences = storage.get(storedPreferences)
  if (preferences === undefined) return
  store.setState(({ config, networks }) => ({
    preferences,
    networks: { ...networks, active: homeNetwork({ config, networks, preferences }) },
  }))
}
