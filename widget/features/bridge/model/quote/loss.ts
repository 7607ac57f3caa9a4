import type { Quote } from '#bridges/across/quote/getQuote.ts'

/** More than this of what is sent, and the button says it. */
const NOTABLE_PERCENT = 2n

/**
 * How many percent less arrives than is sent, rounded up, where that is more than two percent and the gas
 * of the destination explains; undefined where it is less, or nobody knows what should arrive. `gas` is in
 * base units of the output token, 0 where it cannot be told in it.
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
