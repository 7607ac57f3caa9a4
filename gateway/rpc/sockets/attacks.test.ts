import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Opening, openSocket, type TestSocket } from '../../testing/openSocket.ts'
import { type ChainNode, startChainNode, word } from '../../testing/startChainNode.ts'
import {
  keys,
  network,
  ORIGIN,
  startGateway,
  type TestGateway,
} from '../../testing/startGateway.ts'

const pool = `0x${'a1'.repeat(20)}`
const wait = { timeout: 20_000 }

let node: ChainNode
let gateway: TestGateway
const open: TestSocket[] = []
beforeEach(async () => {
  node = await startChainNode()
  gateway = await start()
})
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.terminate()
  await gateway.stop()
  await node.stop()
})

function start(limits: object = {}) {
  return startGateway({
    networks: [network],
    gateway: {
      origin: ORIGIN,
      trustedProxies: ['127.0.0.1'],
      nodes: {
        'eip155:31337': [
          { url: `${node.url}/{key}`, socketUrl: `${node.socketUrl}/{key}`, keyFrom: 'NODE_KEY' },
        ],
      },
      limits,
      metricsTokenFrom: 'METRICS_TOKEN',
    },
  })
}

async function restart(limits: object) {
  await gateway.stop()
  gateway = await start(limits)
}

async function connect(opening: Opening = {}) {
  const socket = await openSocket(gateway.url, opening)
  open.push(socket)
  return socket
}
const from = (address: string): Opening => ({ headers: { 'x-forwarded-for': address } })
const metric = async (line: string) => {
  const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
  const { text } = await gateway.ask('/metrics', { headers })
  return new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1]
}
const isUp = () => expect.poll(() => metric('causeway_node_socket_up{.*}'), wait).toBe('1')

describe('who may connect', () => {
  test.each([
    ['another page', 'https://evil.example', 403, 'ORIGIN_REFUSED'],
    ['a site that embeds the widget', 'https://shop.example', 403, 'ORIGIN_REFUSED'],
    ['the same host without TLS', 'http://widget.example', 403, 'ORIGIN_REFUSED'],
    ['a page without an origin', 'null', 403, 'ORIGIN_REFUSED'],
    ['a script outside of browsers', undefined, 403, 'ORIGIN_REFUSED'],
  ])('attack: %s does not get a connection', async (_, origin, status, code) => {
    await expect(connect({ origin })).rejects.toMatchObject({ status, code })
    expect(node.sent).toEqual([])
  })

  test('attack: one address, one site and all of them have only so many connections', async () => {
    await restart({ connections: { perAddress: 2, perSite: 4, all: 4 } })
    const refused = { status: 429, code: 'CONNECTIONS_LIMITED' }
    const first = await connect(from('198.51.100.1'))
    await connect(from('198.51.100.1'))
    await expect(connect(from('198.51.100.1'))).rejects.toMatchObject(refused)
    await connect(from('198.51.100.2'))
    await connect(from('198.51.100.3'))
    await expect(connect(from('198.51.100.4'))).rejects.toMatchObject(refused)
    first.socket.close()
    await expect.poll(() => metric('causeway_sockets{.*}'), wait).toBe('3')
    await connect(from('198.51.100.1'))
  })

  test('attack: who subscribes and leaves at once holds no subscription', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { socket, closed } = await connect()
      for (let id = 1; id <= 20; id += 1) {
        const call = { jsonrpc: '2.0', id, method: 'eth_subscribe', params: ['newHeads'] }
        socket.send(JSON.stringify(call))
      }
      socket.close()
      await closed
    }
    await expect.poll(() => metric('causeway_sockets{.*}'), wait).toBe('0')
    const heads = 'causeway_subscriptions{chain="eip155:31337",kind="newHeads"}'
    await expect.poll(async () => (await metric(heads)) ?? '0', wait).toBe('0')
    const { subscribe } = await connect()
    expect(await subscribe('newHeads')).toMatch(/^0x/)
  })

  test('attack: handshakes count as questions', async () => {
    await restart({ perMinute: 3 })
    for (let at = 0; at < 3; at += 1) await connect()
    await expect(connect()).rejects.toMatchObject({ status: 429, code: 'LIMITED' })
  })
})

