import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Written by what tries every cell of them, which the words before them name. */
const tried = [
  { name: 'attacks', shownBy: ['tests/attacks/matrix.spec.ts', 'tests/attacks/table.test.ts'] },
  { name: 'losses', shownBy: ['secure/page/keys/losses.chain.test.ts'] },
] as const

/** Every other table, as its head and the cells of its rows. */
const tables = tried
  .reduce((rest, { name }) => rest.replace(blockOf(name).all, ''), text)
  .split(/\n{2,}/)
  .filter((part) => part.startsWith('|'))
  .map((table) => {
    const [head = '', , ...rows] = table.split('\n')
    return { head: cellsOf(head), rows: rows.map(cellsOf) }
  })

function blockOf(name: string): { all: string; before: string } {
  const [all = ''] =
    new RegExp(`<!-- ${name}\\b[^>]*-->[\\s\\S]*<!-- /${name} -->`).exec(text) ?? []
  return { all, before: text.slice(0, text.indexOf(all)) }
}

const testsIn = (words: string): string[] =>
  [...words.matchAll(/`([^`\s]+\.(?:test\.tsx?|spec\.ts))`/g)].map(([, path]) => path ?? '')

test('default: every row of every table names a test that shows it', () => {
  expect(tables.map(({ head }) => head[0])).toEqual(['threat', 'what'])
  expect(tables.map(({ rows }) => rows.length > 7)).toEqual([true, true])
  for (const { head, rows } of tables) {
    const at = head.indexOf('shown by')
    expect(at, head.join()).toBe(head.length - 1)
    const unshown = rows.filter((row) => testsIn(row[at] ?? '').length === 0)
    expect(unshown).toEqual([])
  }
})

test('default: a table whose cells are all tried is introduced by the tests that try them', () => {
  for (const { name, shownBy } of tried) {
    const { all, before } = blockOf(name)
    expect(all.split('\n').length, name).toBeGreaterThan(10)
    const words = before.slice(before.lastIndexOf('\n#')).slice(-4_000)
    expect(shownBy.filter((path) => !testsIn(words).includes(path))).toEqual([])
  }
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
