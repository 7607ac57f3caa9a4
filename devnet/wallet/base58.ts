const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58, in Bitcoin's alphabet. */
export function base58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let at = 0; at < digits.length || carry > 0; at += 1) {
      carry += (digits[at] ?? 0) * 256
      digits[at] = carry % 58
      carry = Math.floor(carry / 58)
    }
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const leading = '1'.repeat(zeros === -1 ? bytes.length : zeros)
  return (
    leading +
    digits
      .reverse()
      .map((digit) => ALPHABET.charAt(digit))
      .join('')
  )
}
