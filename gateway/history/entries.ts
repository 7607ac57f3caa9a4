import { cleanName } from '#lib/cleanName.ts'
import { cleanDecimal } from '#lib/decimal.ts'
import type { Currency, Found, SentTransaction, TokenMove } from './moves.ts'

/** `approve(address,uint256)` of EIP-20. */
const APPROVE = '0x095ea7b3'
/** Where tokens come from that did not exist before. */
const NOBODY = `0x${'0'.repeat(40)}`
const NAME_CHARS = 40
const SYMBOL_CHARS = 12
const MOST_DECIMALS = 36

type Direction = 'in' | 'out' | 'self'
type Transfer = {
  readonly fungible_info: { readonly name: string; readonly symbol: string }
  readonly direction: Direction
  readonly quantity: { readonly numeric: string }
}

/** One transaction in the shape of the public service (S7.03). */
export type HistoryEntry = {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    readonly chain: string
    readonly minedAt: string
    readonly sentFrom?: string
    readonly sentTo?: string
    readonly status: 'confirmed' | 'failed'
    readonly nonce?: number
  }
  readonly transfers: readonly Transfer[]
}

export type Teller = {
  readonly address: string
  readonly caipChainId: string
  readonly currency: Currency
}

/**
 * What the account did, newest first. What does not concern it, moves nothing or advertises is left out: anybody can
 * write transfers of nothing, and of tokens of their own, that seem to be of the account.
 */
export function toEntries({ sent, moves }: Found, teller: Teller): readonly HistoryEntry[] {
  const address = teller.address.toLowerCase()
  const isOwn = (other: string | undefined) => other?.toLowerCase() === address
  const ofToken = moves.filter(
    ({ from, to, value, token }) =>
      value > 0n && (isOwn(from) || isOwn(to)) && isToken(token) && !isAdvertising(token),
  )
  const ofAccount = sent.filter(
    ({ from, to, value, hasFailed }) => isOwn(from) || (isOwn(to) && value > 0n && !hasFailed),
  )
  const hashes = new Set([...ofAccount, ...ofToken].map(({ hash }) => hash.toLowerCase()))
  const entries = [...hashes].flatMap((hash) => {
    const isOfIt = (one: { hash: string }) => one.hash.toLowerCase() === hash
    const own = ofAccount.find(isOfIt)
    const tokens = ofToken.filter(isOfIt)
    const { block, at } = own ?? tokens[0] ?? {}
    if (block === undefined || at === undefined) return []
    return [{ block, entry: toEntry(hash, { own, tokens, at, isOwn, teller }) }]
  })
  return entries.sort((a, b) => b.block - a.block).map(({ entry }) => entry)
}

type Parts = {
  readonly own: SentTransaction | undefined
  readonly tokens: readonly TokenMove[]
  readonly at: number
  readonly isOwn: (other: string | undefined) => boolean
  readonly teller: Teller
}

function toEntry(hash: string, { own, tokens, at, isOwn, teller }: Parts): HistoryEntry {
  const directionOf = (from: string, to: string | undefined): Direction => {
    if (!isOwn(from)) return 'in'
    return isOwn(to) ? 'self' : 'out'
  }
  const native = own !== undefined && own.value > 0n ? [{ ...own, token: teller.currency }] : []
  // A transaction that failed moved nothing; its value says what was meant.
  const all = own?.hasFailed === true ? native : [...native, ...tokens]
  const transfers = all.map(({ from, to, value, token }) =>
    toTransfer(token, value, directionOf(from, to)),
  )
  const hasSent = own !== undefined && isOwn(own.from)
  const isMade = all.length > 0 && all.every(({ from }) => from === NOBODY)
  const operation = isMade ? 'mint' : operationOf(transfers, own)
  const others = counterparts(all, operation, isOwn)
  // Who a stranger's transaction says that the account paid may be somebody who wants to be paid by mistake.
  const to = operation === 'send' && hasSent ? others.to : own?.to
  const from = others.from ?? own?.from
  return {
    id: hash,
    metadata: {
      operationType: operation,
      hash,
      chain: teller.caipChainId,
      minedAt: new Date(at * 1_000).toISOString(),
      ...(from === undefined ? {} : { sentFrom: from }),
      ...(to === undefined ? {} : { sentTo: to }),
      status: own?.hasFailed === true ? 'failed' : 'confirmed',
      ...(hasSent && own.nonce !== undefined ? { nonce: own.nonce } : {}),
    },
    transfers,
  }
}

/** Whom the account paid, or who paid it, where that is one; else nobody is named in place of all. */
function counterparts(
  moves: readonly { from: string; to: string | undefined }[],
  operation: string,
  isOwn: Parts['isOwn'],
): { from: string | undefined; to: string | undefined } {
  const only = (names: readonly (string | undefined)[]) => {
    const [first, ...rest] = new Set(names.map((name) => name?.toLowerCase()))
    return rest.length === 0 ? first : undefined
  }
  return {
    from:
      operation === 'receive'
        ? only(moves.filter(({ to }) => isOwn(to)).map(({ from }) => from))
        : undefined,
    to: only(moves.filter(({ from }) => isOwn(from)).map(({ to }) => to)),
  }
}

/** In the words that the public service has for it. */
function operationOf(transfers: readonly Transfer[], own: SentTransaction | undefined): string {
  const goes = (wanted: Direction) => transfers.some(({ direction }) => direction === wanted)
  if (goes('out') && goes('in')) return 'trade'
  if (goes('out') || goes('self')) return 'send'
  if (goes('in')) return 'receive'
  if (own?.selector === APPROVE) return 'approve'
  return own !== undefined && own.to === undefined ? 'deploy' : 'execute'
}

function toTransfer(token: Currency, value: bigint, direction: Direction): Transfer {
  const symbol = cleanName(token.symbol, SYMBOL_CHARS) ?? ''
  const name = cleanName(token.name, NAME_CHARS) ?? symbol
  const numeric = cleanDecimal(`${value}e-${token.decimals}`) ?? ''
  return { fungible_info: { symbol, name }, direction, quantity: { numeric } }
}

/** Whether it has a symbol that can be read, and decimals that a number can have. */
function isToken({ symbol, decimals }: Currency): boolean {
  return cleanName(symbol, SYMBOL_CHARS) !== undefined && decimals <= MOST_DECIMALS
}

/** A token that is called like an address of the web was sent to be visited. */
function isAdvertising({ symbol, name }: Currency): boolean {
  return (
    [symbol, name].some((text) => /https?:|www\.|\bt\.me\b/i.test(text)) ||
    /\.[a-z]{2,}/i.test(symbol)
  )
}
