import { toastAmount } from '#ui/form/toastAmount.ts'
import type { ToastText, ToastContext } from '#kernel/notices/describeToast.ts'
import type { Core } from '#kernel/core.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'
import { findRun, swapIds, swapOutcome, transactionsOf } from './model/outcome.ts'
import { hideToast, showToast } from '#kernel/notices/notices.ts'
import type { SwapToast, Toast } from '#kernel/notices/slice.ts'

/**
 * Reports how a swap ended while another view is shown, including one begun in an earlier document; a
 * declined swap needs no toast.
 */
export function showToasts(core: Core, before: State, after: State): void {
  dropSeenToast(core, after)
  const isSame = before.swap === after.swap && before.transactions.own === after.transactions.own
  if (isSame) return
  for (const swapId of swapIds(after)) {
    const was = swapOutcome(before, swapId)
    const swapping = swapOutcome(after, swapId)
    if (was !== 'running' || swapping === undefined) continue
    if (swapping === 'running' || swapping === 'declined') continue
    const amounts = amountsOf(after, swapId)
    if (amounts === undefined || isShown(after, swapId)) continue
    showToast(core, swapping === 'done' ? 'success' : 'error', { swapId, swapping, ...amounts })
  }
}

/** The amounts of the swap, from this document's run or from its stored transactions. */
function amountsOf(state: State, id: string): Pick<SwapToast, 'given' | 'wanted'> | undefined {
  const order = findRun(state, id)?.order
  if (order !== undefined) {
    const { symbol, decimals } = order.from
    return { given: { symbol, decimals, amount: String(order.amount) }, wanted: order.to.symbol }
  }
  const { approval, swap } = transactionsOf(state, id)
  const purpose = (swap ?? approval)?.purpose
  if (purpose?.type === 'swap') return { given: purpose.from, wanted: purpose.to.symbol }
  if (purpose?.type !== 'approve' || purpose.swap === undefined) return undefined
  return { given: purpose.token, wanted: purpose.swap.to.symbol }
}

/** Drops the toast of a swap that the person is looking at. */
function dropSeenToast(core: Core, state: State): void {
  const { toast } = state.notices
  if (toast === undefined || !('swapId' in toast.content)) return
  if (isShown(state, toast.content.swapId)) hideToast(core, toast.id)
}

function isShown({ modal, router }: State, id: string): boolean {
  const view = topView(router)
  return modal.open && view.name === 'SwapProgress' && view.swapId === id
}

/** A swap in words, and the view that shows it. */
export function describeToast(
  content: Toast['content'],
  { words, locale }: ToastContext,
): ToastText | undefined {
  if (!('swapId' in content)) return undefined
  const { swapId, given, wanted, swapping } = content
  const amount = toastAmount(given, locale)
  const failed = swapping === 'failed' ? words.notSwapped(amount) : words.swapUnknown(amount)
  const message = swapping === 'done' ? words.swapped(amount, wanted) : failed
  return { message, view: { name: 'SwapProgress', swapId }, label: words.seeSent }
}
