/** A uuid; `crypto.randomUUID` is missing on pages without TLS. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const words = crypto.getRandomValues(new Uint32Array(4))
  const hex = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}
