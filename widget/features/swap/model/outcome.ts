import type { State } from '#kernel/store.ts'
import { type CalledTransaction, isBuilt, type TransactionStatus } from '#transactions/record.ts'
import { swapIdOf } from '#transactions/slice.ts'
import type { SwapRun } from './slice.ts'

export type SwapOutcome = 'running' | 'done' | 'failed' | 'unknown' | 'declined'

type Seen = Pick<State, 'swap' | 'transactions'>

/** This document's run with this id. */
export function findRun({ swap: { run, earlier } }: Pick<State, 'swap'>, id: string) {
  return run?.id === id ? run : earlier.find((one) => one.id === id)
}

/** The newest approval and the newest swap of one swap id, from this document or an earlier one. */
export function transactionsOf(
  { transactions: { own } }: Pick<State, 'transactions'>,
  id: string,
): {
  readonly approval: CalledTransaction | undefined
  readonly swap: CalledTransaction | undefined
} {
  const called = own.flatMap((one) => (isBuilt(one) ? [] : [one]))
  return {
    approval: called.find(({ purpose }) => purpose.type === 'approve' && purpose.swap?.id === id),
    swap: called.find(({ purpose }) => purpose.type === 'swap' && purpose.swapId === id),
  }
}

/** The ids of all swaps known here. */
export function swapIds({ swap: { run, earlier }, transactions: { own } }: Seen): Set<string> {
  const runs = [run, ...earlier].flatMap((one) => one?.id ?? [])
  return new Set([...runs, ...own.flatMap((one) => swapIdOf(one) ?? [])])
}

/** The status of a swap, as far as it is known here. */
export function swapOutcome(state: Seen, id: string): SwapOutcome | undefined {
  const run = findRun(state, id)
  if (run !== undefined) return outcomeOfRun(run)
  const { approval, swap } = transactionsOf(state, id)
  if (swap !== undefined) return outcomes[swap.status]
  if (approval === undefined) return undefined
  const outcome = outcomes[approval.status]
  // The document that would have requested the swap is gone: the swap is never sent by itself.
  return outcome === 'done' ? 'failed' : outcome
}

function outcomeOfRun({ status, error }: SwapRun): SwapOutcome {
  if (status === 'done') return status
  if (status !== 'failed') return 'running'
  if (error?.code === 'SWAP_UNKNOWN') return 'unknown'
  return error?.code === 4001 || error?.code === 5000 ? 'declined' : 'failed'
}

const outcomes: Readonly<Record<TransactionStatus, SwapOutcome>> = {
  asked: 'running',
  sent: 'running',
  confirmed: 'done',
  failed: 'failed',
  dropped: 'failed',
  unknown: 'unknown',
  cancelled: 'declined',
}
