/** What a wallet says of its session: texts. What is null or anything else is left out (S5.10). */
export function propertiesOf(
  told: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string>> {
  const texts = Object.entries(told).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
