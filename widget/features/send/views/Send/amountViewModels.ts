import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import type { TransferCost } from '../../model/fee.ts'
import type { TokenAmount } from '#transactions/record.ts'
import { centsOf, type Priced } from '#kernel/prices/fiatValue.ts'
import type { TokenViewModel } from '#ui/components/viewModels.ts'
import { tokenMark } from '#ui/marks/tokens.ts'
import { dollars, toFeeViewModel } from '#ui/form/feeViewModel.ts'
import { FEE_PLACES, formatUnits } from '#ui/form/formatUnits.ts'
import { findNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import type { CostViewModel } from './types.ts'

/** What an account has of a token, as it is drawn. */
export function toTokenViewModel(holding: Holding, networks: NetworksSlice): TokenViewModel {
  const { symbol, name, address, caipChainId } = holding
  const iconUrl = tokenMark(caipChainId, address) ?? holding.iconUrl
  return { symbol, name, iconUrl, network: findNetworkViewModel(networks, caipChainId) }
}

/** An amount that was confirmed, with its symbol. */
export function sentAmount({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  return formatUnits(BigInt(amount), decimals, { locale, symbol }).value
}

/** Everything that it costs beside the amount. */
export function toCostViewModel(
  { fee, setUp, withheld }: TransferCost,
  options: {
    token: Holding
    amount: bigint
    currency: Omit<Priced, 'amount'> & { symbol: string }
    locale: string
  },
): Omit<CostViewModel, 'total'> {
  const { token, amount, currency, locale } = options
  const { symbol, decimals } = token
  const ofToken = (value: bigint, round: 'up' | 'down') =>
    formatUnits(value, decimals, { locale, symbol, round }).value
  return {
    fee: toFeeViewModel(fee, currency, locale),
    setUp: setUp === 0n ? undefined : toFeeViewModel(setUp, currency, locale),
    withheld:
      withheld === 0n || amount === 0n
        ? undefined
        : { keeps: ofToken(withheld, 'up'), arrives: ofToken(amount - withheld, 'down') },
  }
}

/** What it costs altogether: in dollars, or each in its own unit. */
export function totalOf(
  sent: Priced & { symbol: string; isNative: boolean },
  fee: Priced & { symbol: string },
  words: { locale: string; and: (one: string, other: string) => string },
): string {
  const { locale, and } = words
  const [one, other] = [centsOf(sent, 'up'), centsOf(fee, 'up')]
  if (one !== undefined && other !== undefined) return dollars(one + other, locale)
  const amount = (of: Priced & { symbol: string }, value: bigint, places?: number) =>
    formatUnits(value, of.decimals, { locale, symbol: of.symbol, round: 'up', places }).value
  if (sent.isNative) return amount(sent, sent.amount + fee.amount, FEE_PLACES)
  return and(amount(sent, sent.amount), amount(fee, fee.amount, FEE_PLACES))
}
