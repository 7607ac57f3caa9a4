import type { TrialOutcome } from '#bridges/across/trial/trial.ts'

export type Tried = Extract<TrialOutcome, { status: 'tried' }>

/** A trial after which the account has what it had, and allows what it allowed. */
export const nothing: Tried = {
  status: 'tried',
  native: 0n,
  tokens: [],
  items: [],
  allowances: [],
  gas: [],
  hasMore: false,
}
