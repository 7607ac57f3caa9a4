import { SecureError } from '#secure/wire'
import { type Bytes, concatBytes, toBytes, wipe } from './bytes.ts'
import { seal, stretch, unseal } from './seal.ts'

/** Uncompressed point of P-256. */
const PUBLIC_KEY_BYTES = 65
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const CODE_LETTERS = 8
/**
 * Slow on purpose: an attacker who carries the key between the devices could search for another key with
 * the same code, and pays this for each try.
 */
const CODE_ROUNDS = 600_000
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The key that identifies a device. Its private half cannot be read, not even by our own code. */
export function makeIdentity(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
}

export async function exportPublicKey({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
}

/** The code that both screens show for a device's key, such as `7Q4M-91XZ`: people compare it. */
export async function enrollmentCode(publicKey: Bytes, accountId: string): Promise<string> {
  const base = await crypto.subtle.importKey('raw', publicKey, 'PBKDF2', false, ['deriveBits'])
  // This salt and the one below never change: devices of other builds derive the same.
  const salt = toBytes(`Causeway join code ${accountId}`)
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: CODE_ROUNDS }
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(algorithm, base, 64))
  const letters = Array.from(bytes.slice(0, CODE_LETTERS), (byte) => CROCKFORD[byte % 32]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Encrypts a share to another device's key. */
export async function sealTo(publicKey: Bytes, share: Bytes, about: string): Promise<Bytes> {
  const once = await makeIdentity()
  const sender = await exportPublicKey(once)
  const key = await agree(once.privateKey, publicKey, sender, about)
  return concatBytes(sender, await seal(key, share, about))
}

/** Opens what another device sealed to this one. */
export async function unsealFrom(
  identity: CryptoKeyPair,
  sealed: Bytes,
  about: string,
): Promise<Bytes> {
  const sender = sealed.slice(0, PUBLIC_KEY_BYTES)
  try {
    const key = await agree(identity.privateKey, sender, sender, about)
    return await unseal(key, sealed.slice(PUBLIC_KEY_BYTES), about)
  } catch (cause) {
    throw new SecureError('SHARE_TAMPERED', 'What the other device sent cannot be opened.', {
      cause,
    })
  }
}

async function agree(
  privateKey: CryptoKey,
  publicKey: Bytes,
  salt: Bytes,
  about: string,
): Promise<CryptoKey> {
  const imported = await crypto.subtle.importKey('raw', publicKey, CURVE, false, [])
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: imported }, privateKey, 256)
  const shared = new Uint8Array(bits)
  try {
    return await stretch(shared, salt, `Causeway join ${about}`)
  } finally {
    wipe(shared)
  }
}
