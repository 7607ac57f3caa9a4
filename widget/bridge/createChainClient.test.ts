import { getBlockNumber, getChainId } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { closeChainClient, createChainClient } from './createChainClient.ts'

type Call = { readonly id: number; readonly method: string }

/** A node, and what it was asked: one entry per request. */
function node() {
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
    return Response.json(Array.isArray(body) ? calls.map(answer) : answer(body))
  }
  return { asked, speak }
}

describe('createChainClient', () => {
  test('default: what is asked at one moment is one request', async () => {
    const { asked, speak } = node()
    const client = createChainClient({ chainId: 1, urls: ['https://node.test'], fetch: speak })
    expect(await Promise.all([getChainId(client), getBlockNumber(client)])).toEqual([31337, 31337n])
    expect(asked).toEqual(['https://node.test/ eth_chainId+eth_blockNumber'])
    await closeChainClient(client)
  })

  test('behavior: the next node is asked when one is down', async () => {
    const { asked, speak } = node()
    const urls = ['https://down.test', 'https://node.test']
    const client = createChainClient({ chainId: 1, urls, fetch: speak })
    expect(await getChainId(client)).toBe(31337)
    expect(asked.at(-1)).toBe('https://node.test/ eth_chainId')
  })

  test('error: a node that asks for a minute is not waited for; the next one is asked at once', async () => {
    const { asked, speak } = node()
    const busy = createChainClient({ chainId: 1, urls: ['https://busy.test'], fetch: speak })
    await expect(getChainId(busy)).rejects.toMatchObject({ status: 429 })
    expect(asked).toEqual(['https://busy.test/ eth_chainId', 'https://busy.test/ eth_chainId'])
    asked.length = 0
    const urls = ['https://busy.test', 'https://node.test']
    expect(await getChainId(createChainClient({ chainId: 1, urls, fetch: speak }))).toBe(31337)
    expect(asked).toEqual(['https://busy.test/ eth_chainId', 'https://node.test/ eth_chainId'])
  })

  test('behavior: where all nodes fail, each is asked once more', async () => {
    const { asked, speak } = node()
    const urls = ['https://down.test', 'https://busy.test']
    const client = createChainClient({ chainId: 1, urls, fetch: speak })
    await expect(getChainId(client)).rejects.toMatchObject({ status: 429 })
    expect(asked.map((one) => one.split('.')[0])).toEqual(
      ['down', 'busy', 'down', 'busy'].map((name) => `https://${name}`),
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
