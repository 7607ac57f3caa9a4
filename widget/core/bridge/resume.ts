import type { Core } from '../core.ts'
import { isOpenRecord, waitsForPerson } from './record.ts'
import { run } from './run.ts'
import { loadTransfers } from './store.ts'

/**
 * Takes up every open transfer of this browser where it stands; nobody is asked anything. What
 * another tab runs is followed.
 */
export function resumeTransfers(core: Core, onError: (error: unknown) => void): void {
  for (const record of loadTransfers(core)) {
    if (!isOpenRecord(record) || waitsForPerson(record)) continue
    // What went wrong with the transfer is written on it; the view tells.
    run(core, { id: record.transfer.id, mode: 'track' }).catch((error: unknown) => {
      if (!isTold(core, record.transfer.id)) onError(error)
    })
  }
}

function isTold(core: Core, id: string): boolean {
  const { transfers } = core.store.getState().bridge
  return transfers.find(({ transfer }) => transfer.id === id)?.transfer.error !== undefined
}
