import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { BridgeToken } from '#core/bridge/tokens.ts'
import type { NetworksSlice } from '#core/networks/slice.ts'
import type { TokenInfo } from '#core/portfolio/tokenInfo.ts'
import type { Reviewed } from '#core/trial/reviewed.ts'
import type { Figure, TokenLook } from '#ui/components/looks.ts'
import { formatAmount, shorten } from '#ui/i18n/format.ts'
import { tokenMark } from '#ui/marks/tokens.ts'
import type { WorseLook } from '../BridgeReview/Trial.tsx'
import { networkLookOf } from '../networkLook.ts'

/** Places of a fee: a lamport and a gwei can be told. */
export const FEE_PLACES = 9

type FigureOptions = {
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
export function figure(
  amount: bigint,
  decimals: number,
  { locale, symbol, round, places = 3 }: FigureOptions,
): Figure {
  const exact = toDecimal(amount, decimals)
  const shown = { locale, decimals: places }
  const cut = formatAmount(exact, shown)
  const up = toDecimal(amount, decimals, { maxDecimals: places, round: 'up' })
  const value = round === 'up' && !cut.startsWith('<') ? formatAmount(up, shown) : cut
  const tail = symbol === undefined ? '' : ` ${symbol}`
  return { value: `${value}${tail}`, exact: `${exact}${tail}` }
}

/** A token of the bridge as it is drawn. */
export function tokenLook(token: BridgeToken, networks: NetworksSlice): TokenLook {
  return {
    symbol: token.symbol,
    name: token.name,
    iconUrl:
      tokenMark(token.caipChainId, token.isNative ? undefined : token.address) ?? token.iconUrl,
    network: networkLookOf(networks, token.caipChainId),
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

/** More lines than these are not drawn, and their number is. */
const MAX_LINES = 6

type Sent = { symbol: string; decimals: number; amount: bigint }

/** How a trial that is worse than what was entered is drawn; undefined where it is not. */
export function worseLook(
  reviewed: Reviewed | undefined,
  { symbol, decimals, amount }: Sent,
  { locale, unlimited }: { locale: string; unlimited: string },
): WorseLook | undefined {
  if (reviewed?.status !== 'tried' || !reviewed.isWorse) return undefined
  const { given, received, taken, allowed } = reviewed
  /** By its symbol where it says one, and always by its address: anybody can take a symbol. */
  const said = (
    one: { token?: string | undefined; info?: TokenInfo | undefined },
    units: bigint | null,
    id?: bigint | null,
  ) => {
    const { token, info } = one
    const at = token === undefined ? '' : ` (${shorten(token)})`
    const name = `${info?.symbol ?? ''}${at}`.trim()
    if (id !== undefined && id !== null) return `${name} #${id}`
    if (units === null) return `${unlimited} ${name}`
    if (info === undefined) return `${units} × ${name}`
    const round = 'up' as const
    return `${figure(units, info.decimals, { locale, symbol: info.symbol, round }).value}${at}`
  }
  const places = decimals
  return {
    gives: given > amount ? figure(given, decimals, { locale, places }) : undefined,
    arrives:
      received === undefined ? undefined : figure(received, decimals, { locale, symbol, places }),
    takes: cut(taken.map((one) => said(one, one.amount, one.id))),
    allows: cut(allowed.map((one) => `${said(one, one.amount, one.id)} → ${shorten(one.spender)}`)),
  }
}

function cut(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LINES) return lines
  return [...lines.slice(0, MAX_LINES), `+ ${lines.length - MAX_LINES}`]
}
