import { expect, test } from 'vitest'
import { format, formatRatio } from './format.ts'

test('default', () => {
  expect(format(454_000, 'bytes')).toBe('454 kB')
  expect(format(7_210_000, 'bytes')).toBe('7.21 MB')
  expect(format(323.4, 'ms')).toBe('323 ms')
  expect(format(53, 'count')).toBe('53')
  expect(format(0, 'bytes')).toBe('0 kB')
})

test('behavior: keeps three digits', () => {
  expect(format(2_987, 'bytes')).toBe('2.99 kB')
  expect(format(12.34, 'ms')).toBe('12.3 ms')
  expect(format(999_700, 'bytes')).toBe('1.00 MB')
})

test('behavior: writes small ratios as fractions', () => {
  expect(formatRatio(1 / 151)).toBe('1/151')
  expect(formatRatio(0.42)).toBe('0.42×')
  expect(formatRatio(2.5)).toBe('2.50×')
  expect(formatRatio(0)).toBe('0×')
  expect(formatRatio(Number.NaN)).toBe('–')
})
