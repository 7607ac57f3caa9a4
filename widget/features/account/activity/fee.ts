import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { findNetwork } from '#kernel/networks/slice.ts'

const quantity = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))
const receipt = z.object({
  from: z.string(),
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  /** What a rollup charges for posting its data. */
  l1Fee: z.optional(quantity),
})

/**
 * The network fee of a mined transaction, in wei of the chain's currency; null if another account paid
 * it, or if the chain does not report it.
 */
export function feeQuery(
  core: Core,
  options: { caipChainId: CaipChainId; hash: string | undefined; payer: string | undefined },
) {
  const { caipChainId, hash, payer } = options
  return queryOptions({
    queryKey: ['transactionFee', caipChainId, hash, payer?.toLowerCase()],
    enabled: hash !== undefined && payer !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<bigint | null> => {
      const network = findNetwork(core.store.getState().networks, caipChainId)
      const adapter = network && core.adapters[network.namespace]
      if (network && adapter?.loadFee && hash !== undefined && payer !== undefined) {
        return adapter.loadFee({ rpc: core.rpc, network, hash, payer, signal })
      }
      const method = 'eth_getTransactionReceipt'
      const answer = await core.rpc.request({ caipChainId, method, params: [hash], signal })
      const parsed = receipt.safeParse(answer)
      if (!parsed.success) return null
      const { from, gasUsed, effectiveGasPrice, l1Fee = '0x0' } = parsed.data
      if (from.toLowerCase() !== payer?.toLowerCase()) return null
      return BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee)
    },
  })
}
