import { call } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { checkAllowance } from './checkAllowance.ts'
import { codedError } from '../errors/coded.ts'
import {
  decodeRevert,
  INSUFFICIENT_ALLOWANCE,
  revertData,
  sentenceOf,
} from '../errors/decodeRevert.ts'
import { encodeDeposit, type PoolCall } from './encodeDeposit.ts'
import { DepositSimulationError } from '../errors/wallet.ts'
import { explainFailure } from '../client/explainFailure.ts'
import { orNothing } from '../util/orNothing.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { Abortable } from '../transport/transport.ts'

/**
 * Tries the deposit on your own node without sending it. Returns the call that works, with the integrator's suffix:
 * `{ to, data, value }`, for the depositor's wallet on the origin chain.
 *
 * @throws DepositSimulationError with the reason; SimulationError with `simulateOnError`;
 * RpcError, ConfigError, WrongNodeError
 */
export async function simulateDeposit(
  client: BridgeClient,
  { transfer, signal }: Abortable & { readonly transfer: Transfer },
): Promise<PoolCall> {
  const chain = client.chainClient(transfer.route.originChainId)
  const attempt = (prepared: PoolCall) =>
    abortable(call(chain, { account: transfer.owner, ...prepared }), signal)
  const current = encodeDeposit(transfer)
  try {
    await attempt(current)
    return current
  } catch (error) {
    const data = revertData(error)
    if (data === undefined) throw codedError(error)
    // A pool that lacks the function falls through to a fallback that reverts with nothing.
    if (data === '0x') {
      const legacy = encodeDeposit(transfer, 'legacy')
      if (
        await attempt(legacy).then(
          () => true,
          () => false,
        )
      )
        return legacy
    }
    const reason =
      (data === '0x' && (await allowanceReason(client, transfer))) || decodeRevert(error)
    const failure = new DepositSimulationError(reason, error)
    const call = { chainId: transfer.route.originChainId, from: transfer.owner, ...current }
    throw await explainFailure(client, failure, { call, message: failure.message, signal })
  }
}

/** Some tokens say nothing at all of why they refuse. */
async function allowanceReason(
  client: BridgeClient,
  transfer: Transfer,
): Promise<string | undefined> {
  const { route, owner, originPool: spender } = transfer
  if (route.isNative) return undefined
  const amount = BigInt(transfer.inputAmount)
  const query = { chainId: route.originChainId, token: route.inputToken, owner, spender, amount }
  const known = await orNothing(checkAllowance(client, query), undefined)
  return known?.isEnough === false ? sentenceOf(INSUFFICIENT_ALLOWANCE) : undefined
}
