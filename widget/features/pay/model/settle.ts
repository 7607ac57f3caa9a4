import type { Core } from '#kernel/core.ts'
import { payStage } from './stage.ts'
import { forgetPayment, loadPayments } from './store.ts'

/**
 * Tells the page, once, of each payment that the recipient's chain shows. What the page has heard is
 * forgotten: the same request is another payment from then on.
 */
export function settlePayments(core: Core): void {
  for (const payment of loadPayments(core)) {
    const stage = payStage(payment, core.store.getState())
    if (stage.status !== 'paid' || !forgetPayment(core, payment.id)) continue
    const { id, caipChainId } = payment
    core.emit({
      type: 'transaction',
      payload: { id, kind: 'pay', status: 'confirmed', caipChainId, hash: stage.hash },
    })
  }
}
