import type { Bytes } from './bytes.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 as Solana writes keys, signatures and messages. `@scure/base` does it for 2.0 kB more (brotli). */
export function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let at = 0; at < digits.length; at++) {
      carry += (digits[at] ?? 0) << 8
      digits[at] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const lead = zeros === -1 ? bytes.length : zeros
  return (
    '1'.repeat(lead) +
    digits
      .reverse()
      .map((digit) => ALPHABET[digit])
      .join('')
  )
}

/** Undefined where the text is no base58. */
export function fromBase58(text: string): Bytes | undefined {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = ALPHABET.indexOf(letter)
    if (carry === -1) return undefined
    for (let at = 0; at < bytes.length; at++) {
      carry += (bytes[at] ?? 0) * 58
      bytes[at] = carry & 255
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255)
  }
  const lead = /^1*/.exec(text)?.[0].length ?? 0
  return new Uint8Array([...new Uint8Array(lead), ...bytes.reverse()])
}
