import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanDecimal, toPlain, toUnits } from './decimal.ts'

describe('toUnits', () => {
  test('default: exact where a float is not', () => {
    expect(toUnits('9.924929994522253814', 18)).toBe(9_924_929_994_522_253_814n)
    expect(toUnits('25000', 6)).toBe(25_000_000_000n)
    expect(toUnits('1.', 2)).toBe(100n)
  })

  test('behavior: an exponent says the same amount', () => {
    const read = (text: string, decimals: number) => toUnits(cleanDecimal(text) ?? '', decimals)
    expect(read('9.924929994522253814e+0', 18)).toBe(9_924_929_994_522_253_814n)
    expect(read('1.5E3', 2)).toBe(150_000n)
    expect(read('12e-4', 6)).toBe(1_200n)
    expect(read('1e-7', 6)).toBe(0n)
  })

  test('behavior: digits beyond the decimals are cut, never rounded up (S9.06)', () => {
    expect(toUnits('0.9999999', 6)).toBe(999_999n)
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
        const digits = String(units).padStart(decimals + 1, '0')
        const at = digits.length - decimals
        const text = `${digits.slice(0, at)}.${digits.slice(at)}`
        expect(toUnits(text, decimals)).toBe(units)
        expect(toUnits(`${text}9`, decimals)).toBe(units)
      }),
    )
  })

  test.each([
    '',
    '-1',
    '+1',
    '1e',
    '1e99',
    '1e1.5',
    '0x10',
    'NaN',
    'Infinity',
    '1,5',
    '1.2.3',
    ' 1',
    '9'.repeat(79),
  ])('error: %j is no amount', (text) => expect(toUnits(text, 18)).toBe(undefined))

  test('error: more than a chain can hold, and 77 decimals', () => {
    expect(toUnits('9'.repeat(78), 0)).toBe(undefined)
    expect(toUnits('1', 77)).toBe(undefined)
  })
})

describe('toPlain', () => {
  test('default: only the notation changes', () => {
    expect([2_500.12, 1, 1e-7, 1.5e21, 0].map(toPlain)).toEqual([
      '2500.12',
      '1',
      '0.0000001',
      '1500000000000000000000',
      '0',
    ])
  })

  test('behavior: reads back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e60, noNaN: true }), (value) => {
        const plain = toPlain(value)
        if (value !== 0 && value < 1e-78) return
        expect(plain).toMatch(/^\d+(\.\d+)?$/)
        expect(Number(plain)).toBe(value)
      }),
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 5e-324])('error: %d is no price', (value) =>
    expect(toPlain(value)).toBe(undefined),
  )
})

test('cleanDecimal: needless zeros go', () => {
  expect(['007.50', '0', '1.', '0.0', '1.2e5', '3e-2', '-1'].map(cleanDecimal)).toEqual([
    ...['7.5', '0', '1', '0', '120000', '0.03', undefined],
  ])
})
