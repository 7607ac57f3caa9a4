import { toWireError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { BALANCE_AGE_MS } from './limits.ts'
import { showToast } from '#kernel/notices/notices.ts'

/** True while a toast about a transaction is shown, which matters more and is not replaced. */
function hasToast({ store }: Core): boolean {
  const { toast } = store.getState().notices
  return toast !== undefined && !('says' in toast.content)
}

/**
 * Notifies when shown balances could not be refreshed, or when the service failed and the chain is
 * read as a fallback; at most once per stale time of balances (S8.01). Where no balance was read yet,
 * the view itself reports the failure.
 */
export function notifyOfBalanceFailures(core: Core): () => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return core.queries.getQueryCache().subscribe(({ type, query, ...event }) => {
    const [name] = query.queryKey
    if (type !== 'updated' || (name !== 'balances' && name !== 'serviceBalances')) return
    if (!('action' in event) || event.action.type !== 'error') return
    if (name === 'balances' && query.state.data === undefined) return
    if (core.now() - toldAt < BALANCE_AGE_MS || hasToast(core)) return
    toldAt = core.now()
    const { code } = toWireError(query.state.error)
    showToast(core, 'error', { says: 'balanceUnavailable', code })
  })
}
