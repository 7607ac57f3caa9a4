import { combine, split } from 'shamir-secret-sharing'
import { SecureError } from '#secure/wire'
import { type Bytes, wipe } from './bytes.ts'

/** One split of a secret: any two of the three restore it, one alone reveals nothing. */
export type ShareSet = {
  shareSetId: string
  /** Kept by the browser. */
  device: Bytes
  /** Kept by the service, encrypted. */
  auth: Bytes
  /** Kept by the person, or thrown away. */
  recovery: Bytes
}

/** Makes a new split: shares of different sets do not fit together. */
export async function splitSecret(secret: Uint8Array): Promise<ShareSet> {
  const [device, auth, recovery] = await split(new Uint8Array(secret), 3, 2)
  if (device === undefined || auth === undefined || recovery === undefined) {
    throw new Error('A split makes three shares.')
  }
  return {
    shareSetId: crypto.randomUUID(),
    device: new Uint8Array(device),
    auth: new Uint8Array(auth),
    recovery: new Uint8Array(recovery),
  }
}

/** Combines two shares of one set; only the addresses tell whether the secret is the right one. */
export async function combineShares(one: Uint8Array, other: Uint8Array): Promise<Bytes> {
  try {
    return new Uint8Array(await combine([new Uint8Array(one), new Uint8Array(other)]))
  } catch (cause) {
    throw new SecureError('SHARE_TAMPERED', 'The parts of your key do not fit together.', { cause })
  }
}

export function wipeSet(set: ShareSet): void {
  wipe(set.device, set.auth, set.recovery)
}
