import type { BuyQuestion } from '../../model/queries.ts'
import { formatBought } from '#ui/form/formatBought.ts'
import type { BuyPrice } from './buyForm.ts'
import { formatMoney } from '#ui/i18n/money.ts'

type Price = {
  readonly paymentTotal: string
  readonly purchaseAmount: string | undefined
  readonly providerFee?: string | undefined
  readonly networkFee?: string | undefined
}

/** A price, or what stands in for it, as it is drawn. */
export function toPriceViewModel(
  price: Price,
  { token, currency }: BuyQuestion,
  locale: string,
): BuyPrice {
  const money = (value: string | undefined) =>
    value === undefined ? undefined : formatMoney(value, currency.id, locale)
  const receive = price.purchaseAmount && formatBought(price.purchaseAmount, locale)
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
