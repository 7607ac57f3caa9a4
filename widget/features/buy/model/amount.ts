import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { FIAT_DECIMALS } from './limits.ts'
import type { BuyMethod } from './offer.ts'

/** Why an amount of money cannot be paid; in hundredths of the currency. */
export type BuyProblem =
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'tooManyDecimals' }
  | { readonly kind: 'tooLow'; readonly minimum: bigint }
  | { readonly kind: 'tooHigh'; readonly maximum: bigint }

export type CheckedMoney =
  | { readonly status: 'ok'; readonly cents: bigint }
  | { readonly status: 'problem'; readonly problem: BuyProblem }

/** Reads the amount as it was typed, and holds it against what the way to pay takes (S9.03). */
export function checkMoney(text: string, method: BuyMethod): CheckedMoney {
  const parsed = parseAmount(text, FIAT_DECIMALS)
  if (parsed.status === 'ok') {
    const { amount: cents } = parsed
    if (cents < method.min) return problem({ kind: 'tooLow', minimum: method.min })
    if (cents > method.max) return problem({ kind: 'tooHigh', maximum: method.max })
    return { status: 'ok', cents }
  }
  if (parsed.problem === 'tooManyDecimals') return problem({ kind: 'tooManyDecimals' })
  if (parsed.problem === 'tooLarge') return problem({ kind: 'tooHigh', maximum: method.max })
  return problem({ kind: 'enterAmount' })
}

function problem(value: BuyProblem): CheckedMoney {
  return { status: 'problem', problem: value }
}
