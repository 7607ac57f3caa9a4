import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { estimateDataFee } from '#bridges/across/transaction/estimateDataFee.ts'
import { APPROVE_BYTES, DEPOSIT_BYTES, OVERHEAD_BYTES } from '#bridges/across/util/limits.ts'
import { type CaipChainId, evmChainIdOf } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { NATIVE_RESERVE_GAS } from '../limits.ts'

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))

/** Room for the price of gas to double before the transaction is in a block. */
const MARGIN = 2n

/**
 * What Max leaves of a native balance, and what must be there before anything is asked of the
 * wallet: base units, enough for an approval and a deposit at twice today's price, data fees of rollups with it.
 */
export function feeReserveQuery(core: Core, caipChainId: CaipChainId | undefined) {
  return queryOptions({
    queryKey: ['bridge', 'feeReserve', caipChainId],
    staleTime: 15_000,
    queryFn:
      caipChainId === undefined
        ? skipToken
        : async ({ signal }): Promise<bigint> => {
            const [price, dataFee] = await Promise.all([
              core.rpc.request({ caipChainId, method: 'eth_gasPrice', signal }),
              estimateDataFee(bridgeClient(core), {
                chainId: evmChainIdOf(caipChainId) ?? 0,
                bytes: DEPOSIT_BYTES + APPROVE_BYTES + 2 * OVERHEAD_BYTES,
                signal,
              }),
            ])
            const gas = BigInt(z.parse(quantity, price)) * NATIVE_RESERVE_GAS
            return (gas + dataFee) * MARGIN
          },
  })
}
