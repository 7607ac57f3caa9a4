import type { Address, Hex } from 'viem'
import type { BridgeClient } from './client.ts'
import { BridgeApiSimulationError, SimulationError } from '../errors/service.ts'
import type { Abortable } from '../transport/transport.ts'
import { orNothing } from '../util/orNothing.ts'

export type FailedCall = {
  readonly chainId: number
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value?: bigint | undefined
}

/**
 * Shows a call that failed on the simulation service, where the client has one, and answers the
 * error to throw: with the link, or as it was (S8.13).
 */
export async function explainFailure(
  { simulation }: BridgeClient,
  error: Error,
  { call, message, signal }: Abortable & { readonly call: FailedCall; readonly message: string },
): Promise<Error> {
  if (simulation === undefined) return error
  // The link is only a help: without it the failure is still reported.
  const shown = await orNothing(simulation.simulate({ ...call, signal }), signal)
  return shown === undefined ? error : new SimulationError(message, { ...shown, cause: error })
}

/**
 * For a request that the bridge service refused because its trial of the fill failed. The trial ran
 * on the destination chain.
 */
export function explainingTrial(
  client: BridgeClient,
  { chainId, doing, signal }: Abortable & { readonly chainId: number; readonly doing: string },
) {
  return async (error: unknown): Promise<never> => {
    if (!(error instanceof BridgeApiSimulationError)) throw error
    // The service names EVM addresses and bytes, or the simulation service refuses them.
    const call = { chainId, ...error.transaction } as FailedCall
    const message = `simulation failed while ${doing}: ${error.message}`
    throw await explainFailure(client, error, { call, message, signal })
  }
}
