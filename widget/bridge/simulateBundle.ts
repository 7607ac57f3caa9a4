import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { sentenceOf } from './decodeRevert.ts'
import { encodeDeposit, type PoolCall } from './encodeDeposit.ts'
import { ApproveSimulationError, DepositSimulationError } from './errors/wallet.ts'
import type { Transfer } from './transfer.ts'
import type { Abortable } from './transport.ts'
import { simulateCalls } from './trial/simulateCalls.ts'

/**
 * Tries the approvals and, on what they leave behind, the deposit (`eth_simulateV1`). Answers the
 * calls that work, or undefined where the node cannot try several at once.
 *
 * @throws ApproveSimulationError, DepositSimulationError
 */
export async function simulateBundle(
  client: BridgeClient,
  options: Abortable & { readonly transfer: Transfer; readonly approvals: readonly PoolCall[] },
): Promise<readonly PoolCall[] | undefined> {
  const { transfer, approvals, signal } = options
  const chain = client.chainClient(transfer.route.originChainId)
  const attempt = (calls: readonly PoolCall[]) =>
    abortable(
      // A node that does not have it, or not for this; one that is down fails the next question too.
      simulateCalls(chain, { account: transfer.owner, calls }).catch(() => undefined),
      signal,
    )
  const current = [...approvals, encodeDeposit(transfer)]
  const outcome = await attempt(current)
  if (outcome === undefined || outcome.status === 'unreadable') return undefined
  if (outcome.status === 'done') return current
  if (outcome.index < approvals.length) {
    throw new ApproveSimulationError(sentenceOf(outcome.data), outcome)
  }
  // A pool that lacks the function falls through to a fallback that reverts with nothing.
  if (outcome.data === '0x') {
    const legacy = [...approvals, encodeDeposit(transfer, 'legacy')]
    if ((await attempt(legacy))?.status === 'done') return legacy
  }
  throw new DepositSimulationError(sentenceOf(outcome.data), outcome)
}
