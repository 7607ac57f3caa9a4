import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

/** The cells of each threat's row. */
const threats = text
  .slice(text.indexOf('| threat |'))
  .split('\n\n')[0]
  ?.split('\n')
  .slice(2)
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const testsIn = (words: string): string[] =>
  [...words.matchAll(/`([^`\s]+\.(?:test\.tsx?|spec\.ts))`/g)].map(([, path]) => path ?? '')

test('default: every threat names a test that shows its answer', () => {
  expect(threats?.length).toBeGreaterThan(15)
  const unshown = threats?.filter(([, , , shown]) => testsIn(shown ?? '').length === 0)
  expect(unshown).toEqual([])
})

test('default: every test that is named is there', () => {
  const named = testsIn(text)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('default: every attack that is named is a test of the file beside it', () => {
  const named = [...text.matchAll(/`(attack: \w+) …` in\s+`([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(1)
  const missing = named.filter(
    ([, title, path]) => !readFileSync(path ?? '', 'utf8').includes(`${title} `),
  )
  expect(missing.map(([all]) => all)).toEqual([])
})
