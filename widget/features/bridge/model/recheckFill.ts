import type { Core } from '#kernel/core.ts'
import { FILL_RECHECK_MS } from './limits.ts'
import { isUnsettledFill } from '#transactions/transfers/record.ts'
import { run } from './run.ts'
import { findRecord } from '#transactions/transfers/store.ts'

const looked = new WeakMap<Core, Map<string, number>>()

/**
 * Looks once whether a fill of the last hour, or one that no chain has shown yet, is there, and goes on
 * with the transfer where it is not; nobody is asked anything. Rejects with what stopped the transfer then.
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
