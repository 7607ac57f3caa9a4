import { type Bytes, concatBytes, randomBytes, toBytes } from './bytes.ts'

const IV_BYTES = 12

/** AES-GCM; `about` is bound to it, so that a sealed share cannot be passed off as another. */
export async function seal(key: CryptoKey, plain: Uint8Array, about: string): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES)
  const algorithm = { name: 'AES-GCM', iv, additionalData: toBytes(about) }
  const sealed = await crypto.subtle.encrypt(algorithm, key, new Uint8Array(plain))
  return concatBytes(iv, new Uint8Array(sealed))
}

/** Rejects where key, bytes or `about` are not those it was sealed with. */
export async function unseal(key: CryptoKey, sealed: Bytes, about: string): Promise<Bytes> {
  const iv = sealed.slice(0, IV_BYTES)
  const algorithm = { name: 'AES-GCM', iv, additionalData: toBytes(about) }
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.slice(IV_BYTES)))
}

/** A wrapping key from something that is random already. */
export async function stretch(material: Bytes, salt: Bytes, info: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: toBytes(info) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
