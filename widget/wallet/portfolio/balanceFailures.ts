import { toWireError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { BALANCE_AGE_MS } from './limits.ts'
import { showToast } from '#kernel/notices/notices.ts'

/** What arrived, or did not, is worth more: it stays until it was seen. */
function hasToast({ store }: Core): boolean {
  const { toast } = store.getState().notices
  return toast !== undefined && !('says' in toast.content)
}

/**
 * Says when balances that are shown could not be read anew, or when the service did not tell them
 * and the chain is asked instead, at most once in the time that they are believed (S8.01). Where
 * none was read yet, the view says it.
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
