import { toastAmount } from '#ui/form/toastAmount.ts'
import type { ToastText, ToastContext } from '#kernel/notices/describeToast.ts'
import type { Core } from '#kernel/core.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'
import type { TransactionStatus } from '#transactions/record.ts'
import { hideToast, showToast } from '#kernel/notices/notices.ts'
import type { SendToast, Toast } from '#kernel/notices/slice.ts'

/**
 * Tells a person who leaves a send that it goes on, and how it ended while another view is shown; a
 * declined send needs no toast.
 */
export function showToasts(core: Core, before: State, after: State): void {
  dropSeenToast(core, after)
  notifyOfLeft(core, before, after)
  if (before.transactions.own === after.transactions.own) return
  for (const { id, purpose, status } of after.transactions.own) {
    const known = before.transactions.own.find((one) => one.id === id)
    if (known === undefined || known.status === status || purpose.type !== 'send') continue
    const sending = outcomes[status]
    if (sending === undefined || isShown(after, id)) continue
    showToast(core, sending === 'confirmed' ? 'success' : 'error', { transactionId: id, sending })
  }
}

const outcomes: Readonly<Record<TransactionStatus, SendToast['sending'] | undefined>> = {
  asked: undefined,
  sent: undefined,
  confirmed: 'confirmed',
  failed: 'failed',
  dropped: 'failed',
  unknown: 'failed',
  // The person cancelled it in the wallet and knows.
  cancelled: undefined,
}

function notifyOfLeft(core: Core, before: State, after: State): void {
  const view = topView(before.router)
  if (view.name !== 'SendProgress' || !after.modal.open) return
  const { transactionId } = view
  if (!isShown(before, transactionId) || isShown(after, transactionId)) return
  const own = after.transactions.own.find(({ id }) => id === transactionId)
  if (own?.status === 'sent') showToast(core, 'loading', { transactionId, sending: 'pending' })
}

/** Drops the toast of a send that the person is looking at. */
function dropSeenToast(core: Core, state: State): void {
  const { toast } = state.notices
  if (toast === undefined || !('transactionId' in toast.content)) return
  if (isShown(state, toast.content.transactionId)) hideToast(core, toast.id)
}

function isShown({ modal, router }: State, id: string): boolean {
  const view = topView(router)
  return modal.open && view.name === 'SendProgress' && view.transactionId === id
}

/** A send in words, and the view that shows it. */
export function describeToast(
  content: Toast['content'],
  { words, locale, state }: ToastContext,
): ToastText | undefined {
  if (!('transactionId' in content)) return undefined
  const { transactionId } = content
  const view = { name: 'SendProgress', transactionId } as const
  const message = wordsOf(content, { words, locale, state })
  return { message, view, label: words.seeSent }
}

function wordsOf({ transactionId, sending }: SendToast, context: ToastContext): string {
  const { words, state, locale } = context
  const purpose = state.transactions.own.find(({ id }) => id === transactionId)?.purpose
  if (purpose?.type !== 'send') return ''
  const amount = toastAmount(purpose.token, locale)
  if (sending === 'pending') return words.sending(amount)
  return sending === 'confirmed' ? words.sent(amount) : words.notSent(amount)
}
