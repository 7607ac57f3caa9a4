import { describe, expect, test } from 'vitest'
import { describeTimes, withTimes } from './times.ts'

describe('describeTimes', () => {
  test('default: each step, and the slowest files first', () => {
    const files = Array.from({ length: 22 }, (_, at) => ({ file: `${at}.test.ts`, ms: at * 1_000 }))
    const lines = describeTimes([{ name: 'lint', ms: 61_250 }], files).split('\n')
    expect(lines.slice(0, 5)).toEqual([
      '── steps',
      '   61.3 s  lint',
      '',
      '── the 20 slowest files',
      '   21.0 s  21.test.ts',
    ])
    expect(lines.at(-1)).toBe('    2.0 s  2.test.ts')
  })
})

describe('withTimes', () => {
  const text = (...rows: readonly string[]) =>
    ['a', '<!-- times -->', '| step | time |', '|---|---|', ...rows]
      .concat('<!-- /times -->', 'b')
      .join('\n')

  test('default: replaces the rows of the steps that ran, and keeps the others', () => {
    const steps = [
      { name: 'lint', ms: 44_800 },
      { name: 'wide', ms: 9_000 },
    ]
    expect(withTimes(text('| lint | 60 s |', '| types | 50 s |'), steps)).toBe(
      text('| lint | 45 s |', '| types | 50 s |', '| wide | 9 s |'),
    )
  })

  test('error: a document without the table', () => {
    expect(() => withTimes('a', [])).toThrow('CONTRIBUTING.md has no')
  })
})
