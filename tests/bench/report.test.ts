import { expect, test } from 'vitest'
import { report, summarizeRuns } from './report.ts'
import { table } from './table.ts'

const blank = [{ loadTask: 14 }, { loadTask: 16 }]
const appkit = [
  { loadBytes: 454_000, loadTask: 323, openBytes: 465_000, warmVisible: 191 },
  { loadBytes: 454_000, loadTask: 343, openBytes: 465_000, warmVisible: 181 },
  { loadBytes: 454_000, loadTask: 315, openBytes: 465_000, warmVisible: 230 },
]

test('default', () => {
  const ours = [{ loadBytes: 3_000, loadTask: 21, coldCard: 101, coldUsable: 500, warmVisible: 96 }]
  const rows = report(summarizeRuns({ ours, appkit, blank }))
  const held = rows.filter((row, index) => index === 0 || row.at(-2) !== '')
  expect(table(held)).toMatchInlineSnapshot(`
    "                                    Causeway      AppKit 1.8.0  blank page  ours : AppKit        aim
    ──────────────────────────────────  ────────  ────────────────  ──────────  ─────────────  ─────────  ─
    at page load: bytes                  3.00 kB            454 kB           –          1/151    ≤ 1/100  ✓
    the same, less the blank page        6.00 ms  308 ms (300–328)           –           1/51     ≤ 1/20  ✓
    until open: bytes                          –            465 kB           –              –      ≤ 1/3
    the same, less that after 10 opens         –                 –           –              –     ≤ 1 MB
    warm: click to wallet row            96.0 ms  191 ms (181–230)           –          0.50×      ≤ 1/2  ✗
    cold: click to skeleton               101 ms                 –           –              –   ≤ 100 ms  ✗
    cold: click to wallet row             500 ms                 –           –          2.62×  ≤ 3× warm  ✓"
  `)
})

test('behavior: takes the blank page off the main thread, and never goes below nothing', () => {
  const ours = [{ loadTask: 12 }, { loadTask: 18 }, { loadTask: 25 }]
  expect(summarizeRuns({ ours, blank }).ours?.loadTaskNet).toEqual({ median: 3, min: 0, max: 10 })
})

test('behavior: leaves out what was not measured', () => {
  const [head, ...rows] = report(summarizeRuns({ appkit, blank }))
  expect(head).toEqual(['', 'AppKit 1.8.0', 'blank page', 'ours : AppKit', 'aim', ''])
  expect(rows.every((row) => row.at(-1) === '')).toBe(true)
})

test('behavior: a missed aim is marked', () => {
  const ours = [{ loadBytes: 4_541 }]
  const row = report(summarizeRuns({ ours, appkit, blank }))[1]
  expect(row?.slice(-3)).toEqual(['1/100', '≤ 1/100', '✗'])
})
