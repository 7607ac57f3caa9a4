import { type Address, isAddressEqual } from 'viem'
import { mirrorsNative } from '#bridges/across/trial/nativeMirrors.ts'
import type { TrialAllowance, TrialOutcome } from '#bridges/across/trial/trial.ts'

type Tried = Extract<TrialOutcome, { status: 'tried' }>

/** What the calls themselves are meant to do, as the widget encoded them. */
export type Encoded = {
  /** What leaves; undefined for the native currency. */
  readonly token: Address | undefined
  /** Base units. */
  readonly amount: bigint
  /** The spender that may take that amount. */
  readonly spender?: Address | undefined
}

/** Something else that leaves; without a token it is the native currency. */
export type Taken = {
  readonly token: Address | undefined
  /** The one of a collection. */
  readonly id: bigint | undefined
  readonly amount: bigint
}

/** The worse of a trial and of what was encoded. */
export type Worse = {
  /** Never less than was encoded. */
  readonly given: bigint
  readonly taken: readonly Taken[]
  /** Allowances beyond the encoded one. */
  readonly allowed: readonly TrialAllowance[]
  readonly isWorse: boolean
}

/**
 * A node that leaves something out changes nothing of what was encoded; one that adds to it is believed.
 */
export function worseOf(outcome: Tried, { token, amount, spender }: Encoded): Worse {
  const isNative = isNativeToken(token)
  const isOwn = (other: Address) => token !== undefined && isAddressEqual(token, other)
  const lost = isNative
    ? -outcome.native
    : outcome.tokens.reduce((sum, one) => (isOwn(one.token) ? sum - one.difference : sum), 0n)
  const taken: Taken[] = []
  if (!isNative && outcome.native < 0n) {
    taken.push({ token: undefined, id: undefined, amount: -outcome.native })
  }
  for (const one of outcome.tokens) {
    if (one.difference >= 0n || isOwn(one.token)) continue
    taken.push({ token: one.token, id: undefined, amount: -one.difference })
  }
  for (const one of outcome.items) {
    if (one.difference < 0n) taken.push({ ...one, amount: -one.difference })
  }
  const allowed = outcome.allowances.filter(
    (one) =>
      spender === undefined ||
      !isOwn(one.token) ||
      !isAddressEqual(spender, one.spender) ||
      one.amount === null ||
      one.amount > amount,
  )
  const given = lost > amount ? lost : amount
  return {
    given,
    taken,
    allowed,
    isWorse: given > amount || taken.length > 0 || allowed.length > 0,
  }
}

/** What the account would have more of a token, or of the native currency. */
export function gainOf(outcome: Tried, token: Address | undefined): bigint {
  if (token === undefined || mirrorsNative(token)) return outcome.native
  return outcome.tokens.find((one) => isAddressEqual(one.token, token))?.difference ?? 0n
}

function isNativeToken(token: Address | undefined): boolean {
  return token === undefined || mirrorsNative(token)
}
