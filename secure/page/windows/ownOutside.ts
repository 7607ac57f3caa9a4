import type { RecoveryFile } from '../keys/recoveryFile.ts'
import { makePasskey, openPasskey } from '../keys/passkey.ts'
import type { Outside } from './outside.ts'

/** A window does it itself. */
export const ownOutside: Outside = {
  async saveFile(file) {
    saveFile(file)
    return { close: () => undefined }
  },
  makePasskey: (userName) => makePasskey(userName),
  openPasskey: (passkey) => openPasskey(passkey),
}

export function saveFile(file: RecoveryFile): void {
  const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `causeway-recovery-${file.addresses.eip155.slice(2, 8)}.json`
  // The browser reads it later, some only once the person agrees: it goes with the document.
  link.click()
}
