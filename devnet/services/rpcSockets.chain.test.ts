import { createPublicClient, webSocket } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, until } from '../testing.ts'

let devnet: Devnet
const closes: (() => void)[] = []
let opened = 0

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains'] })
})
afterAll(() => devnet?.stop())
beforeEach(async () => {
  for (const close of closes.splice(0)) close()
  await devnet.control.reset()
})

/** A socket of its own: viem shares one between clients of the same address. */
async function open(url = bothChains(devnet)[0].wsUrl) {
  opened += 1
  const transport = webSocket(`${url}/?${opened}`, {
    keepAlive: false,
    reconnect: false,
    retryCount: 0,
    timeout: 500,
  })
  const client = createPublicClient({ transport })
  const { socket } = await client.transport.getRpcClient()
  closes.push(() => socket.close())
  return { client, socket }
}

describe('WebSocket RPC', () => {
  test('default', async () => {
    const [first, second] = bothChains(devnet)
    expect(await (await open()).client.getChainId()).toBe(first.chainId)
    expect(await (await open(second.wsUrl)).client.getChainId()).toBe(second.chainId)
  })

  test('behavior: tells of new blocks', async () => {
    const { client } = await open()
    const heard: unknown[] = []
    await client.transport.subscribe({ params: ['newHeads'], onData: (data) => heard.push(data) })
    expect(await until(async () => heard[0])).toBeDefined()
  })

  test('error: refuse drops the open sockets and lets no new one in', async () => {
    const { socket } = await open()
    await devnet.control.setFault('rpc:31337', { mode: 'refuse' })
    await until(async () => (socket.readyState === 3 ? true : undefined))
    await expect(open()).rejects.toThrow()
    await devnet.control.setFault('rpc:31337')
    expect(await (await open()).client.getChainId()).toBe(31337)
  })

  test('error: hang keeps a socket open and silent until it is over', async () => {
    const { client, socket } = await open()
    expect(await client.getChainId()).toBe(31337)
    await devnet.control.setFault('rpc:31337', { mode: 'hang' })
    await expect(client.getChainId()).rejects.toThrow('took too long')
    expect(socket.readyState).toBe(1)
    await devnet.control.setFault('rpc:31337')
    expect(await client.getChainId()).toBe(31337)
  })

  test('error: 500 answers the upgrade', async () => {
    await devnet.control.setFault('rpc:31337', { mode: '500' })
    await expect(open()).rejects.toThrow()
  })

  test('behavior: a fault can name sockets only', async () => {
    const { rpcUrl } = bothChains(devnet)[0]
    await devnet.control.setFault('rpc:31337', { mode: 'refuse', match: 'websocket' })
    await expect(open()).rejects.toThrow()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    expect((await fetch(rpcUrl, { method: 'POST', body })).status).toBe(200)
  })
})
