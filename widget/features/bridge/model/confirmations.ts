import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { evmChain } from '#protocol'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import type { Core } from '#kernel/core.ts'

/** Between two looks at the chain's head. */
const LOOK_MS = 4_000

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,16}$/)),
  z.transform((value) => BigInt(value)),
)
/** A node that does not know the transaction, or not its block yet, says null. */
const receipt = z.nullable(z.object({ blockNumber: z.nullable(quantity) }))

/**
 * How many blocks of the origin hold a deposit that waits for its fill, its own one counted; 0 while
 * none does. It is for people to watch: nothing is decided by it.
 */
export function confirmationsQuery(core: Core, { status, depositHash, route }: Transfer) {
  const caipChainId = evmChain(route.originChainId)
  return queryOptions({
    queryKey: ['bridge', 'confirmations', caipChainId, depositHash],
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
    retry: false,
    queryFn:
      depositHash === undefined || status !== 'deposited'
        ? skipToken
        : async ({ signal }): Promise<number> => {
            const ask = (method: string, params: readonly unknown[]) =>
              core.rpc.request({ caipChainId, method, params, signal })
            const [mined, head] = await Promise.all([
              ask('eth_getTransactionReceipt', [depositHash]).then((one) => z.parse(receipt, one)),
              ask('eth_blockNumber', []).then((one) => z.parse(quantity, one)),
            ])
            const block = mined?.blockNumber ?? undefined
            if (block === undefined) return 0
            // The head may be another node's, which has not seen the block yet.
            return head < block ? 1 : Number(head - block) + 1
          },
  })
}
