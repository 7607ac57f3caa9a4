import { type Address, isAddressEqual, type Log, parseEventLogs } from 'viem'
import { movesAbi } from '../contracts/abi.ts'

/** What a token's own events say moved to an address, in its base units. */
export function transfersOf(
  logs: readonly Log[],
  { token, to }: { readonly token: Address; readonly to: Address },
): readonly { readonly from: Address; readonly value: bigint }[] {
  const own = logs.filter(({ address }) => isAddressEqual(address, token))
  return parseEventLogs({ abi: movesAbi, eventName: 'Transfer', logs: own })
    .map(({ args }) => args)
    .filter((moved) => isAddressEqual(moved.to, to))
}
