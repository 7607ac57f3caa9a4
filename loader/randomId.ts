/** A uuid; `crypto.randomUUID` is missing on pages without TLS. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) =>
    (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte)
      .toString(16)
      .padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
