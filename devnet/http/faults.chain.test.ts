import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains } from '../testing.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api'] })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const chainsUrl = () => `${devnet.urls.bridgeApi}/chains`

function blockNumber(url: string, init: RequestInit = {}) {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    ...init,
  })
}

describe('faults', () => {
  test('default', async () => {
    expect((await fetch(chainsUrl())).status).toBe(200)
    expect((await blockNumber(bothChains(devnet)[0].rpcUrl)).status).toBe(200)
  })

  test('behavior: 500 with the body of the service', async () => {
    await devnet.control.setFault('bridgeApi', { mode: '500' })
    const response = await fetch(chainsUrl())
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      type: 'AcrossApiError',
      code: 'UNEXPECTED_ERROR',
      status: 500,
    })
  })

  test('behavior: 429 says when to come back', async () => {
    await devnet.control.setFault('bridgeApi', { mode: '429' })
    const response = await fetch(chainsUrl())
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
    await devnet.control.setFault('bridgeApi', { mode: '429', retryAfterSeconds: 7 })
    expect((await fetch(chainsUrl())).headers.get('retry-after')).toBe('7')
  })

  test('behavior: HTML where JSON was expected', async () => {
    await devnet.control.setFault('indexer', { mode: 'html' })
    const response = await fetch(`${devnet.urls.indexer}/deposits`)
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>')
  })

  test('behavior: an empty body', async () => {
    await devnet.control.setFault('indexer', { mode: 'empty' })
    const response = await fetch(`${devnet.urls.indexer}/deposits`)
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('behavior: the true answer, cut in half', async () => {
    const whole = await (await fetch(chainsUrl())).text()
    await devnet.control.setFault('bridgeApi', { mode: 'truncated' })
    const response = await fetch(chainsUrl())
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(whole.slice(0, Math.ceil(whole.length / 2)))
    const { rpcUrl } = bothChains(devnet)[0]
    await devnet.control.setFault('rpc:31337', { mode: 'truncated' })
    await expect((await blockNumber(rpcUrl)).json()).rejects.toThrow('JSON')
  })

  test('behavior: hangs until the caller gives up', async () => {
    await devnet.control.setFault('bridgeApi', { mode: 'hang' })
    await expect(fetch(chainsUrl(), { signal: AbortSignal.timeout(200) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })

  test('behavior: a slow answer is the true one', async () => {
    await devnet.control.setFault('bridgeApi', { mode: 'slow', ms: 300 })
    const start = performance.now()
    expect((await fetch(chainsUrl())).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(290)
  })

  test('behavior: ends after so many requests', async () => {
    await devnet.control.setFault('bridgeApi', { mode: '500', times: 2 })
    const statuses = []
    for (let index = 0; index < 3; index += 1) statuses.push((await fetch(chainsUrl())).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  test('behavior: one chain loses its RPC, its node and the other chain go on', async () => {
    const [first, second] = bothChains(devnet)
    await devnet.control.setFault(`rpc:${first.chainId}`, { mode: 'refuse' })
    await expect(blockNumber(first.rpcUrl)).rejects.toThrow()
    expect((await blockNumber(first.directRpcUrl)).status).toBe(200)
    expect((await blockNumber(second.rpcUrl)).status).toBe(200)
  })

  test('behavior: strikes only the RPC method that it names', async () => {
    const { rpcUrl } = bothChains(devnet)[0]
    await devnet.control.setFault('rpc:31337', { mode: '500', match: 'eth_getLogs' })
    expect((await blockNumber(rpcUrl)).status).toBe(200)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{}] })
    expect((await blockNumber(rpcUrl, { body })).status).toBe(500)
  })

  test('error: an unknown command is refused in words', async () => {
    const response = await fetch(`${devnet.urls.control}/control`, {
      method: 'POST',
      body: JSON.stringify({ command: 'setFault', service: 'moon' }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringContaining('service') })
  })
})
