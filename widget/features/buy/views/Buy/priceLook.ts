import type { BuyQuestion } from '../../model/queries.ts'
import type { Figure } from '#ui/components/looks.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import type { BuyPrice } from './buyForm.ts'
import { formatMoney } from './money.ts'

/** Small amounts of what is dear: three digits would say too little. */
const DECIMALS = 5

type Price = {
  readonly paymentTotal: string
  readonly purchaseAmount: string | undefined
  readonly providerFee?: string | undefined
  readonly networkFee?: string | undefined
}

/** A price, or what stands in for it, as it is drawn. */
export function priceLook(
  price: Price,
  { token, currency }: BuyQuestion,
  locale: string,
): BuyPrice {
  const money = (value: string | undefined) =>
    value === undefined ? undefined : formatMoney(value, currency.id, locale)
  const receive = price.purchaseAmount && figureOf(price.purchaseAmount, locale)
  return {
    ...(receive
      ? {
          receive,
          gives: {
            value: `${receive.value} ${token.symbol}`,
            exact: `${receive.exact} ${token.symbol}`,
          },
        }
      : {}),
    providerFee: money(price.providerFee),
    networkFee: money(price.networkFee),
    total: formatMoney(price.paymentTotal, currency.id, locale),
  }
}

/** An amount of a token, cut to what is shown. */
export function figureOf(amount: string, locale: string): Figure {
  const isSmall = /^0+(\.|$)/.test(amount)
  const value = formatAmount(amount, { locale, decimals: isSmall ? DECIMALS : 3 })
  return { value, exact: amount }
}
