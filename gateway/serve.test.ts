import { afterEach, describe, expect, test, vi } from 'vitest'
import { readWords } from './readWords.ts'
import { serve } from './serve.ts'
import { makeFolder, ORIGIN } from './testing/startGateway.ts'

const options = { command: 'npm run serve --', distDir: 'dist' }
const good = {
  allowedOrigins: ['https://shop.example'],
  gateway: { origin: ORIGIN, bridge: { keyFrom: 'BRIDGE_KEY' } },
}
afterEach(() => vi.unstubAllEnvs())

describe('readWords', () => {
  test('default: the deployment, and the file of the keys if one is named', () => {
    expect(readWords(['a.json'])).toEqual({ file: 'a.json', envFile: undefined })
    expect(readWords(['a.json', '--env', 'b.env'])).toEqual({ file: 'a.json', envFile: 'b.env' })
  })

  test.each([
    ['no file', []],
    ['two files', ['a.json', 'b.json']],
    ['another flag', ['a.json', '--port=1']],
    ['a flag without its file', ['a.json', '--env']],
  ])('error: %s', (_, words) => {
    expect(readWords(words)).toEqual({})
  })
})

describe('serve', () => {
  test.each([
    ['keys that are not there', ['a.json', '--env', '/no.env'], 'FILE_MISSING', '/no.env'],
    ['a file that is not there', ['/nowhere.json'], 'FILE_MISSING', '/nowhere.json'],
  ])('error: %s', async (_, words, code, message) => {
    await expect(serve(words, options)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
  })

  test('error: a port that is none', async () => {
    vi.stubEnv('PORT', 'http')
    await expect(serve(['deployment.json'], options)).rejects.toMatchObject({
      code: 'SETTINGS_WRONG',
      message: expect.stringContaining('PORT'),
    })
  })

  test('error: a variable that is missing is told by its code', async () => {
    const { file, remove } = makeFolder(good)
    vi.stubEnv('BRIDGE_KEY', '')
    await expect(serve([file], options)).rejects.toMatchObject({
      code: 'SECRET_MISSING',
      message: expect.stringContaining('BRIDGE_KEY'),
    })
    remove()
  })
})
