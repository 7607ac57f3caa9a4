import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSocket, type TestSocket } from '../../testing/openSocket.ts'
import { type ChainNode, startChainNode, word } from '../../testing/startChainNode.ts'
import {
  keys,
  network,
  ORIGIN,
  startGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '../../testing/startGateway.ts'

const pool = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`
const wait = { timeout: 20_000 }

let node: ChainNode
let gateway: TestGateway
const open: TestSocket[] = []
beforeEach(async () => {
  node = await startChainNode()
  gateway = await startGateway(settings())
})
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.terminate()
  await gateway.stop()
  await node.stop()
})

function settings({ isPolled = false } = {}) {
  return {
    allowedOrigins: ['https://shop.example'],
    networks: [network],
    gateway: {
      origin: ORIGIN,
      nodes: {
        'eip155:31337': [
          {
            url: node.url,
            keyFrom: 'NODE_KEY',
            ...(isPolled ? {} : { socketUrl: `${node.socketUrl}/{key}` }),
          },
        ],
      },
      metricsTokenFrom: 'METRICS_TOKEN',
    },
  }
}

async function restart(options: { isPolled?: boolean } & TestGatewayOptions) {
  await gateway.stop()
  const { isPolled, ...rest } = options
  gateway = await startGateway(settings({ isPolled }), rest)
}

async function connect() {
  const socket = await openSocket(gateway.url)
  open.push(socket)
  return socket
}
const metric = async (line: string) => {
  const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
  const { text } = await gateway.ask('/metrics', { headers })
  return new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1]
}
const isUp = () => expect.poll(() => metric('causeway_node_socket_up{.*}'), wait).toBe('1')
const addresses = (socket: TestSocket, id: unknown) =>
  socket.news(id).map((one) => one?.result.address)
const wanted = (method: string) => node.heard.filter((call) => call.method === method)

describe('what is answered', () => {
  test('default: calls that are allowed, one by one and in a batch', async () => {
    const { ask, socket, told } = await connect()
    expect(await ask('eth_getBalance', [pool, 'latest'])).toMatchObject({ result: 'node' })
    const calls = ['a', 'b'].map((id) => ({ jsonrpc: '2.0', id, method: 'eth_blockNumber' }))
    socket.send(JSON.stringify(calls))
    await expect
      .poll(() => told.at(-1), wait)
      .toEqual([
        { jsonrpc: '2.0', id: 'a', result: '0x10' },
        { jsonrpc: '2.0', id: 'b', result: '0x10' },
      ])
  })

  test('behavior: what never changes is asked once, so that a client can keep its connection', async () => {
    const { ask } = await connect()
    for (let at = 0; at < 3; at += 1) {
      expect(await ask('eth_chainId')).toMatchObject({ result: '0x7a69' })
    }
    expect(node.sent.map(({ method }) => method)).toEqual(['eth_chainId'])
  })

  test('error: a node that does not answer is told by the code, and the connection stays', async () => {
    const { ask } = await connect()
    await node.stop()
    expect(await ask('eth_blockNumber')).toMatchObject({
      error: { code: -32_603, data: { code: 'UPSTREAM_DOWN' } },
    })
    expect(await ask('eth_subscribe', ['newHeads'])).toMatchObject({
      error: { code: -32_603, data: { code: 'UPSTREAM_DOWN' } },
    })
    node = await startChainNode()
  })
})

describe('news of a node that tells them', () => {
  test('default: blocks and logs arrive, until they are no longer wanted', async () => {
    const client = await connect()
    const heads = await client.subscribe('newHeads')
    const logs = await client.subscribe('logs', { address: pool })
    await isUp()
    node.mine([{ address: pool }, { address: other }])
    await expect
      .poll(() => client.news(heads), wait)
      .toMatchObject([{ result: { number: '0x11' } }])
    await expect.poll(() => addresses(client, logs), wait).toEqual([pool])
    expect(node.handshakes[0]?.url).toBe(`/ws/${encodeURIComponent(keys.NODE_KEY)}`)

    expect(await client.ask('eth_unsubscribe', [logs])).toMatchObject({ result: true })
    expect(await client.ask('eth_unsubscribe', [logs])).toMatchObject({ result: false })
    await expect.poll(() => wanted('eth_unsubscribe').length, wait).toBe(1)
    node.mine([{ address: pool }])
    await expect.poll(() => client.news(heads).length, wait).toBe(2)
    expect(addresses(client, logs)).toEqual([pool])
  })

  test('default: for all clients that want the same, the node is asked once', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, connect))
    const filters = [{ address: pool }, { address: [pool.toUpperCase().replace('X', 'x')] }]
    const ids = await Promise.all(clients.map((one, at) => one.subscribe('logs', filters[at % 2])))
    await isUp()
    expect(wanted('eth_subscribe').map(({ params }) => params)).toEqual([
      ['newHeads'],
      ['logs', { address: pool }],
    ])
    node.mine([{ address: pool }])
    for (const [at, client] of clients.entries()) {
      await expect.poll(() => addresses(client, ids[at]), wait).toEqual([pool])
    }
    expect(await metric('causeway_subscriptions{chain="eip155:31337",kind="logs"}')).toBe('5')
    expect(await metric('causeway_node_subscriptions{.*}')).toBe('2')
  })

  test('behavior: many fills of one pool are one subscription, and each client hears its own', async () => {
    const client = await connect()
    const ids: unknown[] = []
    for (let at = 0; at < 6; at += 1) {
      ids.push(await client.subscribe('logs', { address: pool, topics: [word(9), word(at)] }))
    }
    await isUp()
    await expect.poll(() => metric('causeway_node_subscriptions{.*}'), wait).toBe('2')
    node.mine([{ address: pool, topics: [word(9), word(4)] }])
    await expect.poll(() => addresses(client, ids[4]), wait).toEqual([pool])
    expect(ids.map((id) => client.news(id).length)).toEqual([0, 0, 0, 0, 1, 0])
  })

  test('behavior: after a break, what came meanwhile is asked for, and told once', async () => {
    const client = await connect()
    const logs = await client.subscribe('logs', { address: pool })
    await isUp()
    node.mine([{ address: pool }])
    await expect.poll(() => client.news(logs).length, wait).toBe(1)
    node.takeSockets(false)
    node.mine([{ address: pool }])
    node.mine([{ address: other }, { address: pool }])
    node.takeSockets(true)
    await expect.poll(() => client.news(logs).length, wait).toBe(3)
    await isUp()
    node.mine([{ address: pool }])
    await expect.poll(() => client.news(logs).length, wait).toBe(4)
    expect(node.handshakes.length).toBeGreaterThan(1)
  })

  test('behavior: while the socket of a node is away, the node is asked', async () => {
    await restart({ pollMs: 50 })
    node.takeSockets(false)
    const client = await connect()
    const heads = await client.subscribe('newHeads')
    const logs = await client.subscribe('logs', { address: pool })
    node.mine([{ address: pool }])
    await expect.poll(() => addresses(client, logs), wait).toEqual([pool])
    await expect.poll(() => client.news(heads).length, wait).toBe(1)
  })

  test('error: more than can be asked for was missed: the connection ends, so that clients look themselves', async () => {
    await restart({ pollMs: 50 })
    node.takeSockets(false)
    const client = await connect()
    await client.subscribe('logs', { address: pool })
    for (let at = 0; at < 1_100; at += 1) node.mine()
    expect(await client.closed).toBe(1_012)
  })
})

describe('news of a node that is polled', () => {
  test('default: blocks and logs arrive, for all clients by one question', async () => {
    await restart({ isPolled: true, pollMs: 50 })
    const clients = await Promise.all(Array.from({ length: 4 }, connect))
    const ids = await Promise.all(clients.map((one) => one.subscribe('logs', { address: pool })))
    const heads = await clients[0]?.subscribe('newHeads')
    node.mine([{ address: pool }, { address: other }])
    for (const [at, client] of clients.entries()) {
      await expect.poll(() => addresses(client, ids[at]), wait).toEqual([pool])
    }
    await expect.poll(() => clients[0]?.news(heads).length, wait).toBe(1)
    expect(node.sent.filter(({ method }) => method === 'eth_getLogs').length).toBe(1)
    expect(node.handshakes).toEqual([])
  })

  test('behavior: nobody listens, and nobody is asked', async () => {
    await restart({ isPolled: true, pollMs: 20 })
    const client = await connect()
    const heads = await client.subscribe('newHeads')
    node.mine()
    await expect.poll(() => client.news(heads).length, wait).toBe(1)
    await client.ask('eth_unsubscribe', [heads])
    const asked = node.sent.length
    node.mine()
    // Three answers later than the next polls would have come.
    for (let at = 0; at < 3; at += 1) await client.ask('eth_getBalance', [pool, 'latest'])
    expect(node.sent.length - asked).toBeLessThanOrEqual(4)
    expect(client.news(heads).length).toBe(1)
  })
})

describe('the end of a connection', () => {
  test('default: when the gateway stops, what was asked is answered, then it is closed with 1001', async () => {
    const { ask, closed } = await connect()
    const answer = ask('eth_getBalance', [pool, 'latest'])
    await expect.poll(() => node.sent.length, wait).toBe(1)
    const stopped = gateway.stop()
    expect(await answer).toMatchObject({ result: 'node' })
    expect(await closed).toBe(1_001)
    await stopped
    gateway = await startGateway(settings())
  })

  test('behavior: a reload closes with 1012, and the next connection has the new settings', async () => {
    const client = await connect()
    await client.subscribe('newHeads')
    gateway.reload(settings({ isPolled: true }))
    expect(await client.closed).toBe(1_012)
    const next = await connect()
    expect(await next.ask('eth_blockNumber')).toMatchObject({ result: '0x10' })
    expect(await metric('causeway_sockets{.*}')).toBe('1')
    expect(await metric('causeway_subscriptions{chain="eip155:31337",kind="newHeads"}')).toBe('0')
  })

  test('behavior: a client that is gone without a word makes room', async () => {
    await restart({ beatMs: 50 })
    const { socket } = await connect()
    socket.pause() // it answers nothing any more
    await expect.poll(() => metric('causeway_socket_ends_total{reason="silent"}'), wait).toBe('1')
    expect(await metric('causeway_sockets{.*}')).toBe('0')
  })
})
