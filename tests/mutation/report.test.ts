import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { canaries, faultOf, placeOf } from './canaries.ts'
import { compare, nameOf } from './reasons.ts'
import { isAlive, type Mutant, readReport, scoreOf } from './report.ts'

const source = 'const a = 1\nif (a === 1\n  && b) {\n}\n'
const one = (status: string, more: object = {}) => ({
  id: '0',
  mutatorName: 'ConditionalExpression',
  replacement: 'false',
  status,
  location: { start: { line: 2, column: 5 }, end: { line: 3, column: 7 } },
  ...more,
})
const reportOf = (...mutants: object[]) => ({ files: { 'a.ts': { source, mutants } } })
const fatesOf = (...mutants: object[]) => readReport(reportOf(...mutants)).map(({ fate }) => fate)

test('default: a mutant is told by its line and what is changed in it', () => {
  expect(readReport(reportOf(one('Killed', { testsCompleted: 1 })))).toEqual([
    {
      file: 'a.ts',
      line: 2,
      code: 'if (a === 1',
      fate: 'killed',
      from: 'a === 1 && b',
      to: 'false',
    },
  ])
})

test('behavior: one that survived without a test that ended is unmeasured', () => {
  const tested = { testsCompleted: 3, coveredBy: ['1'] }
  expect(
    fatesOf(
      one('Survived', tested),
      one('Survived', { ...tested, testsCompleted: 0 }),
      one('Survived', { ...tested, testsCompleted: undefined }),
      one('Survived', { ...tested, coveredBy: [] }),
      one('Survived', { testsCompleted: 3 }),
    ),
  ).toEqual(['survived', 'unmeasured', 'unmeasured', 'unmeasured', 'unmeasured'])
})

test('behavior: what was not tried is neither killed nor alive', () => {
  const statuses = ['Killed', 'Timeout', 'NoCoverage', 'Ignored', 'CompileError', 'RuntimeError']
  expect(fatesOf(...statuses.map((status) => one(status)))).toEqual([
    ...(['killed', 'killed', 'untested', 'static', 'failed', 'failed'] as const),
  ])
})

const survived = one('Survived', { testsCompleted: 1, coveredBy: ['1'] })
const measured = readReport(
  reportOf(...Array(17).fill(one('Killed')), survived, survived, one('NoCoverage')),
)

test('behavior: what no test runs through lives', () => {
  expect(measured.filter(isAlive)).toHaveLength(3)
})

test('behavior: the score is of those that were measured', () => {
  expect(scoreOf(measured)).toMatchObject({ score: 85, counts: { killed: 17, survived: 2 } })
  const apart = readReport(reportOf(one('Killed'), one('Survived'), one('Ignored')))
  expect(scoreOf(apart)).toMatchObject({ score: 100, counts: { unmeasured: 1, static: 1 } })
  expect(scoreOf([]).score).toBe(0)
})

test('error: a report of another shape is none', () => {
  expect(() => readReport(reportOf(one('Blessed')))).toThrow()
  expect(() => readReport({})).toThrow()
})

const mutant: Mutant = {
  file: 'a.ts',
  line: 2,
  code: 'if (a)',
  from: 'a',
  to: 'false',
  fate: 'survived',
}

test('behavior: a reason stands for one mutant of one line, wherever the line is', () => {
  const reasons = { 'a.ts': [{ code: 'if (a)', mutants: ['a → false'], why: 'it is' }] }
  const other: Mutant = { ...mutant, to: 'true' }
  expect(compare([mutant, other], reasons)).toEqual({ unexplained: [other], stale: [] })
  expect(compare([{ ...mutant, line: 9 }], reasons).unexplained).toEqual([])
  expect(compare([{ ...mutant, file: 'b.ts' }], reasons).unexplained).toHaveLength(1)
  expect(compare([], reasons).stale).toEqual(['a.ts: if (a): a → false'])
})

test('behavior: long ones are cut, and nothing is told as such', () => {
  expect(nameOf({ from: 'x'.repeat(80), to: '' })).toBe(`${'x'.repeat(69)}… → ∅`)
  expect(nameOf({ from: 'x'.repeat(70), to: 'y' })).toBe(`${'x'.repeat(70)} → y`)
})

test.each(canaries)('default: the canary stands in the code: $name', (canary) => {
  expect(placeOf(canary)).toMatch(/^[\w/.]+:(\d+)-\1$/)
})

test('error: a canary that is not there, or twice, stops the command', () => {
  const [canary] = canaries
  if (canary === undefined) throw new Error('there is no canary')
  expect(placeOf(canary, () => `\n\n  ${canary.from}`)).toBe(`${canary.file}:3-3`)
  expect(() => placeOf(canary, () => 'nothing')).toThrow('once')
  expect(() => placeOf(canary, () => `${canary.from} ${canary.from}`)).toThrow('once')
})

test('behavior: a canary is dead only where the report says so of this very mutant', () => {
  const canary = { name: 'c', file: 'a.ts', from: 'a', to: 'false' }
  const killed: Mutant = { ...mutant, fate: 'killed' }
  expect(faultOf(canary, [killed, { ...mutant, to: 'true' }])).toBeUndefined()
  expect(faultOf(canary, [mutant])).toBe('survived')
  expect(faultOf(canary, [{ ...mutant, fate: 'unmeasured' }])).toBe('unmeasured')
  expect(faultOf(canary, [{ ...killed, to: 'true' }])).toBe('stands 0 times in the report')
  expect(faultOf(canary, [killed, killed])).toBe('stands 2 times in the report')
})

test('behavior: each area has a canary', () => {
  const roomOf = {
    approvals: 'secure/page/approvals/',
    arming: 'secure/page/arming/',
    'swap preparation': 'widget/features/swap/model/',
    'bridge quote': 'widget/bridges/across/quote/checkQuote.ts',
    'bridge pins': 'widget/bridges/across/run/requirePool.ts',
    'bridge fills': 'widget/bridges/across/logs/parseFillLogs.ts',
    'bridge refunds': 'widget/bridges/across/fill/findRefund.ts',
    'bridge recovery': 'widget/bridges/across/deposit/findDeposits.ts',
  }
  const files = canaries.map(({ file }) => file)
  expect(areas.map(({ name }) => name)).toEqual(Object.keys(roomOf))
  for (const room of Object.values(roomOf)) {
    expect(files.filter((file) => file.startsWith(room))).toHaveLength(1)
  }
})