describe('what may be sent', () => {
  test.each([
    ['no JSON', '{', -32_700, 'BODY_REFUSED'],
    ['bytes', Buffer.from('{}'), -32_700, 'BODY_REFUSED'],
    ['no call', '{"jsonrpc":"2.0","id":1}', -32_600, 'BODY_REFUSED'],
    ['nothing', '[]', -32_600, 'BODY_REFUSED'],
    ['51 calls', JSON.stringify(Array(51).fill(call('eth_chainId'))), -32_600, 'BODY_REFUSED'],
    [
      'an id like an object',
      JSON.stringify({ ...call('eth_call'), id: {} }),
      -32_600,
      'BODY_REFUSED',
    ],
    ['another method', JSON.stringify(call('debug_traceCall')), -32_601, 'METHOD_REFUSED'],
    ['a field of all objects', JSON.stringify(call('constructor')), -32_601, 'METHOD_REFUSED'],
    ['a filter in a node', JSON.stringify(call('eth_newFilter')), -32_601, 'METHOD_REFUSED'],
    ['all logs', JSON.stringify(call('eth_subscribe', ['logs', {}])), -32_602, 'PARAMS_REFUSED'],
    [
      'pending transactions',
      JSON.stringify(call('eth_subscribe', ['newPendingTransactions'])),
      -32_602,
      'PARAMS_REFUSED',
    ],
  ])('attack: %s', async (_, message, number, code) => {
    const { socket, told, ask } = await connect()
    socket.send(message)
    await expect.poll(() => told, wait).toMatchObject([{ error: { code: number, data: { code } } }])
    expect(node.sent).toEqual([])
    expect(node.heard).toEqual([])
    // The connection goes on.
    expect(await ask('eth_getBalance', [pool])).toMatchObject({ result: 'node' })
  })

  test('attack: a method that is not passed on in a batch is refused alone', async () => {
    const { socket, told } = await connect()
    socket.send(JSON.stringify([call('eth_getBalance'), call('admin_peers', [], 2)]))
    await expect
      .poll(() => told.flat(), wait)
      .toMatchObject([
        { id: 1, result: 'node' },
        { id: 2, error: { code: -32_601, data: { code: 'METHOD_REFUSED' } } },
      ])
    expect(node.sent.map(({ method }) => method)).toEqual(['eth_getBalance'])
  })

  test('attack: a message that is too large ends the connection', async () => {
    const { socket, closed } = await connect()
    socket.send(JSON.stringify(call('eth_call', ['a'.repeat(130_000)])))
    expect(await closed).toBe(1_009)
    expect(node.sent).toEqual([])
  })

  test('attack: a flood of messages is refused by JSON-RPC, then by the end of the connection', async () => {
    await restart({ perMinute: 10 })
    const { socket, closed, told } = await connect()
    for (let at = 0; at < 200; at += 1) socket.send(JSON.stringify(call('eth_getBalance', [], at)))
    expect(await closed).toBe(1_008)
    const refused = told.flat().filter(({ error }) => error?.data?.code === 'LIMITED')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ error: { code: -32_005 } })
    // One was for the handshake.
    expect(node.sent.length).toBe(9)
  })

  test('attack: each call of a batch counts', async () => {
    await restart({ perMinute: 10 })
    const { socket, told } = await connect()
    socket.send(JSON.stringify(Array.from({ length: 12 }, (_, at) => call('eth_call', [], at))))
    await expect.poll(() => told.flat().length, wait).toBe(12)
    expect(told.flat()[11]).toMatchObject({ id: 11, error: { data: { code: 'LIMITED' } } })
    expect(node.sent).toEqual([])
  })

  test('attack: the questions of one site do not become those of another by a forged token', async () => {
    await restart({ perSite: { perMinute: 2 } })
    const path = `/api/for/YQ.${'A'.repeat(22)}/rpc/eip155:31337`
    const { ask } = await connect({ path })
    expect(await ask('eth_getBalance')).toMatchObject({ result: 'node' })
    // A forged token stands for no site, as none does.
    await expect(connect()).rejects.toMatchObject({ code: 'SITE_LIMITED' })
  })
})

