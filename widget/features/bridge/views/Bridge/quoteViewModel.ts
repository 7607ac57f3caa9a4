import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { Fee } from '#bridges/across/transport/fees.ts'
import { QUOTE_REFRESH_MS } from '../../model/limits.ts'
import { expectedSecondsOf } from '../../model/quote/fillSpeed.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import type { Network } from '#kernel/networks/network.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { toFeeViewModel } from '#ui/form/feeViewModel.ts'
import { formatUnits, rateOf } from '#ui/form/formatUnits.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import { toPartnerFeeViewModel } from './partnerFact.ts'
import type { BridgeQuote } from './types.ts'

/** A quote as the panel draws it: rate, age, and fee lines that add up. */
export function toQuoteViewModel(
  quote: Quote,
  options: {
    origin: BridgeToken
    destination: BridgeToken
    network: Network | undefined
    /** Fee of the network for sending, in its native base units. */
    networkFee: bigint | undefined
    /** What one of that currency costs in dollars, as a decimal. */
    feePrice: string | undefined
    locale: string
    now: number
    site: string
    onRefresh: () => void
  },
): BridgeQuote {
  const { origin, destination, network, networkFee, feePrice, locale, now, site, onRefresh } =
    options
  const { deposit, fees } = quote
  const payout = payoutOf({ ...deposit, route: quote.route })
  const cost = (amount: bigint) =>
    formatUnits(amount, origin.decimals, {
      locale,
      symbol: origin.symbol,
      round: 'up',
      places: BRIDGE_PLACES,
    })
  const part = (fee: Fee | undefined) => fee && cost(fee.total)
  const rate = rateOf(
    { amount: deposit.inputAmount, decimals: origin.decimals },
    { amount: payout.amount, decimals: destination.decimals },
  )
  const age = Math.max(0, now - quote.fetchedAt)
  return {
    rate: `1 ${origin.symbol} = ${formatAmount(rate, { locale, decimals: 4 })} ${destination.symbol}`,
    ageSeconds: Math.floor(age / 1_000),
    renewsInSeconds: Math.max(0, Math.ceil((QUOTE_REFRESH_MS - age) / 1_000)),
    expectedSeconds: expectedSecondsOf(quote),
    fees: {
      bridge: cost(fees.totalRelayFee.total),
      liquidityProviders: part(fees.lpFee),
      relayer: part(fees.relayerCapitalFee),
      destinationGas: part(fees.relayerGasFee),
      partner: toPartnerFeeViewModel(payout, destination, { site, locale }),
      originGas:
        network === undefined || networkFee === undefined
          ? undefined
          : toFeeViewModel(networkFee, { ...network.nativeCurrency, price: feePrice }, locale),
    },
    onRefresh,
  }
}
