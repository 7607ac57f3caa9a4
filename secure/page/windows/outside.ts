import type { PasskeyLock } from '../keys/passkey.ts'
import type { RecoveryFile } from '../keys/recoveryFile.ts'

export type SavedFile = {
  /** The person has the file, so what was kept open for it can be closed. */
  close(): void
}

/** What the sandbox of a frame does not allow: a frame has a window do it, a window does it itself. */
export type Outside = {
  /** Hands the file to the browser, which does not report whether and when it is saved. */
  saveFile(file: RecoveryFile, signal: AbortSignal): Promise<SavedFile>
  makePasskey(userName: string, signal: AbortSignal): Promise<PasskeyLock>
  openPasskey(
    passkey: { credentialId: string; salt: string },
    signal: AbortSignal,
  ): Promise<CryptoKey>
}
