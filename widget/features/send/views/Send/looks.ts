import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import type { TransferCost } from '../../model/fee.ts'
import { centsOf, type Priced } from '#kernel/prices/worth.ts'
import type { TokenLook } from '#ui/components/looks.ts'
import { tokenMark } from '#ui/marks/tokens.ts'
import { dollars, feeLook } from '#ui/form/feeLook.ts'
import { FEE_PLACES, figure } from '#ui/form/figures.ts'
import { networkLookOf } from '#ui/marks/networkLook.ts'
import type { CostLook } from './types.ts'

/** What an account has of a token, as it is drawn. */
export function holdingLook(holding: Holding, networks: NetworksSlice): TokenLook {
  const { symbol, name, address, caipChainId } = holding
  const iconUrl = tokenMark(caipChainId, address) ?? holding.iconUrl
  return { symbol, name, iconUrl, network: networkLookOf(networks, caipChainId) }
}

/** Everything that it costs beside the amount. */
export function costLook(
  { fee, setUp, withheld }: TransferCost,
  options: {
    token: Holding
    amount: bigint
    currency: Omit<Priced, 'amount'> & { symbol: string }
    locale: string
  },
): Omit<CostLook, 'total'> {
  const { token, amount, currency, locale } = options
  const { symbol, decimals } = token
  const ofToken = (value: bigint, round: 'up' | 'down') =>
    figure(value, decimals, { locale, symbol, round }).value
  return {
    fee: feeLook(fee, currency, locale),
    setUp: setUp === 0n ? undefined : feeLook(setUp, currency, locale),
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
    figure(value, of.decimals, { locale, symbol: of.symbol, round: 'up', places }).value
  if (sent.isNative) return amount(sent, sent.amount + fee.amount, FEE_PLACES)
  return and(amount(sent, sent.amount), amount(fee, fee.amount, FEE_PLACES))
}
