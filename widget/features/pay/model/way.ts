import type { Address } from 'viem'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { CaipChainId } from '#protocol'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import type { SwapOrder, SwapToken } from '#features/swap/model/slice.ts'

/** Why a way to pay cannot be taken. */
export type WayProblem =
  | 'notEnough'
  | 'tooLow'
  | 'tooHigh'
  | 'contract'
  /** The bridge would pay the currency in the place of the token that wraps it. */
  | 'unwrapped'
  | 'noPrice'
  /** The market is too small for this amount. */
  | 'market'
  /** Nothing is there for the network. */
  | 'noFee'

/** One way to pay: what the account gives, on which network. */
export type PayWay = {
  readonly key: string
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: Address | undefined
  readonly symbol: string
  readonly decimals: number
  /** What the account has, in base units. */
  readonly balance: bigint
  /** What it gives at most, in base units; undefined where no price came. */
  readonly cost: bigint | undefined
  readonly problem: WayProblem | undefined
  /** Swapped first, so that what is paid with is there. */
  readonly swap?:
    | {
        readonly from: SwapToken
        readonly to: SwapToken
        readonly order: SwapOrder | undefined
      }
    | undefined
  /** How what is given, or swapped for, reaches the recipient. */
  readonly by: PaidBy
}

export type PaidBy =
  | { readonly kind: 'direct' }
  | {
      readonly kind: 'bridge'
      readonly origin: BridgeToken
      readonly destination: BridgeToken
      readonly quote: Quote | undefined
    }

/**
 * The cheapest first, in units of what is asked for: of a swap, what is given is worth what it would
 * give by the price of now. Those that cannot be taken are last.
 */
export function inOrder(ways: readonly PayWay[]): readonly PayWay[] {
  const rank = ({ problem }: PayWay) => Number(problem !== undefined)
  return [...ways].sort(
    (a, b) =>
      rank(a) - rank(b) || compare(fiatValueOf(a), fiatValueOf(b)) || stepsOf(a) - stepsOf(b),
  )
}

/** More than any token has, so that amounts of all of them can be compared. */
const COMMON_DECIMALS = 36

function fiatValueOf({ cost, decimals, swap }: PayWay): bigint | undefined {
  const [amount, unit] =
    swap === undefined ? [cost, decimals] : [swap.order?.quoted, swap.to.decimals]
  return amount === undefined ? undefined : amount * 10n ** BigInt(COMMON_DECIMALS - unit)
}

function compare(a: bigint | undefined, b: bigint | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  if (a === b) return 0
  return a < b ? -1 : 1
}

function stepsOf({ swap, by }: PayWay): number {
  return (swap === undefined ? 0 : 2) + (by.kind === 'direct' ? 0 : 1)
}
