import type { Toast } from '#kernel/notices/slice.ts'
import { toastAmount } from '#ui/form/toastAmount.ts'
import type { ToastText, ToastContext } from '#kernel/notices/describeToast.ts'
import type { Core } from '#kernel/core.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'
import { hideToast, showToast } from '#kernel/notices/notices.ts'

/** Tells that a purchase arrived, or was not paid, while another view is shown. */
export function showToasts(core: Core, before: State, after: State): void {
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

/** Who looks at it needs no toast of it. */
function dropSeenToast(core: Core, state: State): void {
  const { toast } = state.notices
  if (toast === undefined || !('purchaseId' in toast.content)) return
  if (isShown(state, toast.content.purchaseId)) hideToast(core, toast.id)
}

function isShown({ modal, router }: State, id: string): boolean {
  const view = topView(router)
  return modal.open && view.name === 'BuyProgress' && view.purchaseId === id
}

/** A purchase in words, and the view that shows it. */
export function describeToast(
  content: Toast['content'],
  { words, locale }: ToastContext,
): ToastText | undefined {
  if (!('purchaseId' in content)) return undefined
  const { purchaseId, token, buying } = content
  const amount = toastAmount(token, locale)
  const message = buying === 'arrived' ? words.bought(amount) : words.notBought(amount)
  return { message, view: { name: 'BuyProgress', purchaseId }, label: words.seeSent }
}
