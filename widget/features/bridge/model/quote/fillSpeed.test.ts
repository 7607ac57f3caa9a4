import { expect, test } from 'vitest'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { expectedSecondsOf, fillSpeedOf } from './fillSpeed.ts'

const limits = {
  minDeposit: 10n,
  recommendedDepositInstant: 100n,
  maxDepositInstant: 200n,
  maxDepositShortDelay: 300n,
  maxDeposit: 400n,
}

test('default: each limit belongs to the faster side (S3.16)', () => {
  const paces = [10n, 100n, 101n, 200n, 201n, 300n, 301n, 400n].map((amount) =>
    fillSpeedOf(amount, limits),
  )
  expect(paces).toEqual([
    ...['instant', 'instant', 'likely', 'likely'],
    ...['soon', 'soon', 'slow', 'slow'],
  ])
})

test('behavior: B-F10 Across itself pays out nothing that does more on arrival', () => {
  const message = '0x01'
  expect([fillSpeedOf(301n, limits, message), fillSpeedOf(301n, limits, '0x')]).toEqual([
    'soon',
    'slow',
  ])
  const expected = (bytes: Quote['deposit']['message']) =>
    // Only these fields are read.
    expectedSecondsOf({
      deposit: { inputAmount: 301n, message: bytes },
      limits,
      estimatedFillTimeSec: 900,
    } as Quote)
  expect([expected(message), expected('0x')]).toEqual([900, 10_800])
})

test('behavior: what no relayer pays is expected in hours, whatever the estimate says', () => {
  const expected = (inputAmount: bigint, estimatedFillTimeSec: number) =>
    // Only these fields are read.
    expectedSecondsOf({ deposit: { inputAmount }, limits, estimatedFillTimeSec } as Quote)
  expect([expected(300n, 900), expected(301n, 900), expected(301n, 20_000)]).toEqual([
    900, 10_800, 20_000,
  ])
})
