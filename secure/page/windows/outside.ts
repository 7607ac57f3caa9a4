import type { PasskeyLock } from '../keys/passkey.ts'
import type { RecoveryFile } from '../keys/recoveryFile.ts'

export type SavedFile = {
  /** The person has the file: what was kept open for it may go. */
  close(): void
}

/** What the sandbox of a frame refuses: the frame has a window do it, a window does it itself. */
export type Outside = {
  /** Hands the file to the browser, which tells nobody whether and when it is on the disk. */
  saveFile(file: RecoveryFile, signal: AbortSignal): Promise<SavedFile>
  makePasskey(userName: string, signal: AbortSignal): Promise<PasskeyLock>
  openPasskey(
    passkey: { credentialId: string; salt: string },
    signal: AbortSignal,
  ): Promise<CryptoKey>
}
