import type { PublicClient } from 'viem'
import type { Descriptor } from '#secure/api'
import type { Network } from '../session.ts'

/** What calldata is read with: where it is sent, by whom, and what the deployment knows. */
export type ReadContext = {
  readonly chainId: number
  /** Undefined where the deployment has no node for the chain: then nothing is asked. */
  readonly client: PublicClient | undefined
  readonly account: string
  readonly networks: readonly Network[]
  readonly descriptors: readonly Descriptor[]
  readonly clientOf: (network: Network) => PublicClient
  /** How many calls stand around this one. */
  readonly depth: number
}

export function networkOf(context: ReadContext, chainId: bigint | number): Network | undefined {
  return context.networks.find((one) => BigInt(one.chainId) === BigInt(chainId))
}

/** The same account, reading what happens on another chain. */
export function contextOn(context: ReadContext, chainId: bigint): ReadContext {
  const network = networkOf(context, chainId)
  return {
    ...context,
    // An id that is not a safe integer names no chain that anybody knows.
    chainId: chainId <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(chainId) : 0,
    client: network === undefined ? undefined : context.clientOf(network),
    depth: context.depth + 1,
  }
}
