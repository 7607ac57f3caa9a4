/** Whether each word that the person typed occurs in what a token is called by: its symbol, names, addresses. */
export function matchesSearch(names: readonly string[], query: string): boolean {
  const text = names.join(' ').toLowerCase()
  const words = query.trim().toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word))
}
