import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { CaipChainId } from '#protocol'
import type { Core } from '../core.ts'
import { NATIVE_RESERVE_GAS } from './limits.ts'

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))

/** Room for the price of gas to double before the transaction is in a block. */
const MARGIN = 2n

/**
 * What Max leaves of a native balance, and what must be there before anything is asked of the
 * wallet: base units, enough for an approval and a deposit at twice today's price of gas.
 */
export function feeReserveQuery(core: Core, caipChainId: CaipChainId | undefined) {
  return queryOptions({
    queryKey: ['bridge', 'feeReserve', caipChainId],
    staleTime: 15_000,
    queryFn:
      caipChainId === undefined
        ? skipToken
        : async ({ signal }): Promise<bigint> => {
            const price = await core.rpc.request({ caipChainId, method: 'eth_gasPrice', signal })
            return BigInt(z.parse(quantity, price)) * MARGIN * NATIVE_RESERVE_GAS
          },
  })
}
