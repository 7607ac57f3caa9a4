import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { SecureError } from '#secure/wire'
import { isSame } from './codes.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals what must be read again, and hashes what is too short to be hashed without a key. */
export type Cipher = {
  /** Opens only under the same `place`: a row cannot be moved to another account. */
  seal(text: string, place: string): string
  open(sealed: string, place: string): string
  /** What every value starts with that is sealed under the first key. */
  readonly prefix: string
  /** Of every key that opens: the part of a sealed value before its first dot. */
  readonly keyIds: readonly string[]
  /** HMAC of a short code or an address, bound to its place. */
  keyedHash(text: string, place: string): string
  isKeyedHash(hash: string, text: string, place: string): boolean
}

type Key = { id: string; seal: Buffer; hash: Buffer }

/** AES-256-GCM and HMAC-SHA-256 under keys derived from `keys`; the first one seals, all open. */
export function createCipher(keys: readonly Uint8Array[]): Cipher {
  const ring = keys.map(deriveKey)
  const [first] = ring
  if (first === undefined) throw new Error('A cipher needs a key')
  const keyOf = (text: string): Key | undefined => ring.find(({ id }) => text.startsWith(`${id}.`))
  const hash = (key: Key, text: string, place: string) =>
    `${key.id}.${createHmac('sha256', key.hash).update(`${place}\n${text}`).digest('base64url')}`

  return {
    prefix: `${first.id}.`,
    keyIds: ring.map(({ id }) => id),
    seal(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.seal, iv).setAAD(Buffer.from(place))
      const bytes = Buffer.concat([
        iv,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return `${first.id}.${bytes.toString('base64url')}`
    },
    open(sealed, place) {
      const key = keyOf(sealed)
      if (key === undefined) throw tampered()
      const bytes = Buffer.from(sealed.slice(key.id.length + 1), 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) throw tampered()
      const decipher = createDecipheriv('aes-256-gcm', key.seal, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      const body = bytes.subarray(IV_BYTES, -TAG_BYTES)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch (cause) {
        throw tampered(cause)
      }
    },
    keyedHash: (text, place) => hash(first, text, place),
    isKeyedHash(given, text, place) {
      const key = keyOf(given)
      return key !== undefined && isSame(hash(key, text, place), given)
    },
  }
}

function deriveKey(secret: Uint8Array): Key {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `causeway ${use}`, 32))
  return {
    id: createHash('sha256').update(derive('id')).digest('hex').slice(0, 8),
    seal: derive('seal'),
    hash: derive('hash'),
  }
}

function tampered(cause?: unknown): SecureError {
  return new SecureError('SHARE_TAMPERED', 'What is stored was changed and cannot be opened.', {
    cause,
  })
}
