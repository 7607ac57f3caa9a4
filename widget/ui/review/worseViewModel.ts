import { formatUnits } from '../form/formatUnits.ts'
import { shorten } from '../i18n/format.ts'
import type { WorseViewModel } from './Trial.tsx'

/** More lines than these are not drawn, and their number is. */
const MAX_LINES = 6

type Info = { readonly symbol: string; readonly decimals: number }
type Named = { readonly token?: string | undefined; readonly info?: Info | undefined }

/** What a trial found, as far as it is drawn. */
type Tried = {
  readonly status: 'tried'
  readonly isWorse: boolean
  readonly given: bigint
  readonly received: bigint | undefined
  readonly taken: readonly (Named & { amount: bigint; id?: bigint | undefined })[]
  readonly allowed: readonly (Named & {
    amount: bigint | null
    id?: bigint | null | undefined
    spender: string
  })[]
}

type Sent = { symbol: string; decimals: number; amount: bigint }

/** How a trial that is worse than what was entered is drawn; undefined where it is not. */
export function toWorseViewModel(
  reviewed: Tried | { readonly status: 'untried' } | undefined,
  { symbol, decimals, amount }: Sent,
  { locale, unlimited }: { locale: string; unlimited: string },
): WorseViewModel | undefined {
  if (reviewed?.status !== 'tried' || !reviewed.isWorse) return undefined
  const { given, received, taken, allowed } = reviewed
  /** By its symbol where it says one, and always by its address: anybody can take a symbol. */
  const said = (one: Named, units: bigint | null, id?: bigint | null) => {
    const { token, info } = one
    const at = token === undefined ? '' : ` (${shorten(token)})`
    const name = `${info?.symbol ?? ''}${at}`.trim()
    if (id !== undefined && id !== null) return `${name} #${id}`
    if (units === null) return `${unlimited} ${name}`
    if (info === undefined) return `${units} × ${name}`
    const round = 'up' as const
    return `${formatUnits(units, info.decimals, { locale, symbol: info.symbol, round }).value}${at}`
  }
  const places = decimals
  return {
    gives: given > amount ? formatUnits(given, decimals, { locale, places }) : undefined,
    arrives:
      received === undefined
        ? undefined
        : formatUnits(received, decimals, { locale, symbol, places }),
    takes: cut(taken.map((one) => said(one, one.amount, one.id))),
    allows: cut(allowed.map((one) => `${said(one, one.amount, one.id)} → ${shorten(one.spender)}`)),
  }
}

function cut(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LINES) return lines
  return [...lines.slice(0, MAX_LINES), `+ ${lines.length - MAX_LINES}`]
}
