import { expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { loadAllMessages } from './messages.ts'
import { pseudoMessages } from './testing/pseudoMessages.ts'
import { faultsOf, marksIn, said, wordsOf } from './testing/wordsOf.ts'

const english = await loadAllMessages('en')
const others = locales.filter((locale) => locale !== 'en')

test.each(others)(
  'behavior: says all that English says, with the same values: %s',
  async (locale) => {
    expect(faultsOf(english, await loadAllMessages(locale))).toEqual([])
  },
)

test.each(others)('behavior: a sentence is the same wherever it is said: %s', async (locale) => {
  const theirs = new Map(wordsOf(await loadAllMessages(locale)).map((it) => [it.path, it.word]))
  const said = new Map<string, string>()
  const differing = wordsOf(english).flatMap(({ path, word }) => {
    if (typeof word !== 'string' || !word.endsWith('.')) return []
    const their = String(theirs.get(path))
    const before = said.get(word) ?? their
    said.set(word, before)
    return before === their ? [] : [`${path}: ${their} | ${before}`]
  })
  expect(differing).toEqual([])
})

test('behavior: every folder of words is a language that can be picked', () => {
  const folders = Object.keys(import.meta.glob('../../../locales/*/common.json')).map((path) =>
    path.split('/').at(-2),
  )
  expect(folders.sort()).toEqual([...locales].sort())
})

test('error: a translation that lacks, adds, empties or mixes up words is told by their names', () => {
  const ours = {
    a: { lost: 'Lost', empty: 'Full', kept: 'Kept' },
    sent: (amount: string, to: string) => `${amount} to ${to}`,
    long: 'This sentence was not put into another language.',
  }
  const theirs = {
    a: { empty: ' ', kept: 'Bleibt', more: 'Mehr' },
    sent: (amount: string) => `${amount}`,
    long: 'This sentence was not put into another language.',
  }
  expect(faultsOf(ours, theirs)).toEqual([
    'missing: a.lost',
    'empty: a.empty',
    'other values: sent',
    'not translated: long',
    'unknown: a.more',
  ])
})

test('behavior: the pseudo-locale is longer, and keeps what is put in', () => {
  const pseudo = new Map(wordsOf(pseudoMessages(english)).map(({ path, word }) => [path, word]))
  for (const { path, word } of wordsOf(english)) {
    const [long, short] = [said(pseudo.get(path)), said(word)]
    expect([path, marksIn(long), long.length > short.length]).toEqual([
      path,
      marksIn(short),
      short !== '',
    ])
  }
})
