import { cleanDecimal } from '#lib/decimal.ts'
import type { HistoryTransfer } from './history.ts'

/** The most legs a person reads on one line. */
const MOST_LEGS = 2
/** A return of the same token that is less than a tenth of what went out is change from a fee. */
const CHANGE_SHARE = 10n
const SCALE = 78

/**
 * What a line shows of a transaction: transfers of one token in one direction are added up, change from a
 * payment is left out, and of the rest the two most valuable stay, outgoing first.
 */
export function legsOf(transfers: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const merged = withoutChange(merge(transfers))
  const largest = [...merged].sort(byValue).slice(0, MOST_LEGS)
  return largest.sort((a, b) => rank(a) - rank(b))
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
