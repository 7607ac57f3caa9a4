import type { Core } from '../core.ts'
import { topView } from '../router/slice.ts'
import type { State } from '../store.ts'
import { hideToast, showToast } from './notices.ts'

/** Tells that a purchase arrived, or was not paid, while another view is shown. */
export function tellPurchaseNews(core: Core, before: State, after: State): void {
  dropSeenToast(core, after)
  if (before.onramp.purchases === after.onramp.purchases) return
  for (const { id, status, token, arrived, expected } of after.onramp.purchases) {
    const known = before.onramp.purchases.find((one) => one.id === id)
    if (known === undefined || known.status === status || isShown(after, id)) continue
    if (status !== 'arrived' && status !== 'failed') continue
    const { symbol, decimals } = token
    showToast(core, status === 'arrived' ? 'success' : 'error', {
      purchaseId: id,
      buying: status,
      token: { symbol, decimals, amount: arrived ?? expected },
    })
  }
}

/** Who looks at it has its news. */
function dropSeenToast(core: Core, state: State): void {
  const { toast } = state.notices
  if (toast === undefined || !('purchaseId' in toast.news)) return
  if (isShown(state, toast.news.purchaseId)) hideToast(core, toast.id)
}

function isShown({ modal, router }: State, id: string): boolean {
  const view = topView(router)
  return modal.open && view.name === 'BuyProgress' && view.purchaseId === id
}
