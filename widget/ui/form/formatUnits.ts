import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { CaipChainId } from '#protocol'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { FormattedAmount, TokenViewModel } from '../components/viewModels.ts'
import { formatAmount } from '../i18n/format.ts'
import { tokenMark } from '../marks/tokens.ts'
import { findNetworkViewModel } from '../marks/networkViewModel.ts'

/** Places of a fee: a lamport and a gwei can be told. */
export const FEE_PLACES = 9

type FormatUnitsOptions = {
  locale: string
  symbol?: string
  round?: 'up' | 'down'
  /** @default 3 */
  places?: number | undefined
}

/**
 * Base units as a figure: cut to what is shown, with the whole of it beside. What is too small for
 * that says so, also where it is rounded up: three fees of a tenth are not three whole ones.
 */
export function formatUnits(
  amount: bigint,
  decimals: number,
  { locale, symbol, round, places = 3 }: FormatUnitsOptions,
): FormattedAmount {
  const exact = toDecimal(amount, decimals)
  const shown = { locale, decimals: places }
  const cut = formatAmount(exact, shown)
  const up = toDecimal(amount, decimals, { maxDecimals: places, round: 'up' })
  const value = round === 'up' && !cut.startsWith('<') ? formatAmount(up, shown) : cut
  const tail = symbol === undefined ? '' : ` ${symbol}`
  return { value: `${value}${tail}`, exact: `${exact}${tail}` }
}

type Token = {
  readonly symbol: string
  readonly name: string
  readonly iconUrl?: string | undefined
  readonly caipChainId: CaipChainId
  readonly address: string
  /** The network's own currency, which `address` wraps. */
  readonly isNative: boolean
}

/** A token as it is drawn. */
export function toTokenViewModel(token: Token, networks: NetworksSlice): TokenViewModel {
  return {
    symbol: token.symbol,
    name: token.name,
    iconUrl:
      tokenMark(token.caipChainId, token.isNative ? undefined : token.address) ?? token.iconUrl,
    network: findNetworkViewModel(networks, token.caipChainId),
  }
}

const RATE_DECIMALS = 4

/** How much of the destination token one origin token gives, as a decimal string. */
export function rateOf(
  input: { amount: bigint; decimals: number },
  output: { amount: bigint; decimals: number },
): string {
  if (input.amount === 0n) return '0'
  const scaled =
    (output.amount * 10n ** BigInt(input.decimals + RATE_DECIMALS)) /
    (input.amount * 10n ** BigInt(output.decimals))
  return toDecimal(scaled, RATE_DECIMALS)
}
