/** Controls but line ends and tabs, and what turns or hides letters: shown by their number. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

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

/** Makes invisible characters of foreign text seen. */
export function showHidden(text: string): string {
  return text.replace(HIDDEN, (letter) => {
    const number = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return `[U+${number}]`
  })
}

/** A name that a contract gives itself: short, and on one line. */
export function shortName(text: string, max = 24): string {
  const line = showHidden(text.replace(/\s+/g, ' ').trim())
  return line.length > max ? `${line.slice(0, max - 1)}…` : line
}
