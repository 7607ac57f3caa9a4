import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import type { SwapToken } from './slice.ts'

/** Why the form cannot go on; amounts are base units of the token given. */
export type SwapProblem =
  | { readonly kind: 'enterAmount' | 'noToken' | 'sameToken' | 'notEnoughGas' | 'tooLarge' }
  | { readonly kind: 'notEnough'; readonly missing: bigint }
  | { readonly kind: 'tooManyDecimals'; readonly decimals: number }

export type SwapFacts = {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
  readonly amount: string
  /** Undefined while it is unknown, or no wallet is connected. */
  readonly balance: bigint | undefined
  readonly native: bigint | undefined
  /** Wei. */
  readonly fee: bigint | undefined
}

/** Parses the form: the amount in base units, or the first problem. */
export function checkSwap(facts: SwapFacts): {
  readonly amount?: bigint | undefined
  readonly problem?: SwapProblem | undefined
} {
  const { from, to, balance, native, fee } = facts
  if (from === undefined) return { problem: { kind: 'noToken' } }
  const parsed = parseAmount(facts.amount, from.decimals)
  const amount = parsed.status === 'ok' ? parsed.amount : undefined
  if (to === undefined) return { amount, problem: { kind: 'noToken' } }
  if (from.key === to.key) return { problem: { kind: 'sameToken' } }
  if (parsed.status === 'problem') {
    const { problem } = parsed
    if (problem === 'tooManyDecimals') {
      return { problem: { kind: 'tooManyDecimals', decimals: from.decimals } }
    }
    return { problem: { kind: problem === 'tooLarge' ? 'tooLarge' : 'enterAmount' } }
  }
  const { amount: given } = parsed
  if (balance !== undefined && given > balance) {
    return { amount: given, problem: { kind: 'notEnough', missing: given - balance } }
  }
  if (native !== undefined && fee !== undefined) {
    const needed = fee + (from.address === undefined ? given : 0n)
    if (native < needed) return { amount: given, problem: { kind: 'notEnoughGas' } }
  }
  return { amount: given }
}

/** Of a native balance, Max leaves twice the current fee: it may double until the swap is mined. */
export function spendable({
  from,
  balance,
  fee,
}: Pick<SwapFacts, 'from' | 'balance' | 'fee'>): bigint | undefined {
  if (from === undefined || balance === undefined || balance === 0n) return undefined
  if (from.address !== undefined) return balance
  const reserve = fee === undefined ? undefined : fee * 2n
  return reserve === undefined || balance <= reserve ? undefined : balance - reserve
}
