/** Replaces `%NAME%` by its value; a name that is not in the table stays as it is. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/%([A-Z][A-Z_]*)%/g, (match, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? match) : match,
  )
}
