import { transferStatuses } from '#bridges/across/transfer/transfer.ts'
import { isOpenRecord, type TransferRecord } from './record.ts'

/**
 * What two places know, as one list, newest first. The higher revision wins; of two equals the one
 * that is further. What has ended stays ended, because it must never be sent again, unless one of
 * the two knows that its chain took the fill back.
 */
export function mergeRecords(
  own: readonly TransferRecord[],
  other: readonly TransferRecord[],
): readonly TransferRecord[] {
  const byId = new Map<string, TransferRecord>()
  for (const record of [...own, ...other]) {
    const { id } = record.transfer
    const known = byId.get(id)
    byId.set(id, known === undefined ? record : newerOf(known, record))
  }
  return sortRecords(dedupeTransfers([...byId.values()]))
}

/** Newest first. */
export function sortRecords(records: readonly TransferRecord[]): readonly TransferRecord[] {
  return [...records].sort((a, b) => b.transfer.created - a.transfer.created)
}

/** The same deposit, by its place on the chain; undefined before it is there. */
export function depositKey({ transfer }: TransferRecord): string | undefined {
  const { depositId, route } = transfer
  return depositId === undefined ? undefined : `${route.originChainId}:${depositId}`
}

/** True when the second record knows of a reorganized fill that the first one still counts. */
export function isReopened(known: TransferRecord, other: TransferRecord): boolean {
  return (other.reopened ?? 0) > (known.reopened ?? 0)
}

function newerOf(known: TransferRecord, other: TransferRecord): TransferRecord {
  if (isReopened(known, other)) return other
  if (isReopened(other, known)) return known
  if (isOpenRecord(known) !== isOpenRecord(other)) return isOpenRecord(known) ? other : known
  const [a, b] = [known.revision ?? 0, other.revision ?? 0]
  if (a !== b) return a > b ? known : other
  return rank(other) > rank(known) ? other : known
}

/** A deposit that was found on the chain may be one that another tab wrote down before. */
function dedupeTransfers(records: readonly TransferRecord[]): readonly TransferRecord[] {
  const unique = new Map<string, TransferRecord>()
  for (const record of records) {
    const key = depositKey(record) ?? record.transfer.id
    const twin = unique.get(key)
    if (twin === undefined || wasRun(record)) unique.set(key, record)
  }
  return [...unique.values()]
}

/** One that was asked for here knows more than one that was found. */
function wasRun({ transfer }: TransferRecord): boolean {
  return transfer.depositNonce !== undefined
}

function rank({ transfer }: TransferRecord): number {
  return transferStatuses.indexOf(transfer.status)
}
