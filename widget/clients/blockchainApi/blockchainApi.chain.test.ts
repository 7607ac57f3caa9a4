import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { createBlockchainApi } from './blockchainApi.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api'] })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function client(asked: string[] = []) {
  return createBlockchainApi({
    ...{ projectId: 'abc', version: '1.2.3', url: devnet.urls.blockchainApi ?? '' },
    fetch: (input, init) => {
      asked.push(String(input))
      return fetch(input, init)
    },
  })
}

describe('supports', () => {
  test('default: asked once, in the name of the project (S7.01)', async () => {
    const asked: string[] = []
    const api = client(asked)
    expect(await api.supports('eip155:31337')).toBe(true)
    expect(await api.supports('eip155:1')).toBe(false)
    expect(asked.map((url) => url.replace(/^http:\/\/[^/]+/, ''))).toEqual([
      '/v1/supported-chains?projectId=abc&st=causeway&sv=html-core-1.2.3',
    ])
  })

  test.each(['html', 'empty', 'truncated', '500', 'refuse'] as const)(
    'error: with an answer of %s no network is supported, until the next one (S7.01)',
    async (mode) => {
      const api = client()
      await devnet.control.setFault('blockchainApi', { mode })
      expect(await api.supports('eip155:31337')).toBe(false)
      await devnet.control.reset()
      expect(await api.supports('eip155:31337')).toBe(true)
    },
  )
})
