import type { Core } from '#kernel/core.ts'
import { storedPendingTransactions, storedTransactions } from './items.ts'
import {
  COOKIE_TRANSACTION_CHARS,
  COOKIE_TRANSACTIONS,
  KEPT_TRANSACTIONS,
  READ_TRANSACTIONS,
} from './limits.ts'
import { isPending } from './slice.ts'
import { type OwnTransaction, ownTransaction } from './record.ts'

/**
 * Reads what this browser keeps into the state. Of one that both know, the one that is further
 * counts; one that was asked for elsewhere and is kept no more was declined there.
 */
export function loadTransactions(core: Core): readonly OwnTransaction[] {
  const { own: known } = core.store.getState().transactions
  const stored = readStored(core)
  const merged = known.flatMap((one) => {
    const other = stored.find(({ id }) => id === one.id)
    if (other === undefined) return one.status === 'asked' ? [] : [one]
    return [rankOf(other) > rankOf(one) ? other : one]
  })
  const missing = stored.filter(({ id }) => !known.some((one) => one.id === id))
  const own = sorted([...merged, ...missing])
  if (own.length === known.length && own.every((one, at) => one === known[at])) return known
  core.store.setState(({ transactions }) => ({ transactions: { ...transactions, own } }))
  return own
}

/** Writes one down, in the place of what was known of it. */
export function saveTransaction(core: Core, transaction: OwnTransaction): void {
  const others = loadTransactions(core).filter(({ id }) => id !== transaction.id)
  write(core, bounded(sorted([transaction, ...others])))
}

/** Nothing was sent: there is nothing to remember. */
export function forgetTransaction(core: Core, id: string): void {
  write(
    core,
    loadTransactions(core).filter((other) => other.id !== id),
  )
}

/** The transaction with this id, if this document knows it. */
export function findTransaction(core: Core, id: string): OwnTransaction | undefined {
  return core.store.getState().transactions.own.find((one) => one.id === id)
}

function write(core: Core, own: readonly OwnTransaction[]): void {
  core.store.setState(({ transactions }) => ({ transactions: { ...transactions, own } }))
  core.storage.set(storedTransactions, [...own])
  if (core.storage.level !== 'cookie') return
  const pending = own
    .filter(isPending)
    .map((one) => JSON.stringify(one))
    .filter(({ length }) => length <= COOKIE_TRANSACTION_CHARS)
  for (let count = Math.min(pending.length, COOKIE_TRANSACTIONS); count >= 0; count -= 1) {
    if (core.storage.set(storedPendingTransactions, pending.slice(0, count))) return
  }
}

/** One entry that is damaged must not take the others with it. */
function readStored(core: Core): readonly OwnTransaction[] {
  const all = core.storage.get(storedTransactions) ?? []
  const pending = core.storage.get(storedPendingTransactions) ?? []
  const entries = [...all.slice(0, READ_TRANSACTIONS), ...pending.map(parsed)]
  const whole = entries.flatMap((entry) => ownTransaction.safeParse(entry).data ?? [])
  return whole.filter(({ id }, at) => whole.findIndex((one) => one.id === id) === at)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // damaged: its shape is not that of an entry
  }
}

const ranks: Readonly<Record<OwnTransaction['status'], number>> = {
  asked: 0,
  sent: 1,
  unknown: 2,
  failed: 3,
  confirmed: 3,
  cancelled: 3,
  dropped: 3,
}

function rankOf({ status }: OwnTransaction): number {
  return ranks[status]
}

function sorted(own: readonly OwnTransaction[]): readonly OwnTransaction[] {
  return [...own].sort((a, b) => b.at - a.at)
}

/** Of those that have ended the oldest go. */
function bounded(own: readonly OwnTransaction[]): readonly OwnTransaction[] {
  const dropped = new Set(own.filter((one) => !isPending(one)).slice(KEPT_TRANSACTIONS))
  return own.filter((one) => !dropped.has(one))
}
