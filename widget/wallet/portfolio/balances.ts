import { queryOptions } from '@tanstack/react-query'
import { addressKey } from '#lib/addressKey.ts'
import { BaseError, type CaipChainId } from '#protocol'
import type { Balances } from '#namespaces/adapter.ts'
import { adapterOf } from '../connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { BALANCE_AGE_MS } from './limits.ts'

export type { Balances } from '#namespaces/adapter.ts'

/** Whether any source can report an account's balances on a network. */
export function hasBalances(core: Core, { namespace, restUrl }: Network): boolean {
  if (core.loadBlockchainApi !== undefined) return true
  const { loadBalances, asksRest = false } = adapterOf(core, namespace)
  return loadBalances !== undefined && (!asksRest || restUrl !== undefined)
}

/** Native and token balances of an address on one network, read on chain (S9.01). */
export function balancesQuery(
  core: Core,
  options: { caipChainId: CaipChainId; address: string; tokens: readonly string[] },
) {
  const { caipChainId, address, tokens } = options
  return queryOptions({
    queryKey: ['balances', caipChainId, addressKey(address), [...tokens].sort()],
    staleTime: BALANCE_AGE_MS,
    queryFn: async ({ signal }): Promise<Balances> => {
      const network = findNetwork(core.store.getState().networks, caipChainId)
      if (network === undefined) throw new Error(`Unknown network ${caipChainId}`)
      const adapter = adapterOf(core, network.namespace)
      if (adapter.loadBalances === undefined) {
        throw new BaseError('The balance is not known here', {
          code: 'BALANCE_UNKNOWN',
          details: caipChainId,
        })
      }
      return adapter.loadBalances({ rpc: core.rpc, network, address, tokens, signal })
    },
  })
}
