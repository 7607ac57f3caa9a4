/** The most characters of a name that is shown in one line. */
const NAME_CHARS = 40

/** Printable ASCII with single spaces, of which the rules below change nothing. */
const PLAIN = /^[!-~]+( [!-~]+)*$/

/**
 * A name as it may be shown, or undefined when nothing is left: without control, bidi and invisible
 * characters, which make a name look like another one, without towers of accents, and cut.
 * Every name from outside the widget passes through here: of wallets, sites, networks, tokens, people.
 */
export function cleanName(name: string, most = NAME_CHARS): string | undefined {
  // Most names; a phone needs five milliseconds to compile the expressions below.
  if (name.length <= most && PLAIN.test(name)) return name
  const plain = name
    .slice(0, most * 8)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{DI}]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  const characters = [...plain]
  if (characters.length === 0) return undefined
  if (characters.length <= most) return plain
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
