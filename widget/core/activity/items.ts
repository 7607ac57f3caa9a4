import { isOpenRecord, type TransferRecord } from '../bridge/record.ts'
import { isPending, type OwnTransaction } from '../transactions/record.ts'
import { type HistoryEntry, isSpam } from './history.ts'

/** One line of what an account did, from whoever knows it best. */
export type ActivityItem = { readonly id: string; readonly at: number } & (
  | { readonly kind: 'entry'; readonly entry: HistoryEntry }
  | { readonly kind: 'own'; readonly own: OwnTransaction }
  | { readonly kind: 'transfer'; readonly record: TransferRecord }
)

export type Activity = {
  /** Under way, newest first. */
  readonly pending: readonly ActivityItem[]
  readonly months: readonly Month[]
  /** How many entries are left out as advertising. */
  readonly spamCount: number
}

export type Month = {
  /** `2026-7`, in the local time. */
  readonly key: string
  /** Of any time within it, in ms. */
  readonly at: number
  readonly items: readonly ActivityItem[]
}

export type ActivitySources = {
  readonly entries: readonly HistoryEntry[]
  readonly own: readonly OwnTransaction[]
  readonly transfers: readonly TransferRecord[]
  /** Whether advertising is shown. @default false */
  readonly withSpam?: boolean | undefined
}

/**
 * What is under way, then all the rest by months, newest first. A transaction that the history tells
 * and this browser knows too is there once: as ours while it is under way, as the history's after.
 */
export function activityOf(sources: ActivitySources): Activity {
  const { entries, own, transfers, withSpam = false } = sources
  const openTransfers = transfers.filter(isOpenRecord)
  const openOwn = own.filter(isPending)
  const openHashes = hashesOf(openOwn, openTransfers)
  const shown = entries.filter(
    (entry) => (withSpam || !isSpam(entry)) && !openHashes.has(lower(entry.hash)),
  )
  const told = new Set(shown.map(({ hash }) => lower(hash)))
  const isUntold = (hash: string | undefined) => hash === undefined || !told.has(lower(hash))
  const ended = [
    ...shown.map(ofEntry),
    ...own.filter((one) => !isPending(one) && isUntold(one.hash)).map(ofOwn),
    ...transfers
      .filter((one) => !isOpenRecord(one) && isUntold(one.transfer.depositHash))
      .map(ofTransfer),
  ]
  const isCovered = ({ hash }: OwnTransaction) =>
    openTransfers.some(({ transfer }) => lower(transfer.approveHash) === lower(hash ?? '-'))
  return {
    pending: [
      ...openTransfers.map(ofTransfer),
      ...openOwn.filter((one) => !isCovered(one)).map(ofOwn),
    ].sort(newestFirst),
    months: monthsOf(ended.sort(newestFirst)),
    spamCount: entries.filter(isSpam).length,
  }
}

/** In the order of the list, by months of the local time. */
function monthsOf(items: readonly ActivityItem[]): readonly Month[] {
  const months = new Map<string, { key: string; at: number; items: ActivityItem[] }>()
  for (const item of items) {
    const date = new Date(item.at)
    const key = `${date.getFullYear()}-${date.getMonth() + 1}`
    const month = months.get(key) ?? { key, at: item.at, items: [] }
    month.items.push(item)
    months.set(key, month)
  }
  return [...months.values()]
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
