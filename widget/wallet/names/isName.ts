const NAME_CHARS = 253

/**
 * Whether a text is a name to look up, not an address. Other letters than those of domain names are
 * not: `аlice.eth` with a Cyrillic а is somebody else, and looks the same.
 */
export function isName(text: string): boolean {
  return text.length <= NAME_CHARS && /^[a-z\d_-]+(\.[a-z\d-]+)+$/i.test(text)
}
