import { wait } from '#lib/abort.ts'
import type { Core } from '#kernel/core.ts'
import { advancePurchase } from './advance.ts'
import { PURCHASE_PATIENCE_MS, PURCHASE_POLL_MS } from './limits.ts'
import { isOpenPurchase } from '#transactions/purchases/open.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import { readBalance } from './queries.ts'
import { onrampService } from './service.ts'
import { findPurchase, loadPurchases, savePurchase } from './store.ts'

const watched = new WeakMap<Core, Set<string>>()

/**
 * Polls every few seconds what became of a purchase, until it has ended or the wait is over (S7.03).
 * At most one poll runs for each purchase; rejects only when the widget is destroyed.
 */
export async function watchPurchase(core: Core, id: string): Promise<void> {
  const mine = watched.get(core) ?? new Set()
  watched.set(core, mine)
  if (mine.has(id)) return
  mine.add(id)
  try {
    for (;;) {
      await poll(core, id)
      const purchase = findPurchase(core, id)
      if (purchase === undefined || !isOpenPurchase(purchase)) return
      if (core.now() >= purchase.waitUntil) return
      await wait(PURCHASE_POLL_MS, core.signal)
    }
  } finally {
    mine.delete(id)
  }
}

/** Resumes the purchases that another document of this site has begun. */
export async function resumePurchases(core: Core): Promise<void> {
  const open = loadPurchases(core).filter(isOpenPurchase)
  await Promise.all(open.map(({ id }) => watchPurchase(core, id)))
}

/** Waits again for a purchase whose wait was over. */
export async function keepWaiting(core: Core, id: string): Promise<void> {
  const purchase = findPurchase(core, id)
  if (purchase === undefined || !isOpenPurchase(purchase)) return
  savePurchase(core, { ...purchase, waitUntil: core.now() + PURCHASE_PATIENCE_MS })
  await watchPurchase(core, id)
}

/** The person says that they did not pay; anything that still arrives is theirs. */
export function leavePurchase(core: Core, id: string): void {
  const purchase = findPurchase(core, id)
  if (purchase === undefined || !isOpenPurchase(purchase)) return
  savePurchase(core, { ...purchase, status: 'left' })
}

async function poll(core: Core, id: string): Promise<void> {
  const purchase = findPurchase(core, id)
  if (purchase === undefined) return
  const { address: account, caipChainId, token, provider } = purchase
  // A failed request says nothing about the purchase; the next poll may succeed.
  const [rows, balance] = await Promise.all([
    // Meld reports no purchases: what it sold is detected by its arrival.
    provider === 'meld'
      ? undefined
      : onrampService(core)
          .then((service) => service.getPurchases(account, core.signal))
          .catch(() => undefined),
    readBalance(core, { caipChainId, address: token.address, account }).catch(() => undefined),
  ])
  core.signal.throwIfAborted()
  // The person may have left the purchase while the requests were in flight.
  const current = findPurchase(core, id)
  if (current === undefined) return
  const next = advancePurchase(current, { rows, balance })
  if (isSame(current, next)) return
  savePurchase(core, next)
  if (next.status !== 'arrived') return
  await Promise.all(
    ['balances', 'holdings', 'activity'].map((name) =>
      core.queries.invalidateQueries({ queryKey: [name] }),
    ),
  )
}

function isSame(a: Purchase, b: Purchase): boolean {
  return a.status === b.status && a.providerId === b.providerId && a.expected === b.expected
}
