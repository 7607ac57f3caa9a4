import * as z from 'zod/mini'
import { evmAddress, hash32 } from '#protocol'
import { GatewayError } from '../http/errors.ts'
import {
  createUpstream,
  type Question,
  type UpstreamOptions,
  type UpstreamParts,
} from '../upstream/upstream.ts'
import { logRefusal } from './logRefusal.ts'
import { type HistorySource, type SentTransaction, type TokenMove, wholeBlocks } from './moves.ts'

/** Rows of each list that a page asks for. */
const ROWS = 100
const SELECTOR_CHARS = 10
const BUSY_SECONDS = 5

const digits = (most: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`)))
const happening = {
  blockNumber: digits(15),
  timeStamp: digits(10),
  hash: hash32,
  from: evmAddress,
  value: digits(78),
}
/** A row of `txlist`. */
const transaction = z.object({
  ...happening,
  to: z.union([evmAddress, z.literal('')]),
  nonce: z.catch(z.optional(digits(15)), undefined),
  isError: z.optional(z.enum(['0', '1'])),
  txreceipt_status: z.optional(z.enum(['0', '1', ''])),
  input: z.catch(z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))), undefined),
})
/** A row of `tokentx`; one of another standard has no decimals. */
const tokenTransfer = z.object({
  ...happening,
  to: evmAddress,
  tokenName: z.string(),
  tokenSymbol: z.string(),
  tokenDecimal: digits(2),
})
const answer = z.object({
  status: z.string(),
  message: z.catch(z.string(), ''),
  result: z.unknown(),
})

export type IndexerOptions = {
  readonly chain: string
  /** With what it wants to be asked each time, such as `?chainid=1`. */
  readonly indexerUrl: string
  readonly key: string | undefined
  readonly timeoutMs: UpstreamOptions['timeoutMs']
}

/**
 * Reads the account API that Etherscan, Blockscout and Routescan have in common: `txlist` and `tokentx`. Transfers of
 * the network's own currency from within a contract are in neither.
 *
 * @see https://docs.etherscan.io/api-reference/endpoint/txlist
 */
export function createIndexer(options: IndexerOptions, parts: UpstreamParts): HistorySource {
  const { chain, indexerUrl, key, timeoutMs } = options
  const url = new URL(indexerUrl)
  const base = `${url.origin}${url.pathname}`
  const upstream = createUpstream({ name: `history ${chain}`, base, headers: {}, timeoutMs }, parts)

  /** The rows of one list, newest first. */
  async function list(action: string, address: string, newest: number | undefined) {
    const query = new URLSearchParams(url.search)
    const asked = {
      module: 'account',
      action,
      address,
      startblock: '0',
      ...(newest === undefined ? {} : { endblock: `${newest}` }),
      page: '1',
      offset: `${ROWS}`,
      sort: 'desc',
      ...(key === undefined ? {} : { apikey: key }),
    }
    for (const [name, value] of Object.entries(asked)) query.set(name, value)
    const question: Question = {
      method: 'GET',
      route: action,
      path: '',
      query,
      isRead: true,
      kind: 'json',
    }
    const { answer: told } = await upstream.ask(question)
    return rowsOf(told.status, told.bytes)
  }

  function rowsOf(status: number, bytes: Buffer): readonly unknown[] {
    const parsed = answer.safeParse(status === 200 ? JSON.parse(bytes.toString('utf8')) : undefined)
    if (!parsed.success) {
      throw new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the indexer cannot be read.')
    }
    const { message, result } = parsed.data
    // “No transactions found” comes with an empty list.
    if (Array.isArray(result)) return result.slice(0, ROWS)
    const said = `${message} ${typeof result === 'string' ? result : ''}`
    logRefusal(parts.log, { chain, said })
    throw refusalOf(said)
  }

  return {
    cost: 2,
    isPartial: false,
    async read(address, newest) {
      const [transactions, transfers] = await Promise.all([
        list('txlist', address, newest),
        list('tokentx', address, newest),
      ])
      const isAsked = ({ block }: { block: number }) => newest === undefined || block <= newest
      const sent = transactions.flatMap((row) => toSent(row) ?? []).filter(isAsked)
      const moves = transfers.flatMap((row) => toMove(row) ?? []).filter(isAsked)
      const blocksOf = (all: readonly { block: number }[]) => all.map(({ block }) => block)
      const { above, next } = wholeBlocks([
        { blocks: blocksOf(sent), isFull: transactions.length >= ROWS },
        { blocks: blocksOf(moves), isFull: transfers.length >= ROWS },
      ])
      const isWhole = ({ block }: { block: number }) => block > above
      return { sent: sent.filter(isWhole), moves: moves.filter(isWhole), next }
    },
  }
}

/** These APIs refuse with status 200, and say why in words. */
function refusalOf(said: string): GatewayError {
  if (/rate limit|too many|max calls/i.test(said)) {
    const retryAfterSeconds = BUSY_SECONDS
    const message = 'The indexer has been asked too much.'
    return new GatewayError('UPSTREAM_BUSY', message, { retryAfterSeconds })
  }
  if (/api.?key|api access|not authorized/i.test(said)) {
    return new GatewayError('UPSTREAM_REFUSED', 'The indexer refuses the key of the gateway.')
  }
  return new GatewayError('UPSTREAM_FAILED', 'The indexer failed.')
}

function toSent(row: unknown): SentTransaction | undefined {
  const parsed = transaction.safeParse(row)
  if (!parsed.success) return undefined
  const { to, nonce, isError, txreceipt_status: receipt, input } = parsed.data
  return {
    ...toHappening(parsed.data),
    to: to === '' ? undefined : to,
    hasFailed: isError === '1' || receipt === '0',
    nonce: nonce === undefined ? undefined : Number(nonce),
    selector: input?.slice(0, SELECTOR_CHARS).toLowerCase(),
  }
}

function toMove(row: unknown): TokenMove | undefined {
  const parsed = tokenTransfer.safeParse(row)
  if (!parsed.success) return undefined
  const { to, tokenName: name, tokenSymbol: symbol, tokenDecimal } = parsed.data
  return {
    ...toHappening(parsed.data),
    to,
    token: { name, symbol, decimals: Number(tokenDecimal) },
  }
}

function toHappening({
  blockNumber,
  timeStamp,
  hash,
  from,
  value,
}: z.output<z.ZodMiniObject<typeof happening>>) {
  return {
    hash,
    from,
    block: Number(blockNumber),
    at: Number(timeStamp),
    value: BigInt(value),
  }
}
