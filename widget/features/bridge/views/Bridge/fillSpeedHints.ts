import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { fillSpeedOf } from '../../model/quote/fillSpeed.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import type { BridgeHint } from './types.ts'

/** What the limits mean for the time that an amount takes (S3.16); nothing where it is seconds. */
export function fillSpeedHints(
  { deposit, limits }: Quote,
  { decimals, symbol }: BridgeToken,
  locale: string,
): readonly BridgeHint[] {
  const amount = (value: bigint) => formatUnits(value, decimals, { locale, symbol }).value
  const pace = fillSpeedOf(deposit.inputAmount, limits, deposit.message)
  switch (pace) {
    case 'likely':
      return [{ kind: pace, amount: amount(limits.recommendedDepositInstant) }]
    case 'soon':
      return [{ kind: pace, amount: amount(limits.maxDepositInstant) }]
    case 'slow':
      return [{ kind: pace, amount: amount(limits.maxDepositShortDelay) }]
    default:
      return []
  }
}
