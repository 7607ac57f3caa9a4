import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, shareOf, unitsFor } from './fiatValue.ts'

test('default: rounded down for what one has, up for what one pays (S3.02)', () => {
  const one = { amount: 1_999_999n, decimals: 6, price: '1' }
  expect(centsOf(one)).toBe(199n)
  expect(centsOf(one, 'up')).toBe(200n)
  expect(centsOf({ amount: 10n ** 18n, decimals: 18, price: '3106.219' })).toBe(310_621n)
})

test.each([undefined, '', '-1', 'NaN', '1e5', 'Infinity', '1,5', '0x10', '9'.repeat(60)])(
  'error: a price of %s is none',
  (price) => {
    expect(centsOf({ amount: 1n, decimals: 0, price })).toBeUndefined()
  },
)

test('behavior: never more than it is, never a whole cent less', () => {
  const price = fc.tuple(fc.nat(100_000), fc.nat(999_999))
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.nat(36),
      price,
      (amount, decimals, p) => {
        const [whole, fraction] = [String(p[0]), String(p[1]).padStart(6, '0')]
        const priced = { amount, decimals, price: `${whole}.${fraction}` }
        const [down, up] = [centsOf(priced), centsOf(priced, 'up')]
        // In millionths of a dollar, times the unit.
        const exact = amount * BigInt(whole + fraction)
        const cent = 10n ** BigInt(decimals) * 10_000n
        expect((down ?? -1n) * cent).toBeLessThanOrEqual(exact)
        expect(((down ?? -1n) + 1n) * cent).toBeGreaterThan(exact)
        expect((up ?? -1n) * cent).toBeGreaterThanOrEqual(exact)
      },
    ),
  )
})

test.each(['', '-1', '1,5', '1.234,5', 'NaN', '1e5'])('error: %s are no dollars', (dollars) => {
  expect(unitsFor(dollars, { decimals: 18, price: '1' })).toBeUndefined()
  expect(unitsFor('1', { decimals: 18, price: dollars })).toBeUndefined()
})

test('behavior: dollars buy no more than they can pay, and no whole unit less', () => {
  expect(unitsFor('1', { decimals: 6, price: '0' })).toBeUndefined()
  const price = fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: 999_999 }))
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(99), fc.nat(36), price, (whole, cents, decimals, p) => {
      const typed = `${whole}.${String(cents).padStart(2, '0')}`
      const one = `${p[0]}.${String(p[1]).padStart(6, '0')}`
      const units = unitsFor(typed, { decimals, price: one }) ?? -1n
      const perUnit = BigInt(p[0]) * 1_000_000n + BigInt(p[1])
      const paid = BigInt(whole * 100 + cents) * 10_000n * 10n ** BigInt(decimals)
      expect(units * perUnit).toBeLessThanOrEqual(paid)
      expect((units + 1n) * perUnit).toBeGreaterThan(paid)
    }),
  )
})

test('default: a part of what can be spent, rounded down, and all of it (S5.12)', () => {
  expect([25n, 50n, 100n].map((percent) => shareOf(999n, percent))).toEqual([249n, 499n, 999n])
  expect(shareOf(1n, 25n)).toBe(0n)
})
