import type { PasskeyLock } from '../keys/passkey.ts'
import type { RecoveryFile } from '../keys/recoveryFile.ts'

/** What the sandbox of a frame refuses: the frame has a window do it, a window does it itself. */
export type Outside = {
  saveFile(file: RecoveryFile, signal: AbortSignal): Promise<void>
  makePasskey(userName: string, signal: AbortSignal): Promise<PasskeyLock>
  openPasskey(
    passkey: { credentialId: string; salt: string },
    signal: AbortSignal,
  ): Promise<CryptoKey>
}
