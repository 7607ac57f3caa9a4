import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { type AmountProblem, parseAmount } from './parseAmount.ts'

const ok = (amount: bigint) => ({ status: 'ok', amount })

describe('parseAmount', () => {
  test('default', () => {
    expect(parseAmount('1.5', 6)).toEqual(ok(1_500_000n))
    expect(parseAmount(' .5 ', 6)).toEqual(ok(500_000n))
    expect(parseAmount('7.', 6)).toEqual(ok(7_000_000n))
    expect(parseAmount('0.000001000', 6)).toEqual(ok(1n))
    expect(parseAmount('1e-6', 6)).toEqual(ok(1n))
    expect(parseAmount('12', 0)).toEqual(ok(12n))
    expect(parseAmount('9007199254740993', 18)).toEqual(ok(9007199254740993n * 10n ** 18n))
  })

  test.each<[string, number, AmountProblem]>([
    ['', 18, 'empty'],
    ['  ', 18, 'empty'],
    ['.', 18, 'notANumber'],
    ['abc', 18, 'notANumber'],
    ['1,5', 18, 'notANumber'],
    ['0x10', 18, 'notANumber'],
    ['1.2.3', 18, 'notANumber'],
    ['Infinity', 18, 'notANumber'],
    ['-1', 18, 'negative'],
    ['0', 18, 'zero'],
    ['0.00', 18, 'zero'],
    ['-0', 18, 'zero'],
    ['0.0000001', 6, 'tooManyDecimals'],
    ['1.5', 0, 'tooManyDecimals'],
    ['1e30', 18, 'tooLarge'],
    ['1e30', 6, 'tooLarge'],
    ['1e9999', 6, 'tooLarge'],
    ['1'.repeat(60), 18, 'tooLarge'],
    ['1'.repeat(500), 18, 'tooLarge'],
    ['1', 78, 'tooLarge'],
  ])('error: %s with %i decimals is %s', (text, decimals, problem) => {
    expect(parseAmount(text, decimals)).toEqual({ status: 'problem', problem })
  })
})

describe('formatAmount', () => {
  test('default', () => {
    expect(formatAmount(1_500_000n, 6)).toBe('1.5')
    expect(formatAmount(0n, 18)).toBe('0')
    expect(formatAmount(-1n, 2)).toBe('-0.01')
    expect(formatAmount(5n, 0)).toBe('5')
  })

  test('behavior: rounds down, or up for what is paid', () => {
    expect(formatAmount(1_999_999n, 6, { maxDecimals: 2 })).toBe('1.99')
    expect(formatAmount(1_990_001n, 6, { maxDecimals: 2, round: 'up' })).toBe('2')
    expect(formatAmount(1n, 18, { maxDecimals: 6 })).toBe('0')
    expect(formatAmount(1n, 18, { maxDecimals: 6, round: 'up' })).toBe('0.000001')
  })

  /** As many whole units as can be typed. */
  const amounts = fc
    .nat(36)
    .chain((decimals) =>
      fc.tuple(
        fc.bigInt({ min: 1n, max: 10n ** BigInt(24 + decimals) - 1n }),
        fc.constant(decimals),
      ),
    )

  test('behavior: reads back what it wrote, for 0 to 36 decimals', () => {
    fc.assert(
      fc.property(amounts, ([value, decimals]) => {
        expect(parseAmount(formatAmount(value, decimals), decimals)).toEqual(ok(value))
      }),
    )
  })

  test('behavior: never shows more than there is', () => {
    fc.assert(
      fc.property(amounts, fc.nat(36), ([value, decimals], maxDecimals) => {
        const shown = parseAmount(formatAmount(value, decimals, { maxDecimals }), decimals)
        if (shown.status === 'ok') expect(shown.amount).toBeLessThanOrEqual(value)
        else expect(shown.problem).toBe('zero')
      }),
    )
  })

  test('behavior: any text has an answer', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (text, decimals) => {
        const parsed = parseAmount(text, decimals)
        if (parsed.status === 'ok') expect(parsed.amount).toBeGreaterThan(0n)
      }),
    )
  })
})
