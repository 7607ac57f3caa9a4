/**
 * What a stream brings, whole. Once it is more than `maxBytes` nothing more is read, and the caller, to
 * whom the stream belongs, hears `undefined`.
 */
export async function readBounded(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) return undefined
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
