/**
 * Controls but line ends and tabs, and what turns letters or draws none: shown by their number. The two
 * selectors of an emoji's form stay.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?![\ufe0e\ufe0f])[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\u2800\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]/gu
/** No writing has so many on one letter: a pile is drawn over the lines around it. */
const PILE = /(\p{M}{8})(\p{M}+)/gu

/** Bytes as text that hides nothing; null where they are none. */
export function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const hidden = text.match(HIDDEN)?.length ?? 0
    // Mostly controls: bytes that happen to decode.
    return hidden * 4 > text.length ? null : showHidden(text)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Makes invisible characters of foreign text seen, and what would cover other text. */
export function showHidden(text: string): string {
  return text
    .replace(HIDDEN, numbered)
    .replace(PILE, (_, some: string, rest: string) => `${some}${[...rest].map(numbered).join('')}`)
}

function numbered(letter: string): string {
  const number = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `[U+${number}]`
}

/** A name that a contract gives itself: short, and on one line. */
export function shortName(text: string, max = 24): string {
  const line = showHidden(text.replace(/\s+/g, ' ').trim())
  return line.length > max ? `${line.slice(0, max - 1)}…` : line
}
