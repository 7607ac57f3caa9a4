import type { Core } from '#kernel/core.ts'
import { type TransferRecord, waitsForPerson } from '#transactions/transfers/record.ts'
import { findRecord, loadTransfers, saveTransfer } from '#transactions/transfers/store.ts'
import { emitStatus } from './emit.ts'

type Failure = NonNullable<TransferRecord['transfer']['error']>

/**
 * Ends a transfer whose deposit was never requested, so that it cannot be continued; a transfer whose
 * deposit may have been sent is left alone. False if this or another tab is running it.
 */
export async function abandonTransfer(core: Core, id: string, error: Failure): Promise<boolean> {
  const name = `transfer:${id}`
  const { granted } = await core.page.lock({ name })
  if (!granted) return false
  try {
    loadTransfers(core)
    const record = findRecord(core, id)
    if (record === undefined || !isUndeposited(record)) return true
    const { transfer: before } = record
    const transfer = { ...before, status: 'failed' as const, error }
    saveTransfer(core, { ...record, transfer })
    emitStatus(core, before, transfer)
    return true
  } finally {
    await core.page.unlock({ name })
  }
}

function isUndeposited(record: TransferRecord): boolean {
  const { depositNonce, bundleId } = record.transfer
  return waitsForPerson(record) && depositNonce === undefined && bundleId === undefined
}
