import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { centsOf, type Priced } from '#kernel/prices/fiatValue.ts'
import type { FormattedAmount } from '../components/viewModels.ts'
import { decimalSeparator, formatAmount, formatDollars } from '../i18n/format.ts'

const CENT_DECIMALS = 2

/** An amount, cut for display, and whole on hover. */
export function formatHolding(
  { amount, decimals }: { readonly amount: bigint; readonly decimals: number },
  locale: string,
): FormattedAmount {
  const exact = toDecimal(amount, decimals)
  return { value: formatAmount(exact, { locale }), exact }
}

/** What it is worth, to the cent; something that is worth less than one says so. */
export function fiatOf(priced: Priced, locale: string): string | undefined {
  const cents = centsOf(priced)
  if (cents === undefined) return undefined
  if (cents > 0n || priced.amount === 0n) return formatDollars(toDecimal(cents, 2), locale)
  return formatDollars('0.001', locale)
}

/** Dollars in two parts, so that the cents can stand back. */
export function dollarsOf(cents: bigint, locale: string): { whole: string; cents: string } {
  const text = formatDollars(toDecimal(cents, CENT_DECIMALS), locale)
  const at = text.lastIndexOf(decimalSeparator(locale))
  // A language that writes the currency after the figure keeps it whole.
  if (at === -1 || text.length - at !== CENT_DECIMALS + 1) return { whole: text, cents: '' }
  return { whole: text.slice(0, at), cents: text.slice(at) }
}
