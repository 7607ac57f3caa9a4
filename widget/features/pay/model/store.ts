import type { Core } from '#kernel/core.ts'
import { storedPayments } from './items.ts'
import { KEPT_PAYMENTS } from './limits.ts'
import { type PaymentRecord, paymentRecord } from './record.ts'

/** Payments whose end the page has not heard, newest first. */
export function loadPayments(core: Core): readonly PaymentRecord[] {
  const stored = core.storage.get(storedPayments) ?? []
  return stored
    .slice(0, KEPT_PAYMENTS)
    .flatMap((entry) => paymentRecord.safeParse(entry).data ?? [])
}

/** Writes one down, in the place of what was known of it; of many the oldest goes. */
export function savePayment(core: Core, payment: PaymentRecord): void {
  const others = loadPayments(core).filter(({ id }) => id !== payment.id)
  keep(core, [payment, ...others].slice(0, KEPT_PAYMENTS))
}

/** False where it was not known any more: somebody else has done it. */
export function forgetPayment(core: Core, id: string): boolean {
  const known = loadPayments(core)
  const others = known.filter((one) => one.id !== id)
  if (others.length === known.length) return false
  keep(core, others)
  return true
}

/** Where a cookie is all there is, it holds fewer. */
function keep(core: Core, payments: readonly PaymentRecord[]): void {
  for (let count = payments.length; count > 0; count -= 1) {
    if (core.storage.set(storedPayments, payments.slice(0, count))) return
  }
  core.storage.set(storedPayments, [...payments])
}
