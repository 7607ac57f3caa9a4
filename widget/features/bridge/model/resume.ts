import type { Core } from '#kernel/core.ts'
import { isOpenRecord, waitsForPerson } from '#transactions/transfers/record.ts'
import { recheckFill } from './recheckFill.ts'
import { run } from './run.ts'
import { loadTransfers } from '#transactions/transfers/store.ts'

/**
 * Takes up every open transfer of this browser where it stands; nobody is asked anything. What
 * another tab runs is followed, and a fill of the last hour is looked at again.
 */
export function resumeTransfers(core: Core, onError: (error: unknown) => void): void {
  for (const record of loadTransfers(core)) {
    if (waitsForPerson(record)) continue
    const { id } = record.transfer
    const going = isOpenRecord(record) ? run(core, { id, mode: 'track' }) : recheckFill(core, id)
    // What went wrong with the transfer is written on it; the view tells.
    going.catch((error: unknown) => {
      if (!isTold(core, id)) onError(error)
    })
  }
}

function isTold(core: Core, id: string): boolean {
  const { transfers } = core.store.getState().bridge
  return transfers.find(({ transfer }) => transfer.id === id)?.transfer.error !== undefined
}
