import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { inQuotes } from './loaderBuildPlugins.ts'

const quoted = (code: string) => inQuotes(code, parseAst(code))

test('default: plain texts stand in quotes, and everything keeps its place', () => {
  expect(quoted("f(`open`,`a'b`,[``])")).toBe('f("open","a\'b",[""])')
})

test.each(['`a"b`', '`a\\`b`', '`a\nb`', '`a\u0024{b}c`', 'tag`a`', '/`a`/', "'`a`'"])(
  'behavior: %s stays as it is',
  (code) => expect(quoted(code)).toBe(code),
)

test('behavior: within a text that has values, plain ones are found', () => {
  expect(quoted('`a\u0024{f(`b`)}`')).toBe('`a\u0024{f("b")}`')
})
