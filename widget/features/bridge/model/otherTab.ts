import type { Core } from '#kernel/core.ts'
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
}