describe('what subscriptions cost', () => {
  const full = { error: { code: -32_005, data: { code: 'SUBSCRIPTIONS_LIMITED' } } }
  const filter = (at: number) => ['logs', { address: pool, topics: [word(at)] }]

  test('attack: one connection has only so many subscriptions, and gets room by ending one', async () => {
    const { ask, subscribe } = await connect()
    const ids: unknown[] = []
    for (let at = 0; at < 20; at += 1) ids.push(await subscribe(...filter(at)))
    expect(await ask('eth_subscribe', filter(20))).toMatchObject(full)
    await ask('eth_unsubscribe', [ids[0]])
    expect(await ask('eth_subscribe', filter(20))).toMatchObject({ result: expect.any(String) })
  })

  test('attack: one address has only so many over all connections', async () => {
    for (let client = 0; client < 3; client += 1) {
      const { subscribe } = await connect(from('198.51.100.1'))
      for (let at = 0; at < 20; at += 1) await subscribe(...filter(100 * client + at))
    }
    const more = await connect(from('198.51.100.1'))
    expect(await more.ask('eth_subscribe', filter(900))).toMatchObject(full)
    const other = await connect(from('198.51.100.2'))
    expect(await other.ask('eth_subscribe', filter(900))).toMatchObject({
      result: expect.any(String),
    })
    // What went is free again, without a word.
    open[0]?.socket.terminate()
    await expect.poll(() => metric('causeway_sockets{.*}'), wait).toBe('4')
    expect(await more.ask('eth_subscribe', filter(901))).toMatchObject({
      result: expect.any(String),
    })
  })

  test('attack: nobody ends the subscription of somebody else', async () => {
    const [mine, theirs] = [await connect(), await connect()]
    const id = await theirs.subscribe('newHeads')
    for (const one of [id, '', 'node-1', '__proto__']) {
      expect(await mine.ask('eth_unsubscribe', [one])).toMatchObject({ result: false })
    }
    await isUp()
    node.mine()
    await expect.poll(() => theirs.news(id).length, wait).toBe(1)
    expect(mine.news(id)).toEqual([])
  })

  test('attack: a client that takes nothing is dropped, and the others go on', async () => {
    const [slow, good] = [await connect(), await connect()]
    await slow.subscribe('logs', { address: pool })
    const heads = await good.subscribe('newHeads')
    await isUp()
    slow.socket.pause()
    const topics = [1, 2, 3, 4].map(word)
    const logs = Array.from({ length: 100 }, () => ({ address: pool, topics }))
    const isDropped = async () => {
      for (let at = 0; at < 30; at += 1) node.mine(logs)
      return metric('causeway_socket_ends_total{reason="slow"}')
    }
    await expect.poll(isDropped, { timeout: 25_000, interval: 100 }).toBe('1')
    const before = good.news(heads).length
    node.mine()
    await expect.poll(() => good.news(heads).length, wait).toBeGreaterThan(before)
    expect(await metric('causeway_sockets{.*}')).toBe('1')
  })
})

describe('what a node says', () => {
  const key = encodeURIComponent(keys.NODE_KEY)
  const said = (client: TestSocket) => `${JSON.stringify(client.told)}\n${gateway.logs.join('')}`

  test.each([
    ['as it is', keys.NODE_KEY],
    ['in an address', key],
    ['in base 64', btoa(keys.NODE_KEY)],
    ['in hex', `0x${Buffer.from(keys.NODE_KEY).toString('hex')}`],
  ])('attack: a key that a node repeats %s reaches no client and no log', async (_, text) => {
    const client = await connect()
    await client.subscribe('newHeads')
    await isUp()
    node.say((subscription) =>
      JSON.stringify({
        jsonrpc: '2.0',
        method: 'eth_subscription',
        params: {
          subscription,
          result: { number: '0x99', hash: word(1), parentHash: word(2), extraData: text },
        },
      }),
    )
    const isTold = () => gateway.logs.some((line) => line.includes('upstream.echo'))
    await expect.poll(isTold, wait).toBe(true)
    expect(client.told.length).toBe(1)
    expect(said(client)).not.toContain(text)
  })

  test.each([
    ['no JSON', () => '{'],
    ['an error with its key', () => JSON.stringify({ id: 1, error: { message: keys.NODE_KEY } })],
    ['news that are none', (id: string) => newsOf(id, { number: 'a', hash: '<script>' })],
    ['a list', (id: string) => newsOf(id, [])],
  ])('attack: %s of a node reaches no client, and the news go on', async (_, make) => {
    const client = await connect()
    const heads = await client.subscribe('newHeads')
    await isUp()
    node.say(make)
    node.mine()
    await expect.poll(() => client.news(heads).length, wait).toBe(1)
    expect(client.news(heads)).toMatchObject([{ result: { number: '0x11' } }])
    expect(said(client)).not.toContain(keys.NODE_KEY)
  })

  test('attack: where the socket of a node cannot be reached, nobody is told its address', async () => {
    node.takeSockets(false)
    const client = await connect()
    const heads = await client.subscribe('newHeads')
    const isTold = () => gateway.logs.some((line) => line.includes('rpc.socket.failed'))
    await expect.poll(isTold, wait).toBe(true)
    node.mine()
    await expect.poll(() => client.news(heads).length, wait).toBe(1)
    expect(said(client)).not.toContain(key)
    expect(said(client)).not.toContain(new URL(node.url).host)
  })

  test('attack: news that nobody asked for reach nobody', async () => {
    const client = await connect()
    const heads = await client.subscribe('newHeads')
    await isUp()
    const forged = { number: '0x99', hash: word(1), parentHash: word(2) }
    node.say(() => newsOf('node-99', forged))
    node.mine()
    await expect.poll(() => client.news(heads).length, wait).toBe(1)
    expect(client.told.length).toBe(2)
  })
})

function call(method: string, params: readonly unknown[] = [], id = 1) {
  return { jsonrpc: '2.0', id, method, params }
}

function newsOf(subscription: string, result: unknown): string {
  const params = { subscription, result }
  return JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params })
}
