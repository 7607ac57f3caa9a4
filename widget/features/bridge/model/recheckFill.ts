import type { Core } from '#kernel/core.ts'
import { FILL_RECHECK_MS } from './limits.ts'
import { isUnsettledFill } from '#transactions/transfers/record.ts'
import { run } from './run.ts'
import { findRecord } from '#transactions/transfers/store.ts'

const looked = new WeakMap<Core, Map<string, number>>()

/**
 * Checks once for a fill of the last hour, or one that no chain has shown yet, and resumes the transfer if
 * the fill is gone; the wallet is not asked for anything. Rejects with the error that stopped the transfer.
 */
export async function recheckFill(core: Core, id: string): Promise<void> {
  const record = findRecord(core, id)
  const now = core.now()
  if (record === undefined || !isUnsettledFill(record, now)) return
  const times = looked.get(core) ?? new Map<string, number>()
  looked.set(core, times)
  if (now - (times.get(id) ?? Number.NEGATIVE_INFINITY) < FILL_RECHECK_MS) return
  times.set(id, now)
  await run(core, { id, mode: 'track' })
}
