import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { formatAmount } from '../i18n/format.ts'

type Moved = { readonly amount: string; readonly decimals: number; readonly symbol: string }

/** An amount in base units and its symbol, as a toast says it. */
export function toastAmount(
  { amount, decimals, symbol }: Moved,
  locale: string,
  places?: number,
): string {
  const shownIn = { locale, decimals: places }
  return `${formatAmount(toDecimal(BigInt(amount), decimals), shownIn)} ${symbol}`
}
