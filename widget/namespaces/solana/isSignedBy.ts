import { ed25519 } from '@noble/curves/ed25519.js'
import { keyBytes } from './bytes.ts'

/** Whether the key of an address signed these bytes. Browsers know ed25519 only lately. */
export async function isSignedBy(signed: {
  address: string
  message: Uint8Array
  signature: Uint8Array
}): Promise<boolean> {
  try {
    return ed25519.verify(signed.signature, signed.message, keyBytes(signed.address))
  } catch {
    return false // no point of the curve: nobody signed with it
  }
}
