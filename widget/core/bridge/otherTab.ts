import type { Core } from '../core.ts'
import { storedTransfers } from './items.ts'

/** Another document of ours wrote something: if it was transfers, they are read again. */
export function onStorageChanged(
  core: Core,
  key: string | null,
  onError: (error: unknown) => void,
): void {
  // `null`: everything was cleared, and what this document knows stays.
  if (key === null || !key.endsWith(`.${storedTransfers.name}`)) return
  import('./resume.ts').then(({ resumeTransfers }) => resumeTransfers(core, onError)).catch(onError)
}
