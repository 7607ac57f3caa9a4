import { expect, test } from 'vitest'
import { markdownTable, table } from './table.ts'

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

test('behavior: as Markdown, short rows filled up', () => {
  expect(
    markdownTable([
      ['', 'ours', 'aim'],
      ['  bytes', '3 kB', '≤ 3 kB'],
      ['heap', '1 MB'],
    ]),
  ).toMatchInlineSnapshot(`
    "|  | ours | aim |
    | --- | ---: | ---: |
    | bytes | 3 kB | ≤ 3 kB |
    | heap | 1 MB |  |"
  `)
})

test('behavior: nothing of no rows', () => {
  expect(table([])).toBe('')
})
