import * as z from 'zod/mini'
import { decodeAbiParameters, hexToString } from 'viem'
import { createLru } from '#lib/lru.ts'
import { evmAddress, hash32, hexBytes } from '#protocol'
import type { GatewaySection } from '../config/section.ts'
import { GatewayError } from '../http/errors.ts'
import type { Log } from '../log.ts'
import type { RpcAnswer } from '../rpc/body.ts'
import type { Nodes } from '../rpc/nodes.ts'
import { logRefusal } from './logRefusal.ts'
import { type Currency, type HistorySource, type TokenMove, wholeBlocks } from './moves.ts'

/** `Transfer(address,address,uint256)` of EIP-20; that of EIP-721 has a topic more. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const SYMBOL = '0x95d89b41'
const NAME = '0x06fdde03'
const DECIMALS = '0x313ce567'

/** Ranges of blocks that a page reads, twice each: what the account sent, and what it received. */
const RANGES = 5
/** Transfers of a page. */
const MOST_LOGS = 100
/** As many as a node takes in one request. */
const MOST_CALLS = 50
/** Its name, symbol and decimals stay known for as many tokens. */
const TOKENS_KEPT = 2_000
/** A longer text of a contract is no name. */
const MOST_TEXT_CHARS = 2_000

const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/i))
const topicOfAddress = z.string().check(z.regex(/^0x0{24}[0-9a-fA-F]{40}$/))
const transferLog = z.object({
  address: evmAddress,
  topics: z.tuple([z.literal(TRANSFER), topicOfAddress, topicOfAddress]),
  data: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)),
  blockNumber: quantity,
  transactionHash: hash32,
  logIndex: quantity,
  removed: z.optional(z.literal(false)),
})
type TransferLog = z.infer<typeof transferLog>
const blockHeader = z.object({ number: quantity, timestamp: quantity })

export type LogsOptions = Extract<GatewaySection['history'][string], { fromLogs: unknown }>

/** Reads token transfers from the logs of recent blocks, from the network's own nodes. */
export function createLogReader(
  chain: string,
  { fromLogs }: LogsOptions,
  { nodes, log }: { nodes: Nodes; log: Log },
): HistorySource {
  const { blocks: depth, blocksAtOnce } = fromLogs
  const tokens = createLru<Currency | 'none'>(TOKENS_KEPT)

  /** The results, where every call has one; else the page fails. */
  async function ask(method: string, params: readonly (readonly unknown[])[]): Promise<unknown[]> {
    const answers = await askAll(method, params)
    return answers.map((one) => {
      if ('result' in one) return one.result
      // Such as that the range of blocks is too large for it.
      logRefusal(log, { chain, said: one.error.message })
      throw new GatewayError('UPSTREAM_FAILED', 'The node refused the question.')
    })
  }

  async function askAll(
    method: string,
    params: readonly (readonly unknown[])[],
  ): Promise<readonly RpcAnswer[]> {
    const answers: RpcAnswer[] = []
    for (let from = 0; from < params.length; from += MOST_CALLS) {
      const calls = params
        .slice(from, from + MOST_CALLS)
        .map((one) => ({ jsonrpc: '2.0' as const, id: null, method, params: [...one] }))
      answers.push(...(await nodes.ask(calls)))
    }
    return answers
  }

  /** The token's own words; `none` where it has no decimals or no symbol. */
  async function learn(addresses: readonly string[]): Promise<void> {
    const unknown = addresses.filter((one) => tokens.get(one) === undefined)
    const calls = unknown.flatMap((to) =>
      [SYMBOL, NAME, DECIMALS].map((data) => [{ to, data }, 'latest']),
    )
    const answers = await askAll('eth_call', calls)
    for (const [at, address] of unknown.entries()) {
      const [symbol, name, decimals] = answers.slice(at * 3, at * 3 + 3).map(resultOf)
      const known = toCurrency(textOf(symbol), textOf(name), numberOf(decimals))
      tokens.set(address, known ?? 'none')
    }
  }

  /** When each of these blocks was made. */
  async function timesOf(blocks: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const asked = blocks.map((block) => [toHex(block), false])
    const headers = await ask('eth_getBlockByNumber', asked)
    return new Map(
      headers.flatMap((one) => {
        const parsed = blockHeader.safeParse(one)
        return parsed.success ? [[Number(parsed.data.number), Number(parsed.data.timestamp)]] : []
      }),
    )
  }

  return {
    // The head, two for each range, and a batch each of blocks and of tokens.
    cost: 3 + 2 * RANGES,
    isPartial: true,
    async read(address, newest) {
      const [head] = await ask('eth_blockNumber', [[]])
      const parsed = quantity.safeParse(head)
      if (!parsed.success) throw unreadable()
      const last = Number(parsed.data)
      const lowest = Math.max(0, last - depth + 1)
      const top = Math.min(newest ?? last, last)
      // Above the top where the cursor is older than the owner allows: then nothing is read.
      const bottom = Math.max(lowest, top - RANGES * blocksAtOnce + 1)
      const topic = `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`
      const filters = rangesOf(bottom, top, blocksAtOnce).flatMap((range) => [
        [{ ...range, topics: [TRANSFER, topic] }],
        [{ ...range, topics: [TRANSFER, null, topic] }],
      ])
      const told = (await ask('eth_getLogs', filters)).flatMap((list) =>
        Array.isArray(list) ? list.flatMap((one) => toLog(one, bottom, top) ?? []) : [],
      )
      // One to oneself is both sent and received.
      const all = [...new Map(told.map((one) => [placeOf(one), one])).values()]
      all.sort((a, b) => Number(b.blockNumber) - Number(a.blockNumber))
      const logs = all.slice(0, MOST_LOGS)
      const { above, next } = wholeBlocks([
        { blocks: logs.map(blockOf), isFull: all.length > MOST_LOGS },
      ])
      const shown = logs.filter((log) => blockOf(log) > above)
      const times = await timesOf([...new Set(shown.map(blockOf))])
      await learn([...new Set(shown.map((log) => log.address.toLowerCase()))])
      const moves = shown.flatMap((log) => {
        const at = times.get(blockOf(log))
        const token = tokens.get(log.address.toLowerCase())
        return at === undefined || token === undefined || token === 'none'
          ? []
          : [toMove(log, at, token)]
      })
      const below = bottom > lowest ? bottom - 1 : undefined
      return { sent: [], moves, next: next ?? below }
    },
  }
}

