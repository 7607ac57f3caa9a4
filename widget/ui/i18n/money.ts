import { formatAmount } from './format.ts'

const CENTS = 2

/** Money from a decimal string, with the sign of its currency; never rounded up. */
export function formatMoney(value: string, currency: string, locale: string): string {
  const amount = formatAmount(value, { locale, decimals: CENTS, fill: true })
  const plain = amount.replace('<', '')
  const shown = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .formatToParts(0)
    .map(({ type, value: part }) => (type === 'integer' ? plain : part))
    .join('')
  return amount === plain ? shown : `<${shown}`
}

/** Hundredths of a currency as a decimal string. */
export function decimalOf(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(CENTS, '0')}`
}

/** The sign of a currency: $, €. */
export function signOf(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
