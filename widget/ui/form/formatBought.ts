import type { FormattedAmount } from '../components/viewModels.ts'
import { formatAmount } from '../i18n/format.ts'

/** Small amounts of what is dear: three digits would say too little. */
const DECIMALS = 5

/** An amount of a token, cut to what is shown. */
export function formatBought(amount: string, locale: string): FormattedAmount {
  const isSmall = /^0+(\.|$)/.test(amount)
  const value = formatAmount(amount, { locale, decimals: isSmall ? DECIMALS : 3 })
  return { value, exact: amount }
}