function rangesOf(bottom: number, top: number, size: number) {
  const count = Math.ceil((top - bottom + 1) / size)
  return Array.from({ length: count }, (_, at) => ({
    fromBlock: toHex(bottom + at * size),
    toBlock: toHex(Math.min(top, bottom + (at + 1) * size - 1)),
  }))
}

/** A log of the blocks that were asked for; undefined where a node tells another one. */
function toLog(value: unknown, bottom: number, top: number): TransferLog | undefined {
  const parsed = transferLog.safeParse(value)
  if (!parsed.success) return undefined
  const block = blockOf(parsed.data)
  return block >= bottom && block <= top ? parsed.data : undefined
}

const placeOf = ({ transactionHash, logIndex }: TransferLog) =>
  `${transactionHash} ${Number(logIndex)}`
const blockOf = ({ blockNumber }: TransferLog) => Number(blockNumber)

function toMove(log: TransferLog, at: number, token: Currency): TokenMove {
  const [, from, to] = log.topics
  return {
    hash: log.transactionHash,
    block: blockOf(log),
    at,
    from: `0x${from.slice(-40)}`,
    to: `0x${to.slice(-40)}`,
    value: BigInt(log.data),
    token,
  }
}

const resultOf = (answer: RpcAnswer): unknown => ('result' in answer ? answer.result : undefined)

function toCurrency(
  symbol: string | undefined,
  name: string | undefined,
  decimals: number | undefined,
): Currency | undefined {
  if (symbol === undefined || decimals === undefined) return undefined
  return { symbol, name: name ?? symbol, decimals }
}

/** A text as contracts answer it: as `string`, and as `bytes32` before that was settled. */
function textOf(value: unknown): string | undefined {
  const { data } = hexBytes.safeParse(value)
  if (data === undefined || data.length > MOST_TEXT_CHARS) return undefined
  try {
    if (data.length === 66) return hexToString(data, { size: 32 })
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return undefined // then it is no text
  }
}

function numberOf(value: unknown): number | undefined {
  const { data } = hexBytes.safeParse(value)
  if (data === undefined || data.length !== 66) return undefined
  return Number(BigInt(data))
}

const toHex = (block: number) => `0x${block.toString(16)}`

function unreadable(): GatewayError {
  return new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the node cannot be read.')
}
