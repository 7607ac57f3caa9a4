import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Owed, type Payment, paymentFor } from './paymentFor.ts'

const owe = (inputAmount: bigint, fillDeadline = 100): Owed => ({ inputAmount, fillDeadline })
const pay = (amount: bigint, time = 200): Payment => ({ hash: `0x${amount}${time}`, amount, time })

describe('which payment is a deposit’s', () => {
  test('default: two equal deposits and two payments: one each, the oldest first (C-F4c)', () => {
    const [first, second] = [owe(10n), owe(10n)]
    const payments = [pay(10n, 200), pay(10n, 300)]
    expect(paymentFor(first, [first, second], payments)).toBe(payments[0])
    expect(paymentFor(second, [first, second], payments)).toBe(payments[1])
    expect(paymentFor(second, [first, second], payments.slice(0, 1))).toBeUndefined()
  })

  test('behavior: several deposits in one payment are told as one (C-F4c)', () => {
    const owed = [owe(10n), owe(20n), owe(30n)]
    for (const own of owed) expect(paymentFor(own, owed, [pay(60n)])).toMatchObject({ amount: 60n })
  })

  test('behavior: a payment for the oldest ones leaves the next one unpaid (C-F4c)', () => {
    const owed = [owe(10n), owe(20n), owe(40n)] as const
    const payments = [pay(30n)]
    expect(paymentFor(owed[1], owed, payments)).toBe(payments[0])
    expect(paymentFor(owed[2], owed, payments)).toBeUndefined()
  })

  test('behavior: a payment of exactly one deposit is that one’s, in whatever order (C-F4c)', () => {
    const owed = [owe(10n), owe(100n)] as const
    const payments = [pay(100n, 200), pay(10n, 300)]
    expect(paymentFor(owed[1], owed, payments)).toBe(payments[0])
    expect(paymentFor(owed[0], owed, payments)).toBe(payments[1])
  })

  test('error: too little, or before the deadline, is no payment of it (C-F4c)', () => {
    const own = owe(10n, 200)
    expect(paymentFor(own, [own], [pay(9n, 300)])).toBeUndefined()
    expect(paymentFor(own, [own], [pay(10n, 200)])).toBeUndefined()
  })

  test('behavior: no payment ever stands for more than it is (C-F4c)', () => {
    const amount = fc.bigInt({ min: 1n, max: 20n })
    const time = fc.integer({ min: 1, max: 9 })
    const owed = fc.array(fc.record({ inputAmount: amount, fillDeadline: time }), { maxLength: 8 })
    const payments = fc
      .array(fc.tuple(amount, time), { maxLength: 8 })
      .map((list) => list.toSorted((a, b) => a[1] - b[1]))
      .map((list) =>
        list.map(([sum, at], index) => ({ ...pay(sum, at), hash: `0x${index}` as const })),
      )
    fc.assert(
      fc.property(owed, payments, (open, paid) => {
        for (const payment of paid) {
          const covered = open.filter((own) => paymentFor(own, open, paid) === payment)
          const sum = covered.reduce((all, { inputAmount }) => all + inputAmount, 0n)
          expect(sum).toBeLessThanOrEqual(payment.amount)
          for (const { fillDeadline } of covered) expect(fillDeadline).toBeLessThan(payment.time)
        }
      }),
    )
  })
})
