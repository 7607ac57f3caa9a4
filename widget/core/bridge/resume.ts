import type { Core } from '../core.ts'
import { isOpenRecord, type TransferRecord } from './record.ts'
import { run } from './run.ts'
import { loadTransfers } from './store.ts'

/** Takes up every open transfer of this browser where it stands; nobody is asked anything. */
export function resumeTransfers(core: Core, onError: (error: unknown) => void): void {
  for (const record of loadTransfers(core)) {
    if (!isOpenRecord(record) || waitsForPerson(record)) continue
    run(core, { id: record.transfer.id, mode: 'track' }).catch(onError)
  }
}

/** Nothing was sent yet that could be watched: the person has to say that it goes on. */
export function waitsForPerson({ transfer }: TransferRecord): boolean {
  const { status, approveHash } = transfer
  if (status === 'approving') return approveHash === undefined
  return status === 'draft' || status === 'approved'
}
