const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A catalogue whose sentences keep what is put into them apart: in a line that runs from right to
 * left, `0x71C7…976F`, `<0.001 ETH` and `site.example` would otherwise be torn apart.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolateValues<Words extends object>(words: Words): Words {
  const isolated = Object.entries(words).map(([name, word]) => [name, isolatedWord(word)])
  // Same names; what was text, sentence or section still is.
  return Object.fromEntries(isolated) as Words
}

function isolatedWord(word: unknown): unknown {
  if (typeof word === 'function') return (...values: unknown[]) => word(...values.map(isolate))
  return typeof word === 'object' && word !== null ? isolateValues(word) : word
}

function isolate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(isolate)
  return typeof value === 'string' ? isolateText(value) : value
}

/** A text that keeps its own direction, wherever it is put. */
export function isolateText(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}
