import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts } from '../../scripts/locales/read.ts'
import { sourceFiles } from '../../scripts/sourceFiles.ts'
import { documents } from '../docs/samples.ts'

/** Turns of phrase that hide who acts, or that no editor of documentation would keep. */
const odd: readonly RegExp[] = [
  /\bfor ever\b/i,
  /\banew\b/i,
  /\b(?:is|are|was|were) told\b/i,
  /\bhears? of\b/i,
  /\bnobody (?:knows|tells|can say)\b/i,
  /\bgo(?:es)? on\b/i,
  /\bwhat (?:becomes|became) of\b/i,
  /\b(?:took|takes) back\b/i,
  /\bwallet asks (?:once|twice)\b/i,
  /\bknown here\b/i,
  /\bunder way\b/i,
  /\bwas it (?:not )?you\?/i,
  /\bis over[.,:;]/i,
  /\bmakes no sense\b/i,
  /\blet in\b/i,
]

const findIn = (where: string, text: string) =>
  odd.flatMap((phrase) => {
    const found = new RegExp(phrase, `g${phrase.flags}`)
    return [...text.matchAll(found)].map(({ index }) => `${where}: ${lineAt(text, index)}`)
  })

function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index) + 1
  return text.slice(start, text.indexOf('\n', index)).trim()
}

const withoutComments = (code: string) => code.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('default: what people read in the widget names who acts (look 7)', () => {
  const files = [
    ...sourceFiles(['examples/playground']),
    ...parts.map((part) => `locales/en/${part}.json`),
  ]
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => findIn(file, withoutComments(readFileSync(file, 'utf8'))))
  expect(found).toEqual([])
})

test('default: so do the documents (look 7)', () => {
  const texts = documents.filter((file) => file !== 'docs/requirements.md')
  const found = texts.flatMap((file) => findIn(file, readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test('error: a sentence that hides its actor is found', () => {
  expect(findIn('here', 'Fine.\nA wrong option is told as an error.\n')).toEqual([
    'here: A wrong option is told as an error.',
  ])
})
