import {
  BaseError,
  type Address,
  type Client,
  formatLog,
  type Hex,
  type Log,
  numberToHex,
  type RpcLog,
  TimeoutError,
} from 'viem'
import { getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { DEPOSIT_SEARCH_BLOCKS, LOG_CHUNK_BLOCKS, LOG_REQUESTS } from '../util/limits.ts'
import type { Abortable } from '../transport/transport.ts'

export type LogRange = Abortable & {
  readonly address: Address
  /** As `eth_getLogs` takes them; a list in one place means any of it. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
  /** @default as far back as `maxBlocks` where the node wants pieces, else the first one */
  readonly fromBlock?: bigint | undefined
  /** @default the head */
  readonly toBlock?: bigint | undefined
}

/** A search that ends when it has found enough, or has asked often enough. */
export type LogSearch = LogRange & {
  /** How far back, where the node wants pieces. @default 50_000n */
  readonly maxBlocks?: bigint | undefined
  /** The piece with such a log is the last one that is read. @default any log */
  readonly isLast?: ((log: Log) => boolean) | undefined
  /** The oldest piece first. @default false */
  readonly isForward?: boolean | undefined
  /** So many pieces are asked for at most, the refused ones counted. @default 100 */
  readonly requests?: number | undefined
}

export type FoundLogs = {
  /** In the order of the chain. */
  readonly logs: Log[]
  /** What was not read, because enough was found or the requests were used up. */
  readonly missing: { readonly fromBlock: bigint; readonly toBlock: bigint } | undefined
}

/** The range that a node last accepted, in blocks. Nodes reveal their limit only by refusing more. */
const taken = new WeakMap<Client, bigint>()
/** After this many pieces in a row a longer one is tried, since a node's limit depends on the content too. */
const GROWS_AFTER = 8

/** Logs from a block up to the head, as far back as `lookForLogs` comes. In the order of the chain. */
export async function searchLogs(chain: Client, options: LogSearch): Promise<Log[]> {
  return (await lookForLogs(chain, options)).logs
}

/**
 * Logs of a range, in one request where the node allows it, else in pieces that it takes: shorter
 * after a refusal, longer again later.
 *
 * @throws the node's refusal, where it is not about how much was asked for
 */
export async function lookForLogs(chain: Client, options: LogSearch): Promise<FoundLogs> {
  const { address, topics, toBlock, isForward = false, signal } = options
  const { maxBlocks = DEPOSIT_SEARCH_BLOCKS, isLast = () => true } = options
  const read = async (from: bigint, to: bigint | undefined) => {
    const end = to === undefined ? 'latest' : numberToHex(to)
    const filter = { address, topics, fromBlock: numberToHex(from), toBlock: end }
    const request = chain.request<GetLogs>({ method: 'eth_getLogs', params: [filter] })
    return (await abortable(request, signal)).map((log) => formatLog(log))
  }
  let left = options.requests ?? LOG_REQUESTS
  let low = notNegative(options.fromBlock ?? 0n)
  let size = taken.get(chain)
  let refusal: unknown
  if (size === undefined) {
    left -= 1
    try {
      return { logs: await read(low, toBlock), missing: undefined }
    } catch (error) {
      signal?.throwIfAborted()
      refusal = error
    }
  }
  let high = toBlock ?? (await abortable(getBlockNumber(chain, { cacheTime: 0 }), signal))
  size ??= less(refusal, high - low + 1n)
  if (options.fromBlock === undefined) low = notNegative(high - maxBlocks)
  const found: Log[] = []
  let isEnough = false
  for (let good = 0; low <= high && left > 0 && !isEnough; left -= 1) {
    const rest = high - low + 1n
    const length: bigint = size < rest ? size : rest
    const from = isForward ? low : high - length + 1n
    const to = from + length - 1n
    try {
      const logs = await read(from, to)
      if (isForward) found.push(...logs)
      else found.unshift(...logs)
      isEnough = logs.some(isLast)
    } catch (error) {
      signal?.throwIfAborted()
      size = less(error, length)
      good = 0
      continue
    }
    if (length === size) taken.set(chain, size)
    good += 1
    if (good % GROWS_AFTER === 0) size *= 2n
    if (isForward) low = to + 1n
    else high = from - 1n
  }
  return { logs: found, missing: low > high ? undefined : { fromBlock: low, toBlock: high } }
}

// viem's own types of it know no list in a list of topics that is only read.
type GetLogs = { Parameters: [filter: object]; ReturnType: readonly RpcLog[] }

const pace = /\brate\b|too many requests|per second|minute|daily|month|quota|credit|capacity/i
const amount = /range|block|result|logs|large|wide|long|size|limit|exceed|timed? ?out/i
const LIMIT_EXCEEDED = -32005

/**
 * How many blocks to request after a refusal: what the node named, else half of them. Only the node's
 * message can be used, since nodes have no common error code.
 */
function less(error: unknown, blocks: bigint): bigint {
  // The node's own message, without viem's text around it.
  const words = error instanceof BaseError ? error.details : String(error)
  const status = numberOf(error, 'status') ?? 0
  const isPace = pace.test(words) || status === 429
  const isTold = status < 500 && !(error instanceof TimeoutError)
  const isAmount =
    isTold && (amount.test(words) || status === 413 || numberOf(error, 'code') === LIMIT_EXCEEDED)
  if (!isPace && isAmount && blocks > 1n) {
    const named = (words.replace(/(?<=\d),(?=\d{3})/g, '').match(/\b\d+\b/g) ?? [])
      .map(BigInt)
      .filter((number) => number > 0n && number <= blocks / 2n)
    const most = named.reduce((a, b) => (a > b ? a : b), 0n)
    if (most > 0n) return most
    return blocks > 2n * LOG_CHUNK_BLOCKS ? LOG_CHUNK_BLOCKS : blocks / 2n
  }
  // Whatever it meant, a piece that most nodes take is worth a try.
  if (!isPace && blocks > LOG_CHUNK_BLOCKS) return LOG_CHUNK_BLOCKS
  throw error
}

function numberOf(error: unknown, key: 'code' | 'status'): number | undefined {
  const value: unknown = typeof error === 'object' && error !== null && Reflect.get(error, key)
  return typeof value === 'number' ? value : undefined
}

function notNegative(block: bigint): bigint {
  return block < 0n ? 0n : block
}
