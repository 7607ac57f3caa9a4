/** A uuid; `crypto.randomUUID` is missing on pages without TLS. */
export function randomId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (text) => {
    const digit = Number(text) // 8 keeps its first bit, the others none
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (digit ^ (random & (15 >> (digit / 4)))).toString(16)
  })
}
