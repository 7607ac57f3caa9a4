import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { parts } from './parts.ts'

describe('readArguments', () => {
  test('default', () => {
    expect(readArguments([])).toEqual({
      help: false,
      only: parts.filter((part) => part !== 'thirdChain' && part !== 'oddTokens'),
      port: undefined,
      allow: [],
      profile: undefined,
      rehearsal: undefined,
    })
  })

  test('behavior: starts a subset, in the banner’s order', () => {
    expect(readArguments(['--only', 'web, chains', '--port', '0'])).toMatchObject({
      only: ['chains', 'web'],
      port: 0,
    })
  })

  test('behavior: pages of one’s own may embed, by their origins', () => {
    const { allow } = readArguments(['--allow', 'http://localhost:5173, https://shop.example/'])
    expect(allow).toEqual(['http://localhost:5173', 'https://shop.example'])
    for (const wrong of ['shop.example', 'https://shop.example/page', '*']) {
      expect(() => readArguments(['--allow', wrong])).toThrow(`not '${wrong}'`)
    }
  })

  test('behavior: the world is kind or unkind', () => {
    expect(readArguments(['--profile', 'unkind']).profile).toBe('unkind')
    expect(() => readArguments(['--profile', 'cruel'])).toThrow(`kind or unkind, not 'cruel'`)
  })

  test('behavior: a rehearsal has what is around a deployment, and neither its widget nor its wallet', () => {
    expect(readArguments(['--rehearsal', 'here'])).toMatchObject({
      rehearsal: 'here',
      only: ['chains', 'api', 'relayer', 'directory', 'web', 'mail'],
    })
    expect(() => readArguments(['--rehearsal', 'here', '--only', 'web'])).toThrow(
      'leave --only out',
    )
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
