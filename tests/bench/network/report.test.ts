import { expect, test } from 'vitest'
import { networkReport } from './report.ts'

const ours = {
  ...{ skeleton: 40, row: 380, startToRow: 600, npmStartToRow: 580, series: 3 },
  copyStartToRow: 595,
  ...{ secondRow: 150, warmRow: 60 },
}

test('default', () => {
  const measured = {
    cable: { ours: [ours], appkit: [{ row: 300, startToRow: 900 }], lifi: [{ startToRow: 590 }] },
    '4g': {},
    'slow-4g': {},
  }
  const [head, ...rows] = networkReport(measured)
  expect(head?.slice(0, 3)).toEqual(['', 'Causeway', 'AppKit 1.8.0'])
  const cable = rows.filter(([label]) => label?.startsWith('cable'))
  const verdicts = cable.filter((row) => row.at(-2) !== '').map((row) => [row[0], ...row.slice(-2)])
  expect(verdicts).toEqual([
    ['cable: tap → skeleton', '≤ 50 ms', '✓'],
    ['cable: tap → wallet row', '≤ 400 ms', '✓'],
    ['cable: page start → wallet row', '< all others', '✗'],
    ['cable: the same, loader on the page’s own site', '< all others', '✗'],
    ['cable: the same, from npm', '< all others', '✓'],
    ['cable: tap → row: requests in series', '≤ 3', '✓'],
    ['cable: second visit: tap → wallet row', '≤ 1/2 of the first', '✓'],
    ['cable: warm: tap → wallet row', '≤ 50 ms', '✗'],
  ])
})

test('behavior: each line has a limit of its own, by the median of the runs', () => {
  const runs = [{ row: 900 }, { row: 1_100 }, { row: 950 }]
  const rows = networkReport({ cable: { ours: runs }, '4g': { ours: runs }, 'slow-4g': {} })
  const row = (title: string) => rows.find(([label]) => label === `${title}: tap → wallet row`)
  expect(row('cable')).toEqual(['cable: tap → wallet row', '950 ms (900–1100)', '≤ 400 ms', '✗'])
  expect(row('4G')?.slice(-2)).toEqual(['≤ 1,000 ms', '✓'])
})

test('behavior: what was not measured is not judged', () => {
  const rows = networkReport({ cable: { appkit: [{ row: 300 }] }, '4g': {}, 'slow-4g': {} })
  expect(rows.slice(1).every((row) => row.at(-1) === '')).toBe(true)
})
