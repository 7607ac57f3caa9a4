import type { TrialAllowance, TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import type { Action } from '../approval.ts'
import { isSame } from '../tokens.ts'

type Tried = Extract<TrialOutcome, { status: 'tried' }>

/** Base units of a token; `id` is set for one of a collection, the contract null for the currency. */
export type Change = {
  readonly contract: string | null
  readonly amount: bigint
  readonly id: bigint | null
}

export type Worse = {
  readonly gives: readonly Change[]
  readonly gets: readonly Change[]
  readonly allows: readonly TrialAllowance[]
  readonly isWorse: boolean
  readonly hasMore: boolean
}

/** Calls whose calldata says all that they take: whatever else leaves, the request hid. */
const TOLD: readonly Action['kind'][] = ['send', 'transfer', 'approve', 'bridge', 'speedUp']

/**
 * The worse of what a node says and of what the calls say. A node that leaves something out changes
 * nothing of what was decoded; one that adds to it is believed.
 */
export function worseOf(
  outcome: Tried,
  calls: readonly Pick<CallRequest, 'value'>[],
  actions: readonly Action[],
): Worse {
  const isTold = actions.every(({ kind }) => TOLD.includes(kind))
  const value = calls.reduce((sum, call) => sum + (call.value ?? 0n), 0n)
  const decoded = decodedLosses(actions)
  const lost = new Map(decoded)
  const gets: Change[] = outcome.native > 0n ? [change(null, outcome.native)] : []
  const native = larger(value, -outcome.native)
  let isMore = -outcome.native > value
  for (const { token, difference } of outcome.tokens) {
    const key = token.toLowerCase()
    const declared = decoded.get(key)?.amount ?? 0n
    if (difference > 0n) gets.push(change(token, difference))
    if (-difference > declared) {
      lost.set(key, change(token, -difference))
      isMore = true
    }
  }
  const items = outcome.items.map(({ token, id, difference }) => ({
    contract: token,
    id,
    amount: difference,
  }))
  const gone = items.filter(({ amount }) => amount < 0n)
  const allows = outcome.allowances.filter((one) => !isDecoded(one, actions))
  return {
    gives: [
      ...(native > 0n ? [change(null, native)] : []),
      ...lost.values(),
      ...gone.map((item) => ({ ...item, amount: -item.amount })),
    ],
    gets: [...gets, ...items.filter(({ amount }) => amount > 0n)],
    allows,
    isWorse: isTold && (isMore || gone.length > 0 || allows.length > 0),
    hasMore: !isTold && outcome.hasMore,
  }
}

/** Tokens that leave by the calldata itself, by their contract in lower case. */
function decodedLosses(actions: readonly Action[]): ReadonlyMap<string, Change> {
  const lost = new Map<string, Change>()
  for (const action of actions) {
    const isToken = action.kind === 'transfer' || (action.kind === 'bridge' && !action.isNative)
    if (!isToken || action.token.amount === null) continue
    const { contract, amount } = action.token
    const key = contract.toLowerCase()
    lost.set(key, change(contract, (lost.get(key)?.amount ?? 0n) + amount))
  }
  return lost
}

/** The request says it itself, and at least as much of it. */
function isDecoded(allowance: TrialAllowance, actions: readonly Action[]): boolean {
  return actions.some(
    (action) =>
      action.kind === 'approve' &&
      isSame(action.token.contract, allowance.token) &&
      isSame(action.spender, allowance.spender) &&
      (action.token.amount === null ||
        (allowance.amount !== null && allowance.amount <= action.token.amount)),
  )
}

function change(contract: string | null, amount: bigint): Change {
  return { contract, amount, id: null }
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
