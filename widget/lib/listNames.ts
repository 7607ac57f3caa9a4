/** Names in a row, with the language's own `and`; `put` is done to each. */
export function listNames(
  locale: string,
  names: readonly string[],
  put: (name: string) => string = (name) => name,
): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(Array.from(names, put))
}
