import type { Test } from './copyTests.ts'

/** Errors that a test fails by before it has compared anything. */
const accident = /^(?:\w+: )*(?:promise rejected ")?(ReferenceError|SyntaxError|TypeError)\b/
const timeout = /^(?:\w+: )*(?:Test|Hook) timed out/

/** True where a test failed by an assertion, or by an error of the product. */
export function isNoticed(test: Test): boolean {
  return test.status === 'failed' && accidentOf(test) === undefined
}

/** What a test failed by that says nothing about the requirement. */
export function accidentOf({ failure = '' }: Test): string | undefined {
  const name = accident.exec(failure)?.[1]
  if (name !== undefined) return `a ${name}`
  return timeout.test(failure) ? 'a timeout' : undefined
}
