import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { parts } from './parts.ts'

describe('readArguments', () => {
  test('default', () => {
    expect(readArguments([])).toEqual({
      help: false,
      only: [...parts],
      port: undefined,
    })
  })

  test('behavior: starts a subset, in the banner’s order', () => {
    expect(readArguments(['--only', 'web, chains', '--port', '0'])).toMatchObject({
      only: ['chains', 'web'],
      port: 0,
    })
  })

  test('error: an unknown flag names itself and the usage', () => {
    expect(() => readArguments(['--slow'])).toThrow(/Unknown option '--slow'[\s\S]*Usage:/)
  })

  test('error: an unknown part', () => {
    expect(() => readArguments(['--only', 'moon'])).toThrow(`There is no part 'moon'`)
  })

  test('error: a part without what it needs', () => {
    expect(() => readArguments(['--only', 'api'])).toThrow(`The part 'api' needs 'chains'`)
  })

  test('error: no port', () => {
    expect(() => readArguments(['--port', 'x'])).toThrow(`--port must be a number`)
  })
})
