/** The session properties that a wallet reports: only texts, anything else is dropped (S5.10). */
export function propertiesOf(
  reported: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string>> {
  const texts = Object.entries(reported).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
