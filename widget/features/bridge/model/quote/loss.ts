import type { Quote } from '#bridges/across/quote/getQuote.ts'

/** The button shows a loss above this share of the amount sent. */
const NOTABLE_PERCENT = 2n

/**
 * By how many percent less arrives than is sent, rounded up, if that is more than two percent plus what the
 * destination's gas explains; undefined if it is less, or the expected amount is unknown. `gas` is in base
 * units of the output token, 0 if it cannot be expressed in it.
 */
export function notableLoss(
  { deposit, inputDecimals, outputDecimals, isRateChecked }: Quote,
  { arrives, gas }: { readonly arrives: bigint; readonly gas: bigint },
): number | undefined {
  const [inputUnit, outputUnit] = [10n ** BigInt(outputDecimals), 10n ** BigInt(inputDecimals)]
  const sent = deposit.inputAmount * inputUnit
  const lost = sent - arrives * outputUnit
  const isUsual = lost * 100n <= sent * NOTABLE_PERCENT + gas * outputUnit * 100n
  if (!isRateChecked || isUsual) return undefined
  return Number((lost * 100n + sent - 1n) / sent)
}
