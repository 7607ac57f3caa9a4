import { decodeCompact, encodeCompact } from '#bridge/compact.ts'
import type { Core } from '../core.ts'
import { type CompactRecord, storedOpenTransfers, storedTransfers } from './items.ts'
import { KEPT_TRANSFERS } from './limits.ts'
import { isOpenRecord, type TransferRecord } from './record.ts'

/** Reads what this browser keeps into the state; what is newer in memory stays. */
export function loadTransfers(core: Core): readonly TransferRecord[] {
  const stored = readStored(core)
  core.store.setState(({ bridge }) => {
    const unknown = bridge.transfers.filter(
      ({ transfer }) => !stored.some((other) => other.transfer.id === transfer.id),
    )
    return { bridge: { ...bridge, transfers: sorted([...unknown, ...stored]) } }
  })
  return core.store.getState().bridge.transfers
}

/**
 * Writes a transfer down. Resolves when it is kept; false when this browser keeps nothing beyond
 * the document, in which case the pool's own logs are what finds it again.
 */
export function saveTransfer(core: Core, record: TransferRecord): boolean {
  core.store.setState(({ bridge }) => {
    const others = bridge.transfers.filter(({ transfer }) => transfer.id !== record.transfer.id)
    return { bridge: { ...bridge, transfers: bounded(sorted([record, ...others])) } }
  })
  const { transfers } = core.store.getState().bridge
  if (core.storage.level === 'local') return core.storage.set(storedTransfers, [...transfers])
  return core.storage.set(storedOpenTransfers, transfers.filter(isOpenRecord).map(toCompact))
}

/** The transfer with this id, if this document knows it. */
export function findRecord(core: Core, id: string): TransferRecord | undefined {
  return core.store.getState().bridge.transfers.find(({ transfer }) => transfer.id === id)
}

function readStored(core: Core): readonly TransferRecord[] {
  if (core.storage.level === 'local') return core.storage.get(storedTransfers) ?? []
  return (core.storage.get(storedOpenTransfers) ?? []).flatMap((compact) => {
    const record = fromCompact(compact)
    return record === undefined ? [] : [record]
  })
}

function toCompact(record: TransferRecord): CompactRecord {
  const { transfer, inputDecimals, outputDecimals, expectedSeconds } = record
  return { c: encodeCompact(transfer), i: inputDecimals, o: outputDecimals, e: expectedSeconds }
}

function fromCompact({ c, i, o, e }: CompactRecord): TransferRecord | undefined {
  const transfer = decodeCompact(c)
  if (transfer === undefined) return undefined
  return { transfer, inputDecimals: i, outputDecimals: o, expectedSeconds: e }
}

function sorted(records: readonly TransferRecord[]): readonly TransferRecord[] {
  return [...records].sort((a, b) => b.transfer.created - a.transfer.created)
}

/** Open ones are never dropped; of the finished ones the oldest go. */
function bounded(records: readonly TransferRecord[]): readonly TransferRecord[] {
  const finished = records.filter((record) => !isOpenRecord(record))
  const dropped = new Set(finished.slice(KEPT_TRANSFERS))
  return records.filter((record) => !dropped.has(record))
}
