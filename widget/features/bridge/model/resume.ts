import type { Core } from '#kernel/core.ts'
import { isOpenRecord, waitsForPerson } from '#transactions/transfers/record.ts'
import { recheckFill } from './recheckFill.ts'
import { run } from './run.ts'
import { loadTransfers } from '#transactions/transfers/store.ts'

/**
 * Resumes every open transfer of this browser; the wallet is not asked for anything. A transfer that
 * another tab runs is followed, and a fill of the last hour is checked again.
 */
export function resumeTransfers(core: Core, onError: (error: unknown) => void): void {
  for (const record of loadTransfers(core)) {
    if (waitsForPerson(record)) continue
    const { id } = record.transfer
    const going = isOpenRecord(record) ? run(core, { id, mode: 'track' }) : recheckFill(core, id)
    // A failure of the transfer is stored in its record; the view shows it.
    going.catch((error: unknown) => {
      if (!isTold(core, id)) onError(error)
    })
  }
}

function isTold(core: Core, id: string): boolean {
  const { transfers } = core.store.getState().bridge
  return transfers.find(({ transfer }) => transfer.id === id)?.transfer.error !== undefined
}
