import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byFiatValue, type Holding } from './holding.ts'
import { centsOf, totalCents } from '#kernel/prices/fiatValue.ts'

function holding(amount: bigint, decimals: number, price: string | undefined): Holding {
  const names = { caipChainId: 'eip155:1', address: undefined, symbol: 'T', name: 'T' } as const
  return { ...names, decimals, amount, iconUrl: undefined, price }
}

const money = fc.record({
  amount: fc.bigInt(0n, 10n ** 30n),
  decimals: fc.integer({ min: 1, max: 24 }),
  cents: fc.integer({ min: 0, max: 10_000_000 }),
})
const wallet = fc.array(money, { minLength: 1, maxLength: 12 })
const heldOf = (list: readonly { amount: bigint; decimals: number; cents: number }[]) =>
  list.map(({ amount, decimals, cents }) => {
    const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    return holding(amount, decimals, price)
  })

describe('totalCents', () => {
  test('default: adds up first and rounds once', () => {
    const half = holding(1n, 1, '0.05')
    expect(centsOf(half)).toBe(0n)
    expect(totalCents([half, half])).toBe(1n)
    expect(totalCents([holding(982_104_419_930_112_000n, 18, '3162.81')])).toBe(310_620n)
  })

  test('behavior: never rounds up (S9.06)', () => {
    fc.assert(
      fc.property(wallet, (list) => {
        const total = totalCents(heldOf(list)) ?? -1n
        // Everything over one denominator, so that nothing is rounded at all.
        const one = 10n ** 24n
        const exact = list.reduce(
          (sum, { amount, decimals, cents }) =>
            sum + amount * BigInt(cents) * 10n ** BigInt(24 - decimals),
          0n,
        )
        expect(total * one <= exact).toBe(true)
        expect((total + 1n) * one > exact - one / 10n ** 9n).toBe(true)
      }),
    )
  })

  test('behavior: is at least the sum of its parts (S9.06)', () => {
    fc.assert(
      fc.property(wallet, (list) => {
        const held = heldOf(list)
        const total = totalCents(held) ?? -1n
        const parts = held.reduce((sum, one) => sum + (centsOf(one) ?? 0n), 0n)
        expect(total >= parts).toBe(true)
      }),
    )
  })

  test('behavior: without any price there is no total', () => {
    expect(totalCents([holding(5n, 1, undefined)])).toBe(undefined)
    expect(totalCents([holding(10n, 1, undefined), holding(10n, 1, '2')])).toBe(200n)
  })
})

test('byWorth: the most valuable first, what has no price last', () => {
  const list = [holding(1n, 1, undefined), holding(1n, 1, '5'), holding(9n, 1, '5')]
  expect(list.sort(byFiatValue).map(({ amount }) => amount)).toEqual([9n, 1n, 1n])
  expect(list[2]?.price).toBe(undefined)
})
