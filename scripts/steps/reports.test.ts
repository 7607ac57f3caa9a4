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
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { fullName: 'a passes', status: 'passed', failureMessages: [] },
            { fullName: 'a fails', status: 'failed', failureMessages: ['1 is not 2'] },
          ],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: 'no such import',
          startTime: 1_000,
          endTime: 1_000,
          assertionResults: [],
        },
      ],
    })
    expect(readVitest(text)).toEqual({
      passed: 3,
      failed: 1,
      told: ['a.test.ts › a fails\n1 is not 2', 'b.test.ts\nno such import'],
      files: [
        { file: 'a.test.ts', ms: 2_500 },
        { file: 'b.test.ts', ms: 0 },
      ],
    })
  })
})

describe('readPlaywright', () => {
  test('default: tells what failed, and how long files took, in nested suites too', () => {
    const spec = (title: string, status: string, messages: readonly string[]) => ({
      file: 'a.spec.ts',
      line: 3,
      title,
      tests: [
        {
          projectName: 'blocked',
          status,
          results: messages.map((message) => ({ duration: 200, error: { message } })),
        },
      ],
    })
    const text = JSON.stringify({
      stats: { expected: 1, unexpected: 2 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('well', 'expected', [''])],
          suites: [
            {
              title: 'inner',
              specs: [spec('bad', 'unexpected', ['no']), spec('late', 'unexpected', ['not yet'])],
            },
          ],
        },
      ],
    })
    expect(readPlaywright(text)).toEqual({
      passed: 1,
      failed: 2,
      told: ['[blocked] a.spec.ts:3 › bad\nno', '[blocked] a.spec.ts:3 › late\nnot yet'],
      files: [{ file: 'a.spec.ts', ms: 600 }],
    })
  })
})
