import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { evmChain } from '#protocol'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import type { Core } from '#kernel/core.ts'

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((value) => BigInt(value)),
)
const receipt = z.object({
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  /** Of rollups that charge it apart from gas. */
  l1Fee: z.optional(z.nullable(quantity)),
})

/** What the origin network took for the transfer's own transactions, in wei of its currency. */
export function networkFeePaidQuery(core: Core, transfer: Transfer | undefined) {
  const { approveHash, depositHash, speedUp, route } = transfer ?? {}
  const hashes = [approveHash, depositHash, speedUp?.hash].filter((hash) => hash !== undefined)
  return queryOptions({
    queryKey: ['bridge', 'networkFeePaid', route?.originChainId, hashes],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      route === undefined || hashes.length === 0
        ? skipToken
        : async ({ signal }): Promise<bigint> => {
            const caipChainId = evmChain(route.originChainId)
            const fees = hashes.map(async (hash) => {
              const method = 'eth_getTransactionReceipt'
              const params = [hash]
              const answer = await core.rpc.request({ caipChainId, method, params, signal })
              const { gasUsed, effectiveGasPrice, l1Fee } = z.parse(receipt, answer)
              return gasUsed * effectiveGasPrice + (l1Fee ?? 0n)
            })
            return (await Promise.all(fees)).reduce((sum, fee) => sum + fee, 0n)
          },
  })
}
