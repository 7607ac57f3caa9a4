import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  minimumOf,
  parseSlippage,
  percentsOf,
  priceImpactBps,
  slippageFor,
  spotAmount,
} from './slippage.ts'

const amount = fc.bigInt({ min: 1n, max: 2n ** 128n })
const bps = fc.integer({ min: 1, max: 5_000 })

describe('minimumOf', () => {
  test('default: cut, never rounded up (S9.02)', () => {
    expect(minimumOf(1_000n, 100)).toBe(990n)
    expect(minimumOf(999n, 100)).toBe(989n)
    expect(minimumOf(1n, 1)).toBe(0n)
  })

  test('behavior: never more than the share of any quote', () => {
    fc.assert(
      fc.property(amount, bps, (quoted, slippage) => {
        const minimum = minimumOf(quoted, slippage)
        const share = quoted * BigInt(10_000 - slippage)
        expect(minimum * 10_000n <= share && (minimum + 1n) * 10_000n > share).toBe(true)
      }),
    )
  })
})

describe('slippageFor', () => {
  test('behavior: what the service makes of it is never below what was agreed', () => {
    fc.assert(
      fc.property(amount, amount, bps, (quoted, fresh, chosen) => {
        const minimum = minimumOf(quoted, chosen)
        const tolerance = slippageFor(fresh, minimum, chosen)
        if (tolerance === undefined) {
          expect(fresh < minimum || fresh === 0n).toBe(true)
          return
        }
        expect(tolerance).toBeLessThanOrEqual(chosen)
        expect(minimumOf(fresh, tolerance) >= minimum).toBe(true)
      }),
    )
  })
})

describe('priceImpactBps', () => {
  test('default: against a part that leaves the price alone, rounded up', () => {
    const part = { amount: 10_000n, output: 10_000n }
    expect(priceImpactBps({ amount: 10_000_000n, output: 9_900_000n }, part)).toBe(100)
    expect(priceImpactBps({ amount: 10_000_000n, output: 9_999_999n }, part)).toBe(1)
    expect(priceImpactBps({ amount: 10_000_000n, output: 10_000_001n }, part)).toBe(0)
  })

  test('behavior: too few digits say nothing', () => {
    expect(spotAmount(9_999_999n)).toBeUndefined()
    expect(spotAmount(10_000_000n)).toBe(10_000n)
    const part = { amount: 10_000n, output: 9_999n }
    expect(priceImpactBps({ amount: 10_000_000n, output: 1n }, part)).toBeUndefined()
  })
})

test('parseSlippage: percent with two decimals, or nothing', () => {
  const read = (text: string) => parseSlippage(text, 5_000)
  expect(['0.5', '1', ' 2.25 ', '50', '.01'].map(read)).toEqual([50, 100, 225, 5_000, 1])
  for (const text of ['', '.', '0', '0.001', '51', '-1', '1e1', '1,5', 'NaN', '９']) {
    expect([text, read(text)]).toEqual([text, undefined])
  }
})

test('behavior: where nothing is given or quoted, nothing is said', () => {
  expect(slippageFor(0n, 0n, 100)).toBeUndefined()
  expect(slippageFor(5n, 5n, 100)).toBe(0)
  const part = { amount: 10_000n, output: 10_000n }
  expect(priceImpactBps({ amount: 0n, output: 5n }, part)).toBeUndefined()
  expect(priceImpactBps({ amount: 5n, output: 5n }, { ...part, amount: 0n })).toBeUndefined()
  // A better price is no loss.
  expect(priceImpactBps({ amount: 10_000n, output: 20_000n }, part)).toBe(0)
})

test.each([
  [0, 1, 0],
  [1, 1, 0],
  [50, 1, 0],
  [100, 1, 1],
  [196, 2, 1],
  [300, 3, 3],
])('behavior: %i bps are %i %% at least and %i %% at most', (bps, atLeast, atMost) => {
  expect(percentsOf(bps)).toEqual({ atLeast, atMost })
})
