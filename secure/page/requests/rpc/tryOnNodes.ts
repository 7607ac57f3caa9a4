import type { Address } from 'viem'
import { tryCalls } from '#bridges/across/trial/tryCalls.ts'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { Network } from '../../session.ts'
import { createClients } from './client.ts'
import { worstOf } from '../../approvals/trial/worstOf.ts'
import type { CallRequest } from './transactionParams.ts'

/** Tries the calls on the deployment's nodes, one after the other until one can; it never rejects. */
export function tryOnNodes(
  network: Network,
  account: Address,
  calls: readonly CallRequest[],
): Promise<TrialOutcome> {
  return tryCalls(createClients(network), { account, calls })
}

/**
 * What is drawn of calls that are sent as one transaction after the other: the worst of what any of them
 * leaves, since the rest may never come. `all` is the trial of all of them.
 */
export async function trySequentially(
  network: Network,
  account: Address,
  calls: readonly CallRequest[],
  all: Promise<TrialOutcome>,
): Promise<TrialOutcome> {
  const before = calls.slice(1).map((_, at) => tryOnNodes(network, account, calls.slice(0, at + 1)))
  const [last, ...earlier] = await Promise.all([all, ...before])
  if (last.status !== 'tried') return last
  const tried = earlier.filter((one) => one.status === 'tried')
  return tried.length < earlier.length ? { status: 'untried' } : worstOf(tried, last)
}
