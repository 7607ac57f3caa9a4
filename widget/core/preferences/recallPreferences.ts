import type { Core } from '../core.ts'
import { isOffered } from '../networks/slice.ts'
import { storedPreferences } from './items.ts'

/** What was chosen on earlier visits, before anything is drawn. */
export function recallPreferences({ store, storage }: Pick<Core, 'store' | 'storage'>): void {
  const preferences = storage.get(storedPreferences)
  if (preferences === undefined) return
  const { network, slippageBps } = preferences
  store.setState(({ networks, swap }) => ({
    preferences,
    networks: isOffered(networks, network) ? { ...networks, active: network } : networks,
    swap: slippageBps === undefined ? swap : { ...swap, form: { ...swap.form, slippageBps } },
  }))
}
