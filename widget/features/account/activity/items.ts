import { isOpenRecord, type TransferRecord } from '#transactions/transfers/record.ts'
import { isPending } from '#transactions/slice.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import { type HistoryEntry, isSpam } from './history.ts'

/** One line of an account's activity, from the source that knows it best. */
export type ActivityItem = { readonly id: string; readonly at: number } & (
  | { readonly kind: 'entry'; readonly entry: HistoryEntry }
  | { readonly kind: 'own'; readonly own: OwnTransaction }
  | { readonly kind: 'transfer'; readonly record: TransferRecord }
)

export type Activity = {
  /** Under way, newest first. */
  readonly pending: readonly ActivityItem[]
  readonly groups: readonly ActivityGroup[]
  /** How many entries are hidden as advertising. */
  readonly spamCount: number
}

export type ActivityGroup = {
  /** `2026-7` or `2026-7-15`, in the local time. */
  readonly key: string
  /** Days follow the calendar: an hour before midnight is already yesterday. */
  readonly span: 'today' | 'yesterday' | 'month'
  /** Of any time within it, in ms. */
  readonly at: number
  readonly items: readonly ActivityItem[]
}

export type ActivitySources = {
  readonly entries: readonly HistoryEntry[]
  readonly own: readonly OwnTransaction[]
  readonly transfers: readonly TransferRecord[]
  /** The time, in ms, that decides which day is today. */
  readonly now: number
  /** The entries tell token transfers alone, so what this browser knows of its own transactions is more. @default false */
  readonly isPartial?: boolean | undefined
  /** Whether advertising is shown. @default false */
  readonly withSpam?: boolean | undefined
}

/**
 * Activity under way first, then today, yesterday and the rest by month, newest first. A transaction that
 * both the history and this browser know appears once: as this browser's own while it is under way, as
 * the history's afterwards. A bridge transfer stays ours: the history knows only its deposit, not its
 * destination.
 */
export function activityOf(sources: ActivitySources): Activity {
  const { entries, own, transfers, now, isPartial = false, withSpam = false } = sources
  const openTransfers = transfers.filter(isOpenRecord)
  const openOwn = own.filter(isPending)
  const ownHashes = hashesOf(isPartial ? own : openOwn, transfers)
  const shown = entries.filter(
    (entry) => (withSpam || !isSpam(entry)) && !ownHashes.has(lower(entry.hash)),
  )
  const listed = new Set(shown.map(({ hash }) => lower(hash)))
  const isUntold = (hash: string | undefined) => hash === undefined || !listed.has(lower(hash))
  const ended = [
    ...shown.map(ofEntry),
    ...own.filter((one) => !isPending(one) && isUntold(one.hash)).map(ofOwn),
    ...transfers.filter((one) => !isOpenRecord(one)).map(ofTransfer),
  ]
  const isCovered = ({ hash }: OwnTransaction) =>
    openTransfers.some(({ transfer }) => lower(transfer.approveHash) === lower(hash ?? '-'))
  return {
    pending: [
      ...openTransfers.map(ofTransfer),
      ...openOwn.filter((one) => !isCovered(one)).map(ofOwn),
    ].sort(newestFirst),
    groups: groupsOf(ended.sort(newestFirst), now),
    spamCount: entries.filter(isSpam).length,
  }
}

/** In the order of the list. */
function groupsOf(items: readonly ActivityItem[], now: number): readonly ActivityGroup[] {
  const groups = new Map<string, ActivityGroup & { items: ActivityItem[] }>()
  for (const item of items) {
    const span = spanOf(item.at, now)
    const key = span === 'month' ? monthKey(item.at) : dayKey(item.at)
    const group = groups.get(key) ?? { key, span, at: item.at, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function spanOf(at: number, now: number): ActivityGroup['span'] {
  if (dayKey(at) === dayKey(now)) return 'today'
  // Uses the calendar: the day of a daylight saving change does not have 24 hours.
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  return dayKey(at) === dayKey(yesterday.getTime()) ? 'yesterday' : 'month'
}

function dayKey(at: number): string {
  return `${monthKey(at)}-${new Date(at).getDate()}`
}

function monthKey(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${date.getMonth() + 1}`
}

function hashesOf(
  own: readonly OwnTransaction[],
  transfers: readonly TransferRecord[],
): ReadonlySet<string> {
  const hashes = [
    ...own.map(({ hash }) => hash),
    ...transfers.map(({ transfer }) => transfer.depositHash),
  ]
  return new Set(hashes.filter((hash) => hash !== undefined).map(lower))
}

function ofEntry(entry: HistoryEntry): ActivityItem {
  return { id: entry.id, at: entry.minedAt, kind: 'entry', entry }
}

function ofOwn(own: OwnTransaction): ActivityItem {
  return { id: own.id, at: own.at, kind: 'own', own }
}

function ofTransfer(record: TransferRecord): ActivityItem {
  return { id: record.transfer.id, at: record.transfer.created, kind: 'transfer', record }
}

function newestFirst(a: ActivityItem, b: ActivityItem): number {
  return b.at - a.at
}

function lower(hash: string | undefined): string {
  return hash?.toLowerCase() ?? ''
}
