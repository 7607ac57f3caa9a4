import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'

const header = z.object({ alg: z.literal('EdDSA') })
const payload = z.object({ iss: z.string(), exp: z.number(), iat: z.number() })

const DID_KEY = 'did:key:z'
const ED25519_MULTICODEC = 'ed01'
/** DER in front of a raw Ed25519 key (RFC 8410). */
const SPKI_PREFIX = '302a300506032b6570032100'
const CLOCK_SKEW_S = 5 * 60

/**
 * Who signed a relay token: the did:key inside it, after its signature and its times were checked.
 * Throws a sentence that says what is wrong.
 */
export function clientIdOf(token: string, nowMs: number): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  header.parse(JSON.parse(Buffer.from(head, 'base64url').toString()))
  const { iss, exp, iat } = payload.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const seconds = nowMs / 1_000
  if (exp < seconds - CLOCK_SKEW_S) throw new Error('JWT expired')
  if (iat > seconds + CLOCK_SKEW_S) throw new Error('JWT issued in the future')
  const key = createPublicKey({
    key: Buffer.from(SPKI_PREFIX + keyOf(iss), 'hex'),
    format: 'der',
    type: 'spki',
  })
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify(null, signed, key, Buffer.from(signature, 'base64url'))) {
    throw new Error('JWT signature is wrong')
  }
  return iss
}

function keyOf(issuer: string): string {
  const bytes = issuer.startsWith(DID_KEY) ? fromBase58(issuer.slice(DID_KEY.length)) : ''
  if (!bytes.startsWith(ED25519_MULTICODEC)) throw new Error('JWT issuer is no Ed25519 did:key')
  return bytes.slice(ED25519_MULTICODEC.length)
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Hex of a base58btc text that has no leading zero byte. */
function fromBase58(text: string): string {
  let number = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) throw new Error('JWT issuer is not base58')
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16)
  return hex.length % 2 === 0 ? hex : `0${hex}`
}
