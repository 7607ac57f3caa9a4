import type { Core } from '#kernel/core.ts'
import { decodeRecord, encodeRecord } from './compactRecord.ts'
import { decodeOutcomes, encodeOutcome } from './outcomes.ts'
import { storedEnds, storedOpenTransfers, storedTransfers, toStored } from './items.ts'
import { KEPT_ENDS, KEPT_TRANSFERS, KEPT_UNSENT } from './limits.ts'
import { isReopened, mergeRecords, sortRecords } from './merge.ts'
import { isUnsettledFill, isOpenRecord, isUnsent, type TransferRecord } from './record.ts'

/** Reads what this browser keeps into the state; what is newer in memory stays. */
export function loadTransfers(core: Core): readonly TransferRecord[] {
  const before = core.store.getState().bridge
  const transfers = mergeRecords(endElsewhere(core, before.transfers), readStored(core))
  if (isSameList(transfers, before.transfers)) return before.transfers
  core.store.setState(({ bridge }) => ({ bridge: { ...bridge, transfers } }))
  return transfers
}

/**
 * Writes a transfer down. False when this browser keeps it no longer than the document, in which
 * case the pool's own logs are what finds it again.
 */
export function saveTransfer(core: Core, record: TransferRecord): boolean {
  const { id } = record.transfer
  const known = loadTransfers(core)
  const before = known.find(({ transfer }) => transfer.id === id)
  if (before !== undefined && !isOpenRecord(before) && isOpenRecord(record)) {
    if (!reopens(core, before, record)) return true
  }
  const next = { ...record, ...reopenedOf(record, before), revision: (before?.revision ?? 0) + 1 }
  const others = known.filter(({ transfer }) => transfer.id !== id)
  const transfers = bounded(sortRecords([next, ...others]))
  core.store.setState(({ bridge }) => ({ bridge: { ...bridge, transfers } }))
  const isKept =
    core.storage.level === 'local' ? writeAll(core, transfers) : writeOpen(core, transfers, next)
  noteKept(core, id, isKept)
  return isKept
}

/** All that opens an end: its chain does not have the fill, or has it no more. Nothing is sent again for it. */
function reopens(core: Core, before: TransferRecord, record: TransferRecord): boolean {
  const isFillGone = isUnsettledFill(before, core.now()) && record.transfer.status === 'deposited'
  return isFillGone && isReopened(before, record)
}

/** A run that began before does not know of it. */
function reopenedOf(record: TransferRecord, before: TransferRecord | undefined) {
  const reopened = Math.max(record.reopened ?? 0, before?.reopened ?? 0)
  return reopened === 0 ? {} : { reopened }
}

/** The transfer with this id, if this document knows it. */
export function findRecord(core: Core, id: string): TransferRecord | undefined {
  return core.store.getState().bridge.transfers.find(({ transfer }) => transfer.id === id)
}

/** Tracks the transfers that the browser could not store, so that a view can warn about them. */
function noteKept(core: Core, id: string, isKept: boolean): void {
  const { unkept } = core.store.getState().bridge
  if (unkept.includes(id) !== isKept) return
  const others = unkept.filter((other) => other !== id)
  core.store.setState(({ bridge }) => ({
    bridge: { ...bridge, unkept: isKept ? others : [...others, id] },
  }))
}

function writeAll(core: Core, transfers: readonly TransferRecord[]): boolean {
  // A newer build runs in another tab: its list is not written over.
  if (core.storage.get(storedTransfers)?.version === 'newer') return false
  if (core.storage.set(storedTransfers, toStored(transfers))) return true
  // Out of room: what has ended is the first to go.
  return core.storage.set(storedTransfers, toStored(transfers.filter(isOpenRecord)))
}

/** As many as a cookie holds: first those that no log of a pool could bring back. */
function writeOpen(
  core: Core,
  transfers: readonly TransferRecord[],
  saved: TransferRecord,
): boolean {
  const ends = new Set([
    ...transfers.flatMap(encodeOutcome),
    ...(core.storage.get(storedEnds) ?? []),
  ])
  if (ends.size > 0) core.storage.set(storedEnds, [...ends].slice(0, KEPT_ENDS))
  const open = transfers.filter(isOpenRecord)
  const isOnChain = ({ transfer }: TransferRecord) => transfer.depositId !== undefined
  const ordered = [...open.filter((record) => !isOnChain(record)), ...open.filter(isOnChain)]
  for (let count = ordered.length; count >= 0; count -= 1) {
    const persisted = ordered.slice(0, count)
    if (!core.storage.set(storedOpenTransfers, persisted.map(encodeRecord))) continue
    return !isOpenRecord(saved) || persisted.includes(saved)
  }
  return false
}

function readStored(core: Core): readonly TransferRecord[] {
  if (core.storage.level === 'local') {
    const stored = core.storage.get(storedTransfers)
    return stored === undefined || stored.version === 'newer' ? [] : stored.transfers
  }
  return (core.storage.get(storedOpenTransfers) ?? []).flatMap((text) => decodeRecord(text) ?? [])
}

/** A cookie keeps no ended transfer, only that it ended. */
function endElsewhere(core: Core, records: readonly TransferRecord[]): readonly TransferRecord[] {
  if (core.storage.level === 'local') return records
  const ends = decodeOutcomes(core.storage.get(storedEnds) ?? [])
  return records.map((record) => {
    const end = ends.get(record.transfer.id)
    if (end === undefined || !isOpenRecord(record)) return record
    if (end.reopened < (record.reopened ?? 0)) return record
    const { error: _, ...transfer } = record.transfer
    const { takenBack: __, ...rest } = record
    return { ...rest, transfer: { ...transfer, status: end.status } }
  })
}

/** What was sent and is open is never dropped; of the others the oldest go. */
function bounded(records: readonly TransferRecord[]): readonly TransferRecord[] {
  const finished = records.filter((record) => !isOpenRecord(record))
  const unsent = records.filter(isUnsent)
  const dropped = new Set([...finished.slice(KEPT_TRANSFERS), ...unsent.slice(KEPT_UNSENT)])
  return records.filter((record) => !dropped.has(record))
}

/** What was read again has new objects; without a change nothing is drawn again. */
function isSameList(a: readonly TransferRecord[], b: readonly TransferRecord[]): boolean {
  return a.length === b.length && a.every((record, at) => isSame(record, b[at]))
}

function isSame(a: TransferRecord, b: TransferRecord | undefined): boolean {
  return (
    a === b ||
    (a.transfer.id === b?.transfer.id &&
      a.revision === b.revision &&
      a.reopened === b.reopened &&
      a.transfer.status === b.transfer.status)
  )
}
