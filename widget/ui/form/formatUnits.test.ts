import { expect, test } from 'vitest'
import { formatUnits, rateOf } from './formatUnits.ts'

const en = { locale: 'en', symbol: 'ETH' }

test.each([
  [400_000_000_000_000n, 'up', '<0.001 ETH'],
  [1_200_000_000_000_000n, 'up', '0.002 ETH'],
  [1_200_000_000_000_000n, 'down', '0.001 ETH'],
  [0n, 'up', '0 ETH'],
] as const)('behavior: %s wei, rounded %s, are shown as %s (S9.06)', (amount, round, value) => {
  expect(formatUnits(amount, 18, { ...en, round }).value).toBe(value)
})

test('default: the whole of it stands beside', () => {
  expect(formatUnits(1_234_567n, 6, { locale: 'en' })).toEqual({
    value: '1.234',
    exact: '1.234567',
  })
})

test('behavior: the rate is cut, not rounded', () => {
  const ether = { amount: 3n * 10n ** 18n, decimals: 18 }
  expect(rateOf(ether, { amount: 2_000_000n, decimals: 6 })).toBe('0.6666')
  expect(rateOf({ amount: 0n, decimals: 18 }, ether)).toBe('0')
})
