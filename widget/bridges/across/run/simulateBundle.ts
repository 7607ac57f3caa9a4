import type { BridgeClient } from '../client/client.ts'
import { sentenceOf } from '../errors/decodeRevert.ts'
import { encodeDeposit, type PoolCall } from '../deposit/encodeDeposit.ts'
import { ApproveSimulationError, DepositSimulationError } from '../errors/wallet.ts'
import { orNothing } from '../util/orNothing.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { Abortable } from '../transport/transport.ts'
import { makeProbe, runProbe } from '../trial/probe.ts'
import { simulateCalls } from '../trial/simulateCalls.ts'

/**
 * Tries the approvals and, on what they leave behind, the deposit: by `eth_simulateV1`, else by code in
 * the account's place for one `eth_call`. Answers the calls that work, or undefined where the node
 * cannot try several at once: then they are asked for one by one, each tried by itself.
 *
 * @throws ApproveSimulationError, DepositSimulationError
 */
export async function simulateBundle(
  client: BridgeClient,
  options: Abortable & { readonly transfer: Transfer; readonly approvals: readonly PoolCall[] },
): Promise<readonly PoolCall[] | undefined> {
  const { transfer, approvals, signal } = options
  const chain = client.chainClient(transfer.route.originChainId)
  const { owner: account } = transfer
  const attempt = async (calls: readonly PoolCall[]) => {
    const simulated = await orNothing(simulateCalls(chain, { account, calls }), signal)
    if (simulated !== undefined && simulated.status !== 'unreadable') return simulated
    // A node that does not have it, or not for this; one that is down fails the next question too.
    const probe = makeProbe(account, { reads: [], calls })
    const probed = await orNothing(runProbe(chain, account, probe), signal)
    return probed === undefined || probed.status === 'unreadable'
      ? undefined
      : { ...probed, isProbed: true }
  }
  const current = [...approvals, encodeDeposit(transfer)]
  const outcome = await attempt(current)
  if (outcome === undefined) return undefined
  if (outcome.status === 'done') return current
  const isApproval = outcome.index < approvals.length
  // A pool that lacks the function falls through to a fallback that reverts with nothing.
  if (!isApproval && outcome.data === '0x') {
    const legacy = [...approvals, encodeDeposit(transfer, 'legacy')]
    if ((await attempt(legacy))?.status === 'done') return legacy
  }
  // Without a reason it may be the way of trying: more gas than the node gives to a question.
  if (outcome.data === '0x' && 'isProbed' in outcome) return undefined
  const Failure = isApproval ? ApproveSimulationError : DepositSimulationError
  throw new Failure(sentenceOf(outcome.data), outcome)
}
