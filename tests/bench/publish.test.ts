import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folders } from './folders.ts'
import { withSection } from './publish.ts'

test('default', () => {
  const text = 'Before\n<!-- bench page -->\nold\n<!-- /bench page -->\nAfter\n'
  const changed = withSection(text, 'page', 'new')
  expect(changed).toBe('Before\n<!-- bench page -->\n\nnew\n\n<!-- /bench page -->\nAfter\n')
  expect(withSection(changed, 'page', 'new')).toBe(changed)
})

test.each(['page', 'network', 'protocol', 'transfer', 'views'] as const)(
  'behavior: the published figures have a place for %s',
  (part) => {
    expect(withSection(readFileSync(folders.figures, 'utf8'), part, 'new')).toContain('new')
  },
)

test('error: a text without the marks is left alone', () => {
  expect(() => withSection('nothing', 'views', 'new')).toThrow('no place for views')
})
