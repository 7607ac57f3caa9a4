import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { centsOf, type Priced } from '#kernel/prices/fiatValue.ts'
import type { FormattedAmount } from '../components/viewModels.ts'
import { formatDollars } from '../i18n/format.ts'
import { FEE_PLACES, formatUnits } from './formatUnits.ts'

/** What it is worth in dollars; undefined without a price. */
export function fiatOf(
  priced: Priced,
  locale: string,
  round: 'down' | 'up' = 'down',
): string | undefined {
  const cents = centsOf(priced, round)
  return cents === undefined ? undefined : dollars(cents, locale)
}

/** A fee in dollars where there is a price, with the exact amount behind it; else the amount. */
export function toFeeViewModel(
  fee: bigint,
  { symbol, decimals, price }: Omit<Priced, 'amount'> & { symbol: string },
  locale: string,
): FormattedAmount {
  const own = formatUnits(fee, decimals, { locale, symbol, round: 'up', places: FEE_PLACES })
  const fiat = fiatOf({ amount: fee, decimals, price }, locale, 'up')
  return fiat === undefined ? own : { value: fiat, exact: own.exact }
}

/** Cents, formatted as dollars. */
export function dollars(cents: bigint, locale: string): string {
  return formatDollars(toDecimal(cents, 2), locale)
}
