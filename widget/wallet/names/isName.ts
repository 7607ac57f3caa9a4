const NAME_CHARS = 253

/**
 * Whether a text is a name to look up, not an address. Only the characters of domain names pass:
 * `аlice.eth` with a Cyrillic а is another person's name, and looks the same.
 */
export function isName(text: string): boolean {
  return text.length <= NAME_CHARS && /^[a-z\d_-]+(\.[a-z\d-]+)+$/i.test(text)
}
