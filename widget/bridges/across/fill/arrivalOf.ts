import { type Address, isAddressEqual, type Log, parseEventLogs, zeroAddress } from 'viem'
import { movesAbi } from '../contracts/abi.ts'
import { parseFillLogs } from '../logs/parseFillLogs.ts'
import type { WholeRelay } from '../logs/relayHash.ts'
import { fillTopics } from '../contracts/topics.ts'
import { transfersOf } from '../logs/transfersOf.ts'

export type Arrival = {
  /** Base units; zero where nothing came from anybody but the recipient. */
  readonly amount: bigint
  /** The pool unwraps its chain's wrapped currency for an account without code. */
  readonly isNative: boolean
}

/**
 * What a fill delivered to its recipient, by the events of its transaction: the pool logs the fill, and
 * then moves the money. A fill that the recipient had to pay for itself delivers nothing.
 */
export function arrivalOf(
  logs: readonly Log[],
  {
    deposit,
    pool,
    recipient,
  }: { readonly deposit: WholeRelay; readonly pool: Address; readonly recipient: Address },
): Arrival {
  const start = logs.findIndex((log) => parseFillLogs([log], { pool, deposit }).length > 0) + 1
  const rest = logs.slice(start)
  const end = rest.findIndex(
    ({ address, topics: [topic] }) =>
      topic !== undefined && fillTopics.includes(topic) && isAddressEqual(address, pool),
  )
  // Where one transaction fills several deposits, what follows the next one is not of this one.
  const own = end === -1 ? rest : rest.slice(0, end)
  const { outputToken: token } = deposit
  const isOwn = ({ from }: { readonly from: Address }) => isAddressEqual(from, recipient)
  const got = transfersOf(own, { token, to: recipient }).find((moved) => !isOwn(moved))
  if (got !== undefined) return { amount: got.value, isNative: false }
  const burnt = transfersOf(own, { token, to: zeroAddress }).map(({ from, value }) => ({
    src: from,
    wad: value,
  }))
  const events = own.filter(({ address }) => isAddressEqual(address, token))
  const withdrawn = parseEventLogs({ abi: movesAbi, eventName: 'Withdrawal', logs: events })
  const unwrapped = [...withdrawn.map(({ args }) => args), ...burnt].find(({ src }) =>
    isAddressEqual(src, pool),
  )
  const isPaidByItself = transfersOf(own, { token, to: pool }).some(isOwn)
  return { amount: isPaidByItself ? 0n : (unwrapped?.wad ?? 0n), isNative: unwrapped !== undefined }
}
