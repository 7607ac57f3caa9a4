import type { Hex } from 'viem'
import type { Limits } from '#bridges/across/transport/fees.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { SLOW_FILL_SECONDS } from '../limits.ts'

/**
 * How soon relayers can pay an amount (S3.16): `instant` within seconds; `likely` so, though the
 * amount is above what is recommended; `soon` after they brought funds, 15 to 30 minutes; `slow`
 * not at all, and Across pays it out itself within hours.
 */
export type FillSpeed = 'instant' | 'likely' | 'soon' | 'slow'

/**
 * The pace of an amount in base units of the input token. Across itself pays out no transfer with a
 * message: that one waits for a relayer.
 */
export function fillSpeedOf(amount: bigint, limits: Limits, message: Hex = '0x'): FillSpeed {
  const { recommendedDepositInstant, maxDepositInstant, maxDepositShortDelay } = limits
  if (amount > maxDepositInstant) {
    return amount > maxDepositShortDelay && message === '0x' ? 'slow' : 'soon'
  }
  return amount > recommendedDepositInstant ? 'likely' : 'instant'
}

/** What to expect of a quote in seconds: its own estimate knows no amount that no relayer pays. */
export function expectedSecondsOf({ deposit, limits, estimatedFillTimeSec }: Quote): number {
  const isSlow = fillSpeedOf(deposit.inputAmount, limits, deposit.message) === 'slow'
  return isSlow ? Math.max(estimatedFillTimeSec, SLOW_FILL_SECONDS) : estimatedFillTimeSec
}
