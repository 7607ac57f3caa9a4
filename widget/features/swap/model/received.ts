import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Hex, parseEventLogs, parseAbi, isAddressEqual } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { evmChainIdOf } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import type { SeenRun } from './slice.ts'

const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])

/** What a swap of an earlier document yielded; null if it cannot be read. */
export function receivedQuery(core: Core, order: SeenRun['order'], hash: Hex | undefined) {
  return queryOptions({
    queryKey: ['swap', 'received', order.caipChainId, hash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      hash === undefined ? skipToken : async () => (await readReceived(core, order, hash)) ?? null,
  })
}

/** What arrived, by the token's own events; undefined for the native currency, which has none. */
export async function readReceived(
  core: Core,
  { account, to, caipChainId }: SeenRun['order'],
  hash: Hex,
): Promise<bigint | undefined> {
  const { address: token } = to
  if (token === undefined) return undefined
  const chain = bridgeClient(core).chainClient(evmChainIdOf(caipChainId) ?? 0)
  const { logs } = await getTransactionReceipt(chain, { hash })
  const own = parseEventLogs({ abi, logs }).filter(({ address }) => isAddressEqual(address, token))
  const sum = own.reduce((total, { args }) => {
    const comes = isAddressEqual(args.to, account) ? args.value : 0n
    const goes = isAddressEqual(args.from, account) ? args.value : 0n
    return total + comes - goes
  }, 0n)
  return sum > 0n ? sum : undefined
}
