import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { minimumOf } from '../../model/slippage.ts'
import { GRAVE_IMPACT_BPS, NOTABLE_IMPACT_BPS, QUOTE_REFRESH_MS } from '../../model/limits.ts'
import type { SwapQuote } from '../../model/quote.ts'
import type { SwapToken } from '../../model/slice.ts'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { percentOf } from '#ui/i18n/percentOf.ts'
import { tokenMark } from '#ui/marks/tokens.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { findNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import type { ImpactViewModel, SwapQuoteViewModel } from './types.ts'

const RATE_DECIMALS = 12
const RATE_DIGITS = 4

/** A token of a swap as it is drawn. */
export function toSwapTokenViewModel(token: SwapToken, networks: NetworksSlice): TokenViewModel {
  const { symbol, name, address, caipChainId } = token
  const iconUrl = tokenMark(caipChainId, address) ?? token.iconUrl
  return { symbol, name, iconUrl, network: findNetworkViewModel(networks, caipChainId) }
}

/** A quote as figures: nothing of what is received is rounded up. */
export function toSwapQuoteViewModel(
  quote: SwapQuote,
  options: {
    from: SwapToken
    to: SwapToken
    amount: bigint
    slippageBps: number
    fee: bigint | undefined
    networks: NetworksSlice
    locale: string
    now: number
    onRefresh: () => void
  },
): SwapQuoteViewModel {
  const { from, to, amount, slippageBps, fee, networks, locale, now, onRefresh } = options
  const age = Math.max(0, now - quote.fetchedAt)
  return {
    rate: toRateViewModel({ from, to, amount, output: quote.output, locale }),
    ageSeconds: Math.floor(age / 1_000),
    renewsInSeconds: Math.max(0, Math.ceil((QUOTE_REFRESH_MS - age) / 1_000)),
    impact: toImpactViewModel(quote.impactBps, locale),
    networkFee: toFeeViewModel(fee, from.caipChainId, networks, locale),
    receiveAtLeast: formatUnits(minimumOf(quote.output, slippageBps), to.decimals, {
      locale,
      symbol: to.symbol,
    }),
    onRefresh,
  }
}

/** How much one of the given token brings. */
export function toRateViewModel(options: {
  from: SwapToken
  to: SwapToken
  amount: bigint
  output: bigint
  locale: string
}): string {
  const { from, to, amount, output, locale } = options
  const unit = 10n ** BigInt(from.decimals)
  // So many decimals more than the token has: a small rate keeps its digits.
  const scaled = (output * unit * 10n ** BigInt(RATE_DECIMALS)) / amount
  const rate = toDecimal(scaled, to.decimals + RATE_DECIMALS)
  const zeros = /^0\.(0*)/.exec(rate)?.[1]?.length ?? 0
  return `1 ${from.symbol} = ${formatAmount(rate, { locale, decimals: zeros + RATE_DIGITS })} ${to.symbol}`
}

/** What the network takes, in its own currency. */
export function toFeeViewModel(
  fee: bigint | undefined,
  caipChainId: string,
  networks: NetworksSlice,
  locale: string,
): FormattedAmount | undefined {
  const currency = findNetwork(networks, caipChainId)?.nativeCurrency
  if (fee === undefined || currency === undefined) return undefined
  const { decimals, symbol } = currency
  return formatUnits(fee, decimals, { locale, symbol, round: 'up' })
}

/** The impact with how much it matters. */
export function toImpactViewModel(bps: number | undefined, locale: string): ImpactViewModel {
  if (bps === undefined) return { kind: 'unknown' }
  const percent = percentOf(bps, locale)
  if (bps >= GRAVE_IMPACT_BPS) return { kind: 'grave', percent }
  return { kind: bps >= NOTABLE_IMPACT_BPS ? 'notable' : 'low', percent }
}
