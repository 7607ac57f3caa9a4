import type { Messages } from '../messageTypes.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ÿ',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'Ë',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  Z: 'Ž',
}
const GROWTH = 0.4
const filler = 'ø ëxtrå wörds tö rëåd '

/**
 * English as if it were translated: accented, so that a sentence which stands in code is seen, and
 * two fifths longer, so that a layout which has no room for other languages is seen. What is put
 * into sentences stays as it is.
 */
export function pseudoMessages(messages: Messages): Messages {
  // Every name keeps what it had: text, sentence or section.
  return pseudoSection(messages) as Messages
}

function pseudoSection(section: object): object {
  return Object.fromEntries(
    Object.entries(section).map(([name, word]: [string, unknown]) => [name, pseudoWord(word)]),
  )
}

function pseudoWord(word: unknown): unknown {
  if (typeof word === 'string') return pseudo(word, [])
  if (typeof word === 'function') return (...values: unknown[]) => pseudo(word(...values), values)
  return typeof word === 'object' && word !== null ? pseudoSection(word) : word
}

function pseudo(text: string, values: readonly unknown[]): string {
  const kept = values.flat().map(String).filter(Boolean)
  const accented = splitAt(text, kept).map((part) =>
    kept.includes(part) ? part : [...part].map((letter) => accents[letter] ?? letter).join(''),
  )
  const more = Math.ceil(text.length * GROWTH)
  const tail = filler.repeat(Math.ceil(more / filler.length)).slice(0, more)
  // Sentences end as they did: some views look at the last sign.
  const end = /[.?!…:]$/.exec(text)?.[0] ?? ''
  const whole = accented.join('')
  return whole.slice(0, whole.length - end.length) + tail.trimEnd() + end
}

function splitAt(text: string, values: readonly string[]): readonly string[] {
  if (values.length === 0) return [text]
  const escaped = values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`))
}
