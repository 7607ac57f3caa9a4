import { queryOptions } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import { offersSwaps } from '../config/slice.ts'
import type { Core } from '../core.ts'
import { findNetwork } from './slice.ts'

/** Networks with swaps (S9.02). */
export const SWAP_CHAINS: readonly number[] = [
  1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554,
]

/**
 * Whether a network has swaps: one of the twelve (S9.02), or one that a deployment with a service of
 * its own names; and the service knows it.
 */
export function swapSupportQuery(core: Core, caipChainId: CaipChainId | undefined) {
  return queryOptions({
    queryKey: ['swap', 'support', caipChainId],
    staleTime: 60_000,
    queryFn: async (): Promise<boolean> => {
      if (caipChainId === undefined || !mayHaveSwaps(core, caipChainId)) return false
      const api = await core.loadBlockchainApi?.()
      return (await api?.supports(caipChainId)) ?? false
    },
  })
}

/** Whether it is one that has swaps if the service knows it. */
export function mayHaveSwaps(core: Core, caipChainId: CaipChainId): boolean {
  const { config, networks } = core.store.getState()
  if (core.loadBlockchainApi === undefined || !offersSwaps(config)) return false
  const network = findNetwork(networks, caipChainId)
  if (network?.chainId === undefined) return false
  const isOwn = network.from === undefined && core.deployment.services?.blockchainUrl !== undefined
  return isOwn || SWAP_CHAINS.includes(network.chainId)
}
