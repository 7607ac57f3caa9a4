import { type Address, encodeFunctionData, type Hex } from 'viem'
import { erc20Abi } from '#bridges/across/contracts/abi.ts'
import type { TrialCall, TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { Core } from '#kernel/core.ts'
import { reasonOf } from '#wallet/requests/revertReason.ts'
import { tryOnNodes } from '#transactions/trial/tryOnNodes.ts'
import { gainOf, worseOf } from '#transactions/trial/worseOf.ts'
import { isPriceMove, SwapError } from './errors.ts'
import type { SwapOrder } from './slice.ts'

type Built = {
  readonly target: Address
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
  /** Whom to approve first. */
  readonly spender: Address | undefined
}

/** Tries approval and swap one after the other in the state of now, without sending anything. */
export function trySwap(
  core: Core,
  { account, from, to, amount, caipChainId }: SwapOrder,
  { target, data, value, spender, signal }: Built & { readonly signal: AbortSignal },
): Promise<TrialOutcome> {
  const tokens = [from.address, to.address].filter((token) => token !== undefined)
  const approvals =
    spender === undefined || from.address === undefined
      ? []
      : approve(from.address, spender, [0n, amount])
  const calls = [...approvals, { to: target, data, value }]
  return tryOnNodes(core, { caipChainId, account, calls, tokens, signal })
}

/**
 * Compares what would happen with what was confirmed.
 *
 * @throws SwapError
 */
export function judgeSwap(
  { from, to, amount, minimum }: SwapOrder,
  outcome: Exclude<TrialOutcome, { status: 'untried' }>,
  spender: Address | undefined,
): void {
  if (outcome.status === 'reverts') throw revertedSwap(outcome.data)
  const { isWorse } = worseOf(outcome, { token: from.address, amount, spender })
  if (isWorse) throw new SwapError('SWAP_TAKES_MORE')
  const received = gainOf(outcome, to.address)
  if (received < minimum) throw new SwapError('SWAP_BELOW_MINIMUM', { details: `${received}` })
}

/** What the network would refuse it with. */
export function revertedSwap(data: Hex): SwapError {
  const reason = reasonOf({ data })
  const code = isPriceMove(reason) ? 'SWAP_PRICE_MOVED' : 'SWAP_REVERTS'
  return new SwapError(code, { details: reason })
}

/** Some tokens want their allowance at zero first; to the others it makes no difference. */
function approve(
  token: Address,
  spender: Address,
  amounts: readonly bigint[],
): readonly TrialCall[] {
  return amounts.map((amount) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  }))
}
