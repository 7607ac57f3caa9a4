import { expect, test } from 'vitest'
import { table } from './table.ts'

test('default', () => {
  expect(
    table([
      ['', 'ours', 'theirs'],
      ['bytes at load', '3 kB', '454 kB'],
      ['heap', '1.2 MB'],
    ]),
  ).toMatchInlineSnapshot(`
    "                 ours  theirs
    ─────────────  ──────  ──────
    bytes at load    3 kB  454 kB
    heap           1.2 MB"
  `)
})

test('behavior: nothing of no rows', () => {
  expect(table([])).toBe('')
})
