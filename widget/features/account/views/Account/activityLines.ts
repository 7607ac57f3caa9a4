import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { HistoryEntry, HistoryTransfer } from '../../activity/history.ts'
import type { ActivityGroup, ActivityItem } from '../../activity/items.ts'
import { legsOf } from '../../activity/legs.ts'
import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { isPending } from '#transactions/slice.ts'
import type { OwnTransaction, TokenAmount } from '#transactions/record.ts'
import { evmChain } from '#protocol'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { bridgeIcon, listIcon, swapIcon } from '#ui/icons/laterPaths.ts'
import { type IconPath, shieldIcon } from '#ui/icons/paths.ts'
import { formatAmount, shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import type { ActivityLine } from './Activity.tsx'

export type LineContext = {
  readonly locale: string
  readonly messages: Messages
  readonly network: Network
  readonly networks: NetworksSlice
  /** Whether the day is shown beside the time: not if the group title shows it. @default true */
  readonly isDated?: boolean | undefined
  /** The picture of a token on this network, by its address or `native`. */
  readonly iconOf: (token: string) => string | undefined
}

type Operation = keyof Messages['activity']['operations']

const icons: { readonly [name in string]?: IconPath } = {
  approve: shieldIcon,
  deposit: bridgeIcon,
  trade: swapIcon,
}

/** One line of an account's activity, from the source that knows it. */
export function lineOf(item: ActivityItem, context: LineContext): ActivityLine {
  if (item.kind === 'entry') return entryLine(item.entry, context)
  if (item.kind === 'own') return ownLine(item.own, context)
  return transferLine(item.record, context)
}

/** The kind of activity; a kind unknown to the widget is shown in the service's own word. */
export function titleOf(
  { operation: told, status, transfers }: Pick<HistoryEntry, 'operation' | 'status' | 'transfers'>,
  { activity }: Messages,
): string {
  // Services call a call without value “send”, although it sent nothing.
  const isCall = told === 'send' && status === 'confirmed' && transfers.length === 0
  const operation = isCall ? 'execute' : told
  const words = wordsOf(operation, activity)
  if (words === undefined) {
    const name = operation === '' ? activity.operations.execute.done : operation
    return status === 'failed' ? activity.failedOf(name) : name
  }
  return status === 'failed' ? words.failed : words.done
}

/** What one transfer moved, with its sign. */
export function amountOf(
  { direction, ...transfer }: HistoryTransfer,
  locale: string,
): FormattedAmount {
  const sign = { in: '+', out: '−', self: '' }[direction]
  if (transfer.kind === 'nft') return { value: `${sign}${transfer.nft.name ?? 'NFT'}` }
  const { quantity, symbol } = transfer
  const value = formatAmount(quantity, { locale })
  return { value: `${sign}${value} ${symbol}`, exact: `${sign}${quantity} ${symbol}` }
}

function entryLine(entry: HistoryEntry, context: LineContext): ActivityLine {
  const { locale, messages } = context
  const { id, status } = entry
  const legs = legsOf(entry.transfers)
  return {
    id,
    title: titleOf(entry, messages),
    note: [timeOf(entry.minedAt, context), whoOf(entry, messages, status)]
      .filter(Boolean)
      .join(' · '),
    picture: pictureOf(entry, legs, context),
    amounts: legs.map((leg) => amountOf(leg, locale)),
    status: status === 'confirmed' ? undefined : status,
  }
}

function pictureOf(
  { operation }: HistoryEntry,
  legs: readonly HistoryTransfer[],
  context: LineContext,
): ActivityLine['picture'] {
  const leg = legs.findLast(({ direction }) => direction === 'in') ?? legs[0]
  if (leg === undefined) return { kind: 'icon', icon: icons[operation] ?? listIcon }
  if (leg.kind === 'nft') {
    return { kind: 'nft', name: leg.nft.name ?? 'NFT', url: leg.nft.previewUrl }
  }
  const { symbol, name, iconUrl } = leg
  return {
    kind: 'token',
    token: { symbol, name, iconUrl, network: toNetworkViewModel(context.network) },
  }
}

function whoOf(
  { from, to, operation }: HistoryEntry,
  { activity }: Messages,
  status: HistoryEntry['status'],
): string {
  if (status === 'failed') return activity.nothingMoved
  if (status === 'pending') return activity.pendingNote
  if (operation === 'receive') return from === undefined ? '' : activity.from(onOneLine(from))
  if (operation === 'send') return to === undefined ? '' : activity.to(onOneLine(to))
  return ''
}

/** Shortened, with a word joiner after the dots: a narrow row does not break an address in two. */
function onOneLine(address: string): string {
  return shorten(address).replace('…', '…\u2060')
}

const ownOperations = { send: 'send', approve: 'approve', swap: 'trade' } as const

function ownLine(own: OwnTransaction, context: LineContext): ActivityLine {
  const { locale, messages, network, iconOf } = context
  const { activity } = messages
  const { purpose, status } = own
  const words = activity.operations[ownOperations[purpose.type]]
  const token = purpose.type === 'swap' ? purpose.to : purpose.token
  const isOver = status === 'failed' || status === 'cancelled' || status === 'dropped'
  const notes = {
    asked: activity.asked,
    sent: activity.pendingNote,
    confirmed: '',
    failed: activity.nothingMoved,
    cancelled: activity.cancelled,
    dropped: activity.dropped,
    unknown: activity.unknown,
  } satisfies Record<OwnTransaction['status'], string>
  const doneNote =
    purpose.type === 'send' ? activity.to(purpose.toName ?? onOneLine(purpose.to)) : ''
  return {
    id: own.id,
    title: titleOfOwn(words, { isOver, isUnderWay: isPending(own) || status === 'unknown' }),
    note: [timeOf(own.at, context), notes[status] === '' ? doneNote : notes[status]]
      .filter(Boolean)
      .join(' · '),
    picture: {
      kind: 'token',
      token: {
        symbol: token.symbol,
        network: toNetworkViewModel(network),
        iconUrl: iconOf(token.address ?? 'native'),
      },
    },
    amounts: ownAmounts(own, locale),
    status: statusOfOwn({ isOver, isUnderWay: isPending(own) }),
  }
}

function titleOfOwn(
  words: Messages['activity']['operations'][Operation],
  { isOver, isUnderWay }: { isOver: boolean; isUnderWay: boolean },
): string {
  if (isOver) return words.failed
  return isUnderWay ? words.doing : words.done
}

function statusOfOwn(options: { isOver: boolean; isUnderWay: boolean }): ActivityLine['status'] {
  if (options.isOver) return 'failed'
  return options.isUnderWay ? 'pending' : undefined
}

/** What a transaction of ours was meant to move, with its sign. */
export function ownAmounts(
  { purpose }: OwnTransaction,
  locale: string,
): readonly FormattedAmount[] {
  if (purpose.type === 'approve') return [formatToken(purpose.token, '', locale)]
  if (purpose.type === 'send') return [formatToken(purpose.token, '−', locale)]
  return [formatToken(purpose.from, '−', locale), formatToken(purpose.to, '+', locale)]
}

function formatToken({ amount, decimals, symbol }: TokenAmount, sign: string, locale: string) {
  const exact = toDecimal(BigInt(amount), decimals)
  return {
    value: `${sign}${formatAmount(exact, { locale })} ${symbol}`,
    exact: `${sign}${exact} ${symbol}`,
  }
}

function transferLine(record: TransferRecord, context: LineContext): ActivityLine {
  const { locale, messages, networks, network, iconOf } = context
  const { transfer, inputDecimals, outputDecimals } = record
  const { route, status } = transfer
  const to = findNetwork(networks, evmChain(route.destinationChainId))
  const name = to?.name ?? String(route.destinationChainId)
  const { activity } = messages
  const isFailed = status === 'failed' || status === 'cancelled' || status === 'expired'
  const isDone = status === 'filled' || status === 'refunded'
  const amounts = [
    formatToken(
      { amount: transfer.inputAmount, decimals: inputDecimals, symbol: route.inputTokenSymbol },
      '−',
      locale,
    ),
    formatToken(
      {
        amount: String(payoutOfTransfer(transfer).amount),
        decimals: outputDecimals,
        symbol: route.outputTokenSymbol,
      },
      '+',
      locale,
    ),
  ]
  return {
    id: transfer.id,
    title: isDone ? activity.bridged(name) : activity.bridging(name),
    note: [timeOf(transfer.created, context), activity.bridgeNotes[noteKey(status)]].join(' · '),
    picture: {
      kind: 'token',
      token: {
        symbol: route.inputTokenSymbol,
        network: toNetworkViewModel(to ?? network),
        iconUrl: iconOf(route.isNative ? 'native' : route.inputToken),
      },
    },
    amounts: status === 'refunded' || isFailed ? amounts.slice(0, 1) : amounts,
    status: isFailed ? 'failed' : statusOfOwn({ isOver: false, isUnderWay: !isDone }),
  }
}

function noteKey(
  status: TransferRecord['transfer']['status'],
): keyof Messages['activity']['bridgeNotes'] {
  switch (status) {
    case 'filled':
    case 'refunded':
    case 'failed':
    case 'expired':
    case 'cancelled':
      return status
    case 'deposited':
    case 'depositing':
      return 'onItsWay'
    case 'draft':
    case 'approving':
    case 'approved':
      return 'waiting'
    default:
      return status satisfies never
  }
}

/** The time of day, and which day of the month: the year stands over the group. */
function timeOf(at: number, { locale, isDated = true }: LineContext): string {
  const day = isDated ? ({ day: 'numeric', month: 'short' } as const) : {}
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(at)
}

function wordsOf(operation: string, { operations }: Messages['activity']) {
  return Object.hasOwn(operations, operation) ? operations[operation as Operation] : undefined
}

/** “Today”, “Yesterday”, or the name of a month, with its year when that is not this one. */
export function groupTitle(
  { at, span }: Pick<ActivityGroup, 'at' | 'span'>,
  now: number,
  locale: string,
): string {
  if (span === 'month') {
    const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
    const year = isThisYear ? {} : ({ year: 'numeric' } as const)
    return new Intl.DateTimeFormat(locale, { month: 'long', ...year }).format(at)
  }
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [first = '', ...rest] = days.format(span === 'today' ? 0 : -1, 'day')
  return first.toLocaleUpperCase(locale) + rest.join('')
}
