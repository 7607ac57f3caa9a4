import { type Address, isAddressEqual, type Log, parseEventLogs } from 'viem'
import { movesAbi } from './abi.ts'

/** What a token's own events say moved from one to another, in its base units. */
export function transfersOf(
  logs: readonly Log[],
  { token, from, to }: { readonly token: Address; readonly from?: Address; readonly to: Address },
): readonly bigint[] {
  const own = logs.filter(({ address }) => isAddressEqual(address, token))
  return parseEventLogs({ abi: movesAbi, eventName: 'Transfer', logs: own })
    .filter(({ args }) => isAddressEqual(args.to, to))
    .filter(({ args }) => from === undefined || isAddressEqual(args.from, from))
    .map(({ args }) => args.value)
}
