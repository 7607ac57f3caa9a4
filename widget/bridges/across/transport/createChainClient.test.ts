import { getBlockNumber, getChainId } from 'viem/actions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeChainClient, createChainClient } from './createChainClient.ts'
import * as limits from '../util/limits.ts'

type Call = { readonly id: number; readonly method: string }

/** A node, and what it was asked: one entry per request. `busy`: its first answers. */
function node({ busy = [] }: { busy?: string[] } = {}) {
  const asked: string[] = []
  const answer = ({ id }: Call) => ({ jsonrpc: '2.0', id, result: '0x7a69' })
  const speak: typeof fetch = async (input, init) => {
    const body: Call | Call[] = JSON.parse(String(init?.body))
    const calls = Array.isArray(body) ? body : [body]
    asked.push(`${String(input)} ${calls.map(({ method }) => method).join('+')}`)
    if (String(input).includes('down')) return new Response('Bad gateway', { status: 502 })
    if (String(input).includes('busy')) {
      return new Response('Too many', { status: 429, headers: { 'retry-after': '60' } })
    }
    const wish = busy.shift()
    if (wish !== undefined) {
      return new Response('Too many', { status: 429, headers: { 'retry-after': wish } })
    }
    return Response.json(Array.isArray(body) ? calls.map(answer) : answer(body))
  }
  return { asked, speak }
}

afterEach(() => vi.useRealTimers())

describe('createChainClient', () => {
  test('default: what is asked at one moment is one request', async () => {
    const { asked, speak } = node()
    const client = createChainClient({ chainId: 1, urls: ['https://node.test'], fetch: speak })
    expect(await Promise.all([getChainId(client), getBlockNumber(client)])).toEqual([31337, 31337n])
    expect(asked).toEqual(['https://node.test/ eth_chainId+eth_blockNumber'])
    await closeChainClient(client)
  })

  test('default: sockets and their time, as the spec has them (S9.08)', async () => {
    expect(limits).toMatchObject({
      SOCKET_KEEP_ALIVE_MS: 30_000,
      SOCKET_RECONNECT_ATTEMPTS: 5,
      SOCKET_RECONNECT_DELAY_MS: 2_000,
    })
    for (const url of ['wss://node.test', 'https://node.test']) {
      const { transport } = createChainClient({ chainId: 1, urls: [url] })
      expect(transport.timeout ?? transport.config.timeout).toBe(10_000)
    }
  })

  test('behavior: the next node is asked when one is down', async () => {
    const { asked, speak } = node()
    const urls = ['https://down.test', 'https://node.test']
    const client = createChainClient({ chainId: 1, urls, fetch: speak })
    expect(await getChainId(client)).toBe(31337)
    expect(asked.at(-1)).toBe('https://node.test/ eth_chainId')
  })

  test('error: a node that asks for a minute is neither waited for nor asked meanwhile (S4.15)', async () => {
    vi.useFakeTimers()
    const { asked, speak } = node({ busy: ['60'] })
    const client = createChainClient({ chainId: 1, urls: ['https://node.test'], fetch: speak })
    const first = getChainId(client).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await first).toMatchObject({ status: 429 })
    const second = getBlockNumber(client).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await second).toMatchObject({ details: expect.any(String) })
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(54_000)
    const third = getChainId(client)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await third).toBe(31337)
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['alone', ['https://node.test']],
    ['with a socket at the same place', ['https://node.test', 'wss://node.test']],
  ])(
    'behavior: a node %s that asks for two seconds gets them, and then every question once (S4.15)',
    async (_how, urls) => {
      vi.useFakeTimers()
      const { asked, speak } = node({ busy: ['2'] })
      const client = createChainClient({ chainId: 1, urls, fetch: speak })
      const first = getChainId(client)
      await vi.advanceTimersByTimeAsync(500)
      const second = getBlockNumber(client)
      await vi.advanceTimersByTimeAsync(1_400)
      expect(asked).toEqual(['https://node.test/ eth_chainId'])
      await vi.advanceTimersByTimeAsync(500)
      expect([await first, await second]).toEqual([31337, 31337n])
      expect(asked.slice(1).sort()).toEqual(
        ['eth_blockNumber', 'eth_chainId'].map((method) => `https://node.test/ ${method}`),
      )
    },
  )

  test('behavior: a node that is busy twice in a row answers the third time', async () => {
    const { asked, speak } = node({ busy: ['0', '0'] })
    const client = createChainClient({ chainId: 1, urls: ['https://node.test'], fetch: speak })
    expect(await getChainId(client)).toBe(31337)
    expect(asked).toHaveLength(3)
  })

  test('behavior: where there is another node, a busy one is left alone for as long as it asks (S4.15)', async () => {
    const { asked, speak } = node()
    const urls = ['https://busy.test', 'https://node.test']
    const client = createChainClient({ chainId: 1, urls, fetch: speak })
    expect(await getChainId(client)).toBe(31337)
    expect(await getBlockNumber(client)).toBe(31337n)
    expect(asked.map((one) => one.split('.')[0])).toEqual(
      ['busy', 'node', 'node'].map((name) => `https://${name}`),
    )
  })

  test('behavior: where all nodes fail, each is asked once more, but for one that asked not to be', async () => {
    const { asked, speak } = node()
    const urls = ['https://down.test', 'https://busy.test']
    const client = createChainClient({ chainId: 1, urls, fetch: speak })
    await expect(getChainId(client)).rejects.toMatchObject({ status: 429 })
    expect(asked.map((one) => one.split('.')[0])).toEqual(
      ['down', 'busy', 'down'].map((name) => `https://${name}`),
    )
  })

  test('behavior: a socket where the URL is of one, on its own or among others (S9.08)', () => {
    const types = (urls: string[]) => createChainClient({ chainId: 1, urls }).transport
    expect(types(['wss://node.test'])).toMatchObject({ type: 'webSocket', timeout: 10_000 })
    expect(types(['wss://node.test', 'https://node.test'])).toMatchObject({
      type: 'fallback',
      transports: [{ config: { type: 'webSocket' } }, { config: { type: 'http' } }],
    })
  })
})
