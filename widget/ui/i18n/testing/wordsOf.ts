/** A word or sentence of a catalogue, by its path: `bridge.pace.soon`. */
export type Word = { readonly path: string; readonly word: unknown }

/** All that a catalogue says. */
export function wordsOf(catalogue: object, above = ''): readonly Word[] {
  return Object.entries(catalogue).flatMap(([name, word]: [string, unknown]) => {
    const path = above === '' ? name : `${above}.${name}`
    return typeof word === 'object' && word !== null ? wordsOf(word, path) : [{ path, word }]
  })
}

const MOST_VALUES = 6

/** What a word says, with a mark in the place of each value that is put into it. */
export function said(word: unknown): string {
  if (typeof word !== 'function') return String(word)
  // A mark is no number: a plural is worded for `other`, which names the count in every language.
  const marks = Array.from({ length: MOST_VALUES }, (_, at) => `{${at}}`)
  return String(word(...marks))
}

/** The placeholders of a message, sorted. */
export function marksIn(text: string): readonly string[] {
  return [...new Set(text.match(/\{\d\}/g))].sort()
}

/** What is wrong with a translation, each with the word's path; nothing when it is whole. */
export function faultsOf(english: object, translation: object): readonly string[] {
  const theirs = new Map(wordsOf(translation).map(({ path, word }) => [path, word]))
  const ours = wordsOf(english)
  const known = new Set(ours.map(({ path }) => path))
  return [
    ...ours.flatMap(({ path, word }) => {
      if (!theirs.has(path)) return [`missing: ${path}`]
      return faultsOfWord(word, theirs.get(path)).map((fault) => `${fault}: ${path}`)
    }),
    ...[...theirs.keys()].filter((path) => !known.has(path)).map((path) => `unknown: ${path}`),
  ]
}

/** Text this long is never the same in two languages. */
const SENTENCE = /(\p{L}+[ ,]+){4,}\p{L}+/u

function faultsOfWord(ours: unknown, theirs: unknown): readonly string[] {
  if (typeof ours !== typeof theirs) return ['another kind of word']
  const text = said(theirs)
  const faults: string[] = []
  if (text.trim() === '' && said(ours).trim() !== '') faults.push('empty')
  if (String(marksIn(text)) !== String(marksIn(said(ours)))) faults.push('other values')
  if (text === said(ours) && SENTENCE.test(text)) faults.push('not translated')
  if (/undefined|NaN|\[object/.test(text)) faults.push('badly made')
  return faults
}
