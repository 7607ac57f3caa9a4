import { GatewayError } from '../../http/errors.ts'
import type { RpcAnswer, RpcCall } from '../body.ts'
import type { Nodes } from '../nodes.ts'
import { type LogFilter, paramsOf } from './filter.ts'
import { MOST_MISSED_BLOCKS, OVERLAP_BLOCKS } from './limits.ts'
import { type Head, type Log, readHead, readLogs, readNumber } from './news.ts'

/** With one more, as many as a client may put into one request. */
const MOST_CALLS = 49

type Asking = Pick<Nodes, 'ask'>

/** The latest block. */
export async function askBlock(nodes: Asking): Promise<Head> {
  const [answer] = await nodes.ask([toCall('eth_getBlockByNumber', ['latest', false])])
  const block = readHead(resultOf(answer))
  if (block === undefined) throw unreadable()
  return block
}

export type Range = { readonly from: number; readonly to: number }

/**
 * The logs between two blocks, in their order, and those of some blocks before, which may have been replaced. Of a
 * node that is behind, only those up to its own last block, `to`. Undefined where it is too many blocks.
 */
export async function askLogs(
  nodes: Asking,
  filters: readonly LogFilter[],
  { from, to }: Range,
): Promise<{ readonly logs: readonly Log[]; readonly to: number } | undefined> {
  if (filters.length === 0) return { logs: [], to }
  if (to - from > MOST_MISSED_BLOCKS) return undefined
  const range = { fromBlock: toHex(Math.max(0, from + 1 - OVERLAP_BLOCKS)), toBlock: toHex(to) }
  const calls = filters.map((one) => toCall('eth_getLogs', [{ ...paramsOf(one), ...range }]))
  const found: Log[] = []
  let reached = to
  for (let at = 0; at < calls.length; at += MOST_CALLS) {
    // In one request, so that the same node says both.
    const asked = [toCall('eth_blockNumber', []), ...calls.slice(at, at + MOST_CALLS)]
    const [head, ...answers] = await nodes.ask(asked)
    const last = readNumber(resultOf(head))
    if (last === undefined) throw unreadable()
    reached = Math.min(reached, last)
    for (const answer of answers) {
      const logs = readLogs(resultOf(answer))
      if (logs === undefined) throw unreadable()
      found.push(...logs)
    }
  }
  const order = (log: Log) => [Number(log.blockNumber), Number(log.logIndex)] as const
  const logs = found.toSorted((left, right) => {
    const [[block, index], [otherBlock, otherIndex]] = [order(left), order(right)]
    return block - otherBlock || index - otherIndex
  })
  return { logs, to: reached }
}

const toHex = (block: number) => `0x${block.toString(16)}`

function toCall(method: string, params: unknown[]): RpcCall {
  return { jsonrpc: '2.0', id: 1, method, params }
}

function resultOf(answer: RpcAnswer | undefined): unknown {
  return answer !== undefined && 'result' in answer ? answer.result : undefined
}

function unreadable(): GatewayError {
  return new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the node cannot be read.')
}
