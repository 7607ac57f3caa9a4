import {
  type Address,
  type Client,
  formatLog,
  type Hex,
  type Log,
  numberToHex,
  type RpcLog,
} from 'viem'
import { getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { DEPOSIT_SEARCH_BLOCKS, LOG_CHUNK_BLOCKS } from './limits.ts'
import type { Abortable } from './transport.ts'

export type LogRange = Abortable & {
  readonly address: Address
  /** As `eth_getLogs` takes them; a list in one place means any of it. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
  readonly fromBlock: bigint
  readonly toBlock: bigint
  /** @default 5_000n */
  readonly chunkBlocks?: bigint | undefined
}

/** A search whose end is the head; where no start is known, it goes as far back as `maxBlocks`. */
export type LogSearch = Abortable &
  Pick<LogRange, 'address' | 'topics' | 'chunkBlocks'> & {
    readonly fromBlock?: bigint | undefined
    /** How far back, where the node wants pieces. @default 50_000n */
    readonly maxBlocks?: bigint | undefined
    /** The piece with such a log is the last one that is read. @default any log */
    readonly isLast?: ((log: Log) => boolean) | undefined
  }

/**
 * Logs from a block up to the head, in one request where the node allows it, else piece by piece
 * from the newest one back. In the order of the chain.
 */
export async function searchLogs(chain: Client, options: LogSearch): Promise<Log[]> {
  const { address, topics, signal, chunkBlocks = LOG_CHUNK_BLOCKS } = options
  const { fromBlock = 0n, maxBlocks = DEPOSIT_SEARCH_BLOCKS, isLast = () => true } = options
  const first = fromBlock < 0n ? 0n : fromBlock
  const filter = { address, topics, fromBlock: numberToHex(first), toBlock: 'latest' }
  try {
    return await ask(chain, filter, signal)
  } catch {
    signal?.throwIfAborted()
  }
  // Too much at once, for this node.
  const head = await abortable(getBlockNumber(chain, { cacheTime: 0 }), signal)
  const oldest = options.fromBlock === undefined ? head - maxBlocks : first
  const end = oldest < 0n ? 0n : oldest
  const found: Log[] = []
  for (let to = head; to >= end; to -= chunkBlocks) {
    const from = to - chunkBlocks + 1n
    const piece = { address, topics, fromBlock: from < end ? end : from, toBlock: to, signal }
    const logs = await getLogsInRange(chain, { ...piece, chunkBlocks })
    found.unshift(...logs)
    if (logs.some(isLast)) break
  }
  return found
}

/** Logs of a range of blocks, asked for in pieces that public nodes accept. */
export async function getLogsInRange(chain: Client, options: LogRange): Promise<Log[]> {
  const { address, topics, toBlock, chunkBlocks = LOG_CHUNK_BLOCKS, signal } = options
  const logs: Log[] = []
  let from = options.fromBlock < 0n ? 0n : options.fromBlock
  while (from <= toBlock) {
    const last = from + chunkBlocks - 1n
    const to = last < toBlock ? last : toBlock
    const filter = { address, topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    logs.push(...(await ask(chain, filter, signal)))
    from = to + 1n
  }
  return logs
}

// viem's own types of it know no list in a list of topics that is only read.
type GetLogs = { Parameters: [filter: object]; ReturnType: readonly RpcLog[] }

async function ask(chain: Client, filter: object, signal: AbortSignal | undefined): Promise<Log[]> {
  const request = chain.request<GetLogs>({ method: 'eth_getLogs', params: [filter] })
  return (await abortable(request, signal)).map((log) => formatLog(log))
}
