import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { fillTables, withoutTables } from './fillTables.ts'

const documents = pages
  .map(({ source }) => source)
  .filter((source) => !source.endsWith('.api.md'))
  .map((source) => ({ source, text: readFileSync(source, 'utf8') }))
const withTables = documents.filter(({ text }) => text.includes('<!-- table: '))

test('default: the documents with reference tables are known (N6)', () => {
  expect(withTables.map(({ source }) => source).sort()).toEqual([
    'docs/browsers.md',
    'docs/errors.md',
    'docs/events.md',
    'docs/handle.md',
    'docs/options.md',
    'docs/provider.md',
    'docs/self-hosting.md',
    'docs/theming.md',
  ])
})

describe('N6', () => {
  test.each(withTables)('default: the tables of $source are the product’s', ({ source, text }) => {
    expect(text, '`npm run docs -- --write` writes them').toBe(fillTables(text, source))
    expect(text).toMatch(/<!-- table: [-\w]+ -->\n\n(\| |### |```)/)
  })
})

test('behavior: a table that was changed by hand is written anew (N6)', () => {
  const written = fillTables('a\n<!-- table: methods -->\n<!-- /table: methods -->\nb', 'x.md')
  const changed = written.replace('eth_accounts', 'eth_account')
  expect(changed).not.toBe(written)
  expect(fillTables(changed, 'x.md')).toBe(written)
  expect(withoutTables(written)).toBe(`a\n${'\n'.repeat(written.split('\n').length - 3)}\nb`)
})

test('error: an unknown table and one without an end are refused', () => {
  const fill = (text: string) => () => fillTables(text, 'x.md')
  expect(fill('<!-- table: x -->\n<!-- /table: x -->')).toThrow('x.md asks for the table x')
  expect(fill('<!-- table: methods -->\n')).toThrow('does not end')
})
