import type { Address } from 'viem'
import { tryCalls } from '#bridge/trial/tryCalls.ts'
import type { TrialOutcome } from '#bridge/trial/trial.ts'
import type { Network } from '../../session.ts'
import { createClients } from './client.ts'
import type { CallRequest } from './transactionParams.ts'

/** Tries the calls on the deployment's nodes, one after the other until one can; it never rejects. */
export function tryOnNodes(
  network: Network,
  account: Address,
  calls: readonly CallRequest[],
): Promise<TrialOutcome> {
  return tryCalls(createClients(network), { account, calls })
}
