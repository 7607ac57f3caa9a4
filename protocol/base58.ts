const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58, in Bitcoin's alphabet. `@scure/base` does it for 2.0 kB more (brotli), which the loader has not. */
export function toBase58(bytes: Uint8Array): string {
  let zeros = 0
  while (bytes[zeros] === 0) zeros += 1
  let number = 0n
  for (const byte of bytes) number = number * 256n + BigInt(byte)
  let text = ''
  for (; number > 0n; number /= 58n) text = ALPHABET.charAt(Number(number % 58n)) + text
  return '1'.repeat(zeros) + text
}

/** The bytes, or undefined when the text is no base58. */
export function fromBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const char of text) {
    const digit = ALPHABET.indexOf(char)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}
