const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A text that keeps its own direction, wherever it is put: in a line that runs from right to left,
 * `0x71C7…976F`, `<0.001 ETH` and `site.example` would otherwise be torn apart.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolateText(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}

/** The same, but for what begins in a script of that direction: Hebrew joins its `and` to such a word. */
export function isolateForeign(text: string): string {
  return /^[\u0590-\u08ff]/.test(text) ? text : isolateText(text)
}
