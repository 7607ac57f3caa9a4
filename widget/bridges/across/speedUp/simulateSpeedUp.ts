import type { Hex } from 'viem'
import { call as tryCall } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { codedError } from '../errors/coded.ts'
import { decodeRevert, revertData } from '../errors/decodeRevert.ts'
import type { PoolCall } from '../deposit/encodeDeposit.ts'
import { encodeSpeedUp } from './encodeSpeedUp.ts'
import { SpeedUpSimulationError } from '../errors/speedUp.ts'
import { explainFailure } from '../client/explainFailure.ts'
import type { PreparedSpeedUp } from './speedUp.ts'
import type { Abortable } from '../transport/transport.ts'

export type SimulateSpeedUpOptions = Abortable & {
  readonly prepared: PreparedSpeedUp
  readonly signature: Hex
}

/**
 * Tries the speed-up on your own node without sending it. Returns the call that works, with the integrator's suffix.
 *
 * @throws SpeedUpSimulationError with the reason; SimulationError with `simulateOnError`; RpcError
 */
export async function simulateSpeedUp(
  client: BridgeClient,
  { prepared, signature, signal }: SimulateSpeedUpOptions,
): Promise<PoolCall> {
  const { originChainId: chainId, depositor: from } = prepared.deposit
  const call = encodeSpeedUp(prepared, signature)
  try {
    await abortable(tryCall(client.chainClient(chainId), { account: from, ...call }), signal)
    return call
  } catch (error) {
    if (revertData(error) === undefined) throw codedError(error)
    const failure = new SpeedUpSimulationError(decodeRevert(error), error)
    const failed = { chainId, from, ...call }
    throw await explainFailure(client, failure, { call: failed, message: failure.message, signal })
  }
}
