import type { Core } from '#kernel/core.ts'
import { storedPayments } from './items.ts'
import { KEPT_PAYMENTS } from './limits.ts'
import { type PaymentRecord, paymentRecord } from './record.ts'

/** Payments whose end was not reported to the page, newest first. */
export function loadPayments(core: Core): readonly PaymentRecord[] {
  const stored = core.storage.get(storedPayments) ?? []
  return stored
    .slice(0, KEPT_PAYMENTS)
    .flatMap((entry) => paymentRecord.safeParse(entry).data ?? [])
}

/** Stores a payment, replacing its earlier record; the oldest is dropped if there are too many. */
export function savePayment(core: Core, payment: PaymentRecord): void {
  const others = loadPayments(core).filter(({ id }) => id !== payment.id)
  keep(core, [payment, ...others].slice(0, KEPT_PAYMENTS))
}

/** Removes a payment; false if it was already gone, because another document removed it. */
export function forgetPayment(core: Core, id: string): boolean {
  const known = loadPayments(core)
  const others = known.filter((one) => one.id !== id)
  if (others.length === known.length) return false
  keep(core, others)
  return true
}

/** Keeps fewer if a cookie is the only storage. */
function keep(core: Core, payments: readonly PaymentRecord[]): void {
  for (let count = payments.length; count > 0; count -= 1) {
    if (core.storage.set(storedPayments, payments.slice(0, count))) return
  }
  core.storage.set(storedPayments, [...payments])
}
