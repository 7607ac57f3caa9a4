import { cleanDecimal } from '#lib/decimal.ts'
import type { HistoryTransfer } from './history.ts'

/** More than this in one line nobody reads. */
const MOST_LEGS = 2
/** What comes back of the same token, if it is less than a tenth, is change of a fee. */
const CHANGE_SHARE = 10n
const SCALE = 78

/**
 * What a line says of a transaction: the same token in the same direction is one, change of what was
 * paid is left out, and of the rest the two that are worth most stay, what went out first.
 */
export function legsOf(transfers: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const merged = withoutChange(merge(transfers))
  const kept = [...merged].sort(byValue).slice(0, MOST_LEGS)
  return kept.sort((a, b) => rank(a) - rank(b))
}

function merge(transfers: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const byKey = new Map<string, HistoryTransfer>()
  for (const [at, transfer] of transfers.entries()) {
    const key = transfer.kind === 'token' ? `${transfer.direction} ${transfer.symbol}` : `nft ${at}`
    const before = byKey.get(key)
    byKey.set(key, before === undefined ? transfer : sum(before, transfer))
  }
  return [...byKey.values()]
}

function sum(a: HistoryTransfer, b: HistoryTransfer): HistoryTransfer {
  const value = a.value === undefined || b.value === undefined ? undefined : add(a.value, b.value)
  return { ...a, quantity: add(a.quantity, b.quantity), value }
}

function withoutChange(transfers: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  return transfers.filter((one) => {
    if (one.kind !== 'token') return true
    const back = transfers.find(
      (other) =>
        other.kind === 'token' && other.symbol === one.symbol && other.direction !== one.direction,
    )
    return back === undefined || units(one.quantity) * CHANGE_SHARE >= units(back.quantity)
  })
}

function byValue(a: HistoryTransfer, b: HistoryTransfer): number {
  const [one, two] = [units(a.value ?? '0'), units(b.value ?? '0')]
  if (one === two) return 0
  return one > two ? -1 : 1
}

function rank({ direction }: HistoryTransfer): number {
  return direction === 'in' ? 1 : 0
}

/** Both have been checked to be plain decimals. */
function add(a: string, b: string): string {
  const digits = String(units(a) + units(b)).padStart(SCALE + 1, '0')
  return cleanDecimal(`${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`) ?? a
}

function units(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'))
}
