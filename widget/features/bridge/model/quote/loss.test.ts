import { expect, test } from 'vitest'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { notableLoss } from './loss.ts'
import { quoteOf } from '../testing/quote.ts'

const of = (inputAmount: bigint, changes: Partial<Quote> = {}): Quote => {
  const { deposit, ...quote } = quoteOf()
  return { ...quote, deposit: { ...deposit, inputAmount }, ...changes }
}

test('default: C-F8 more than two percent is told, rounded up (S3.15)', () => {
  const hundred = of(100_000_000n)
  const loss = (arrives: bigint) => notableLoss(hundred, { arrives, gas: 0n })
  expect([98_000_000n, 97_999_999n, 88_000_000n, 0n].map(loss)).toEqual([undefined, 3, 12, 100])
})

test('behavior: what the gas of the destination explains is no loss', () => {
  const ether = { inputDecimals: 18, outputDecimals: 18 }
  const quote = of(10n ** 16n, ether)
  const arrives = 9n * 10n ** 15n
  expect(notableLoss(quote, { arrives, gas: 0n })).toBe(10)
  expect(notableLoss(quote, { arrives, gas: 8n * 10n ** 14n })).toBeUndefined()
})

test('behavior: units may differ, and of two coins nobody knows', () => {
  const bnb = of(100_000_000n, { outputDecimals: 18 })
  expect(notableLoss(bnb, { arrives: 99n * 10n ** 18n, gas: 0n })).toBeUndefined()
  expect(notableLoss(bnb, { arrives: 90n * 10n ** 18n, gas: 0n })).toBe(10)
  const two = of(100_000_000n, { isRateChecked: false })
  expect(notableLoss(two, { arrives: 1n, gas: 0n })).toBeUndefined()
})
