import type { Limits } from '#bridges/across/transport/fees.ts'
import { type ParsedAmount, parseAmount } from '#bridges/across/util/parseAmount.ts'
import type { Route } from '#bridges/across/transport/route.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'

/** Why the form cannot go on; amounts are base units of the origin token. */
export type FormProblem =
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'tooLow'; readonly minimum: bigint }
  | { readonly kind: 'tooHigh'; readonly maximum: bigint }
  | { readonly kind: 'notEnough'; readonly missing: bigint }
  | { readonly kind: 'notEnoughGas' }
  | { readonly kind: 'tooManyDecimals'; readonly decimals: number }
  | { readonly kind: 'noRoute' | 'sameSides' | 'noToken' }

export type FormFacts = {
  readonly origin: BridgeToken | undefined
  readonly destination: BridgeToken | undefined
  readonly route: Route | undefined
  readonly amount: string
  /** Undefined while it is unknown, or no wallet is connected. */
  readonly balance: bigint | undefined
  readonly nativeBalance: bigint | undefined
  readonly feeReserve: bigint | undefined
  readonly limits: Limits | undefined
}

export type CheckedForm =
  | { readonly status: 'ok'; readonly amount: bigint }
  | { readonly status: 'problem'; readonly problem: FormProblem; readonly amount?: bigint }

/** Parses the form: the amount in base units, or the first problem (S5.12). */
export function checkForm(facts: FormFacts): CheckedForm {
  const { origin, destination, route } = facts
  if (origin === undefined || destination === undefined) return problem({ kind: 'noToken' })
  if (origin.key === destination.key) return problem({ kind: 'sameSides' })
  if (route === undefined) return problem({ kind: 'noRoute' })
  const parsed = parseAmount(facts.amount, origin.decimals)
  if (parsed.status === 'problem') return problem(amountProblem(parsed, origin, facts.limits))
  const { amount } = parsed
  const found =
    overBalance(amount, facts) ?? outsideLimits(amount, facts) ?? gasProblem(amount, facts)
  return found === undefined ? { status: 'ok', amount } : { ...problem(found), amount }
}

function amountProblem(
  { problem: kind }: Extract<ParsedAmount, { status: 'problem' }>,
  { decimals }: BridgeToken,
  limits: Limits | undefined,
): FormProblem {
  if (kind === 'tooManyDecimals') return { kind, decimals }
  if (kind === 'tooLarge' && limits !== undefined)
    return { kind: 'tooHigh', maximum: limits.maxDeposit }
  return { kind: 'enterAmount' }
}

function overBalance(amount: bigint, { balance }: FormFacts): FormProblem | undefined {
  if (balance === undefined || amount <= balance) return undefined
  return { kind: 'notEnough', missing: amount - balance }
}

function outsideLimits(amount: bigint, { limits }: FormFacts): FormProblem | undefined {
  if (limits === undefined) return undefined
  if (amount < limits.minDeposit) return { kind: 'tooLow', minimum: limits.minDeposit }
  if (amount > limits.maxDeposit) return { kind: 'tooHigh', maximum: limits.maxDeposit }
  return undefined
}

/** The network fee is paid in the native currency, on top of a native amount. */
function gasProblem(amount: bigint, facts: FormFacts): FormProblem | undefined {
  const { nativeBalance, feeReserve, origin } = facts
  if (nativeBalance === undefined || feeReserve === undefined) return undefined
  const needed = feeReserve / 2n + (origin?.isNative === true ? amount : 0n)
  return nativeBalance < needed ? { kind: 'notEnoughGas' } : undefined
}

function problem(value: FormProblem): Extract<CheckedForm, { status: 'problem' }> {
  return { status: 'problem', problem: value }
}
