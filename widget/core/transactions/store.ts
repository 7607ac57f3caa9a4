import type { Core } from '../core.ts'
import { storedTransactions } from './items.ts'
import { KEPT_TRANSACTIONS } from './limits.ts'
import { isPending, type OwnTransaction } from './record.ts'

/** Reads what this browser keeps into the state; what this document knows stays. */
export function loadTransactions(core: Core): readonly OwnTransaction[] {
  const { own: known } = core.store.getState().transactions
  const stored = core.storage.get(storedTransactions) ?? []
  const isNew = ({ id }: OwnTransaction) => !known.some((other) => other.id === id)
  const missing = stored.filter(isNew)
  if (missing.length === 0) return known
  const own = [...known, ...missing].sort((a, b) => b.at - a.at)
  core.store.setState({ transactions: { own } })
  return own
}

/** Writes one down, in the place of what was known of it. */
export function saveTransaction(core: Core, transaction: OwnTransaction): void {
  const others = loadTransactions(core).filter(({ id }) => id !== transaction.id)
  const own = bounded([transaction, ...others].sort((a, b) => b.at - a.at))
  core.store.setState({ transactions: { own } })
  core.storage.set(storedTransactions, own)
}

/** Nothing was sent: there is nothing to remember. */
export function forgetTransaction(core: Core, id: string): void {
  const own = loadTransactions(core).filter((other) => other.id !== id)
  core.store.setState({ transactions: { own } })
  core.storage.set(storedTransactions, own)
}

/** Of those that have ended the oldest go. */
function bounded(own: readonly OwnTransaction[]): readonly OwnTransaction[] {
  const dropped = new Set(own.filter((one) => !isPending(one)).slice(KEPT_TRANSACTIONS))
  return own.filter((one) => !dropped.has(one))
}
