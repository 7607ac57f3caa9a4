/** Parts in one. */
export function bytes(...parts: readonly (readonly number[] | ArrayLike<number>)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

/** Little-endian, in so many bytes. */
export function number(value: number | bigint, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) =>
    Number((BigInt(value) >> BigInt(8 * at)) & 0xffn),
  )
}

/** Its length in four bytes before it. */
export function text(value: string): Uint8Array {
  const encoded = new TextEncoder().encode(value)
  return bytes(number(encoded.length, 4), encoded)
}
