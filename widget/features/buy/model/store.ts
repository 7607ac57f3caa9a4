import type { Core } from '#kernel/core.ts'
import { storedPurchases } from './items.ts'
import { KEPT_PURCHASES } from './limits.ts'
import { isOpenPurchase } from '#transactions/purchases/open.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'

/** Reads what this browser keeps into the state; what this document knows stays. */
export function loadPurchases(core: Core): readonly Purchase[] {
  const { purchases: known } = core.store.getState().onramp
  const stored = core.storage.get(storedPurchases) ?? []
  const missing = stored.filter(({ id }) => !known.some((other) => other.id === id))
  if (missing.length === 0) return known
  const purchases = newestFirst([...known, ...missing])
  core.store.setState(({ onramp }) => ({ onramp: { ...onramp, purchases } }))
  return purchases
}

export function findPurchase(core: Core, id: string): Purchase | undefined {
  return core.store.getState().onramp.purchases.find((purchase) => purchase.id === id)
}

/** Writes one down, in the place of what was known of it. */
export function savePurchase(core: Core, purchase: Purchase): void {
  const others = loadPurchases(core).filter(({ id }) => id !== purchase.id)
  const purchases = newestFirst([purchase, ...others])
  core.store.setState(({ onramp }) => ({ onramp: { ...onramp, purchases } }))
  // What is still open is what another document has to know.
  const ordered = [...purchases].sort(
    (a, b) => Number(isOpenPurchase(b)) - Number(isOpenPurchase(a)),
  )
  core.storage.set(storedPurchases, ordered.slice(0, KEPT_PURCHASES))
}

function newestFirst(purchases: readonly Purchase[]): readonly Purchase[] {
  return [...purchases].sort((a, b) => b.at - a.at)
}
