import type { DevChain } from '../chains/devChain.ts'
import { attacker } from '../chains/accounts.ts'

/** How a hostile API may falsify its answers; `none` is honest. */
export const lies = [
  'none',
  'recipient',
  'outputToken',
  'outputZero',
  'amount',
  'deadline',
  'pool',
  'exclusiveRelayer',
] as const
export type Lie = (typeof lies)[number]

const TEN_YEARS_SECONDS = 315_360_000
const ONE_YEAR_SECONDS = 31_536_000

type Quote = {
  outputAmount: string
  fillDeadline: string
  outputToken: { address: string }
}

/** An answer of /suggested-fees, falsified in one way in the attacker's favour. */
export function tell<quote extends Quote>(lie: Lie, quote: quote) {
  switch (lie) {
    case 'none':
      return quote
    case 'recipient':
      return { ...quote, recipient: attacker.address }
    case 'outputToken':
      return { ...quote, outputToken: { ...quote.outputToken, address: attacker.address } }
    case 'outputZero':
      return { ...quote, outputAmount: '0' }
    case 'amount':
      // Half of the output disappears, and the fees do not account for it.
      return { ...quote, outputAmount: String(BigInt(quote.outputAmount) / 2n) }
    case 'deadline':
      return { ...quote, fillDeadline: String(Number(quote.fillDeadline) + TEN_YEARS_SECONDS) }
    case 'pool':
      return {
        ...quote,
        spokePoolAddress: attacker.address,
        destinationSpokePoolAddress: attacker.address,
      }
    case 'exclusiveRelayer':
      return {
        ...quote,
        exclusiveRelayer: attacker.address,
        exclusivityDeadline: ONE_YEAR_SECONDS,
      }
    default:
      throw new Error(`Unknown lie ${lie satisfies never}`)
  }
}

/** The pool address that /chains returns. */
export function poolTold(lie: Lie, { contracts }: Pick<DevChain, 'contracts'>) {
  return lie === 'pool' ? attacker.address : contracts.spokePool
}
