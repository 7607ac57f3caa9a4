import type { Core } from '#kernel/core.ts'
import { storedTransactions } from '#transactions/items.ts'
import { storedTransfers } from '#transactions/transfers/items.ts'

/** Another document of ours wrote something: what it was is read again. */
export function onStorageChanged(
  core: Core,
  key: string | null,
  onError: (error: unknown) => void,
): void {
  // `null`: everything was cleared, and what this document knows stays.
  if (key?.endsWith(`.${storedTransfers.name}`)) {
    import('./resume.ts')
      .then(({ resumeTransfers }) => resumeTransfers(core, onError))
      .catch(onError)
  }
  if (key?.endsWith(`.${storedTransactions.name}`)) {
    import('#transactions/resume.ts')
      .then(({ resumeTransactions }) => resumeTransactions(core))
      .catch(onError)
  }
}
