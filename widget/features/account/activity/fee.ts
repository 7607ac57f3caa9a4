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
  /** What a rollup asks for its data. */
  l1Fee: z.optional(quantity),
})

/**
 * What the network took for a mined transaction, in wei of its currency; null where somebody else
 * paid it, or where the chain does not tell.
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
