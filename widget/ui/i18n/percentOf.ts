import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { formatAmount } from './format.ts'

/** Hundredths of a percent as a percentage. */
export function percentOf(bps: number, locale: string): string {
  return `${formatAmount(toDecimal(BigInt(bps), 2), { locale, decimals: 2 })}%`
}
