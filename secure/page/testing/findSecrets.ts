import { toBase64Url } from '../keys/bytes.ts'
import type { Keys } from '../keys/secret.ts'
import { phraseOf } from '../keys/secret.ts'

/** Every encoding in which these bytes might be written down. */
function spellings(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes)
  return [toBase64Url(bytes), buffer.toString('base64').replace(/=+$/, ''), buffer.toString('hex')]
}

/** A whole key in all its forms: each of them alone would sign. */
export function keySpellings(keys: Keys, secret: Uint8Array): string[] {
  const evm = keys.evm.exportKey().slice(2)
  return [
    ...spellings(secret),
    ...spellings(Buffer.from(evm, 'hex')),
    phraseOf(secret),
    keys.solana.exportKey(),
  ]
}

/** How many of these shares occur in the text, in any encoding. */
export function sharesIn(text: string, shares: readonly Uint8Array[]): number {
  const different = new Set(shares.map((share) => toBase64Url(share)))
  return [...different].filter((share) =>
    spellings(Buffer.from(share, 'base64url')).some((spelling) => text.includes(spelling)),
  ).length
}
