import { describe, expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.ts'

describe('readVitest', () => {
  test('default: tells which tests failed, and files that could not be read', () => {
    const text = JSON.stringify({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a passes', status: 'passed', failureMessages: [] },
            { fullName: 'a fails', status: 'failed', failureMessages: ['1 is not 2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
      ],
    })
    expect(readVitest(text)).toEqual({
      passed: 3,
      failed: 1,
      told: ['a.test.ts › a fails\n1 is not 2', 'b.test.ts\nno such import'],
      ran: [
        { file: 'a.test.ts', title: 'a passes', status: 'passed' },
        { file: 'a.test.ts', title: 'a fails', status: 'failed' },
      ],
    })
  })
})

describe('readPlaywright', () => {
  test('default: tells what failed and what passed at the second try, in nested suites too', () => {
    const spec = (title: string, status: string, messages: readonly string[]) => ({
      file: 'a.spec.ts',
      line: 3,
      title,
      tests: [
        {
          projectName: 'blocked',
          status,
          results: messages.map((message) => ({ error: { message } })),
        },
      ],
    })
    const text = JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('well', 'expected', [])],
          suites: [
            {
              title: 'inner',
              specs: [
                spec('bad', 'unexpected', ['no', 'again no']),
                spec('late', 'flaky', ['not yet']),
              ],
            },
          ],
        },
      ],
    })
    expect(readPlaywright(text)).toEqual({
      passed: 2,
      failed: 1,
      told: [
        '[blocked] a.spec.ts:3 › bad\nno\nagain no',
        '[blocked] a.spec.ts:3 › late (passed at the second try)\nnot yet',
      ],
      ran: [
        { file: 'a.spec.ts', title: 'well', status: 'passed' },
        { file: 'a.spec.ts', title: 'bad', status: 'failed' },
        { file: 'a.spec.ts', title: 'late', status: 'flaky' },
      ],
    })
  })
})
