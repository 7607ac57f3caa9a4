import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  keys,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import {
  type Reply,
  type Sent,
  startUpstream,
  type TestUpstream,
} from '../testing/startUpstream.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const path = '/api/rpc/eip155:31337'

let first: TestUpstream
let second: TestUpstream
let gateway: TestGateway
// New ones for each: a look at the last ones may still be on its way.
beforeEach(async () => {
  first = await startUpstream()
  second = await startUpstream()
  first.answer(nodeAt('first'))
  second.answer(nodeAt('second'))
  gateway = await start()
})
afterEach(async () => {
  await gateway.stop()
  await first.stop()
  await second.stop()
})

/** A busy machine may take seconds for what is asked at once. */
function start(options: { lookMs?: number; perMinute?: number; timeoutMs?: number } = {}) {
  const { perMinute = 1_200, timeoutMs = 10_000, ...rest } = options
  return startGateway(
    {
      networks: [network, { ...network, chainId: undefined, caipChainId: solana, name: 'Solana' }],
      services: { blockchainUrl: second.url },
      gateway: {
        origin: ORIGIN,
        nodes: {
          'eip155:31337': [
            { url: `${first.url}/v2/{key}`, keyFrom: 'NODE_KEY' },
            { url: second.url, keyFrom: 'OTHER_NODE_KEY' },
          ],
          [solana]: [{ url: first.url, keyFrom: 'OTHER_NODE_KEY', keyHeader: 'x-api-key' }],
        },
        services: { projectIdFrom: 'PROJECT_ID' },
        limits: { perMinute },
      },
    },
    { timeoutMs, ...rest },
  )
}

type Call = { id: number; method: string; params: unknown }
const callsOf = ({ body }: Sent): Call[] => [JSON.parse(body)].flat()
/** A node that says who it is, in the order of its own. */
const nodeAt =
  (result: unknown, head = '0x10') =>
  (sent: Sent): Reply => {
    const answers = callsOf(sent)
      .map(({ id, method }) => ({
        jsonrpc: '2.0',
        id,
        result: method === 'eth_blockNumber' ? head : result,
      }))
      .reverse()
    return { body: sent.body.startsWith('[') ? answers : answers[0] }
  }
const call = (method: string, id: unknown = 1, params: unknown = []) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})
const balance = call('eth_getBalance', 7, ['0x1', 'latest'])
const ask = async (body: unknown) => {
  const answer = await gateway.ask(path, post(body))
  return { ...answer, json: () => JSON.parse(answer.text) }
}

describe('what is passed on', () => {
  test('default: the first node answers, with its key where it wants it', async () => {
    const { status, json } = await ask(balance)
    expect([status, json()]).toEqual([200, { jsonrpc: '2.0', id: 7, result: 'first' }])
    expect(first.sent[0]?.url).toBe(`/v2/${encodeURIComponent(keys.NODE_KEY)}`)
    expect(callsOf(first.sent[0] as Sent)).toEqual([{ ...balance, id: 1 }])
    expect(second.sent.length).toBe(0)

    await gateway.ask(`/api/rpc/${solana}`, post(call('getBalance')))
    expect(first.sent[1]?.headers['x-api-key']).toBe(keys.OTHER_NODE_KEY)
  })

  test('default: a batch is one request, answered under the ids it came with', async () => {
    const ids = ['a', 5, null, 'a']
    const { json } = await ask(ids.map((id) => call('eth_blockNumber', id)))
    expect(json().map(({ id }: { id: unknown }) => id)).toEqual(ids)
    expect(first.sent.length).toBe(1)
    expect(callsOf(first.sent[0] as Sent).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  test('behavior: what the node refuses is the answer', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    first.answer((sent) => ({ body: { jsonrpc: '2.0', id: callsOf(sent)[0]?.id, error } }))
    expect((await ask(balance)).json()).toEqual({ jsonrpc: '2.0', id: 7, error })
    expect(second.sent.length).toBe(0)
  })

  test.each([
    ...['debug_traceTransaction', 'trace_block', 'admin_peers', 'personal_sign', 'eth_sign'],
    ...['eth_sendTransaction', 'eth_accounts', 'eth_newFilter', 'evm_mine', 'anvil_setBalance'],
    ...['getBalance', '__proto__', 'constructor'],
  ])('attack: %s is not passed on', async (method) => {
    const { json } = await ask([balance, call(method, 8)])
    expect(json()).toEqual([
      { jsonrpc: '2.0', id: 7, result: 'first' },
      {
        jsonrpc: '2.0',
        id: 8,
        error: expect.objectContaining({ code: -32_601, data: { code: 'METHOD_REFUSED' } }),
      },
    ])
    expect(callsOf(first.sent[0] as Sent).length).toBe(1)
  })

  test('default: a network that the widget brings is asked at the project’s service', async () => {
    const at = (chain: string) => `/api/blockchain/v1/?chainId=${chain}&projectId=gateway`
    const { text } = await gateway.ask(at('eip155%3A8453'), post(balance))
    expect(JSON.parse(text).result).toBe('second')
    expect(second.sent[0]?.url).toBe(`/v1/?chainId=eip155%3A8453&projectId=${keys.PROJECT_ID}`)
    const unknown = await gateway.ask(at('eip155:4242'), post(balance))
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'CHAIN_UNKNOWN'])
  })
})

describe('nodes', () => {
  test.each([
    ['500', { status: 500, body: 'no' }],
    ['429', { status: 429, body: { jsonrpc: '2.0', error: { code: -32_005, message: 'no' } } }],
    ['401', { status: 401, body: { jsonrpc: '2.0', error: { code: -32_000, message: 'key' } } }],
    ['no JSON', { body: '<html>' }],
    ['no answer', { body: { jsonrpc: '2.0', id: 1 } }],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
    ['asked too much', { body: { jsonrpc: '2.0', id: 1, error: { code: -32_005, message: 'n' } } }],
    ['its key', { body: { jsonrpc: '2.0', id: 1, result: keys.NODE_KEY } }],
  ])(
    'behavior: where the first says %s, the next one answers, and the first rests',
    async (_, reply) => {
      first.answer(() => reply)
      expect((await ask(balance)).json().result).toBe('second')
      expect((await ask(balance)).json().result).toBe('second')
      expect(first.sent.length).toBe(1)
    },
  )

  test('behavior: a node that hangs is waited for so long, and rests', async () => {
    await gateway.stop()
    gateway = await start({ timeoutMs: 1_500 })
    first.answer(() => undefined)
    expect((await ask(balance)).json().result).toBe('second')
    expect((await ask(balance)).json().result).toBe('second')
    expect(first.sent.length).toBe(1)
  })

  test('error: where none answers, the code is told as text, so that clients ask elsewhere', async () => {
    for (const node of [first, second]) node.answer({ status: 503, body: 'no' })
    const answer = await ask(balance)
    expect([answer.status, answer.text]).toEqual([
      503,
      'UPSTREAM_DOWN: No node of this chain answers.',
    ])
    expect(answer.headers['retry-after']).toBe('2')
    // When all rest, they are asked all the same.
    first.answer(nodeAt('back'))
    expect((await ask(balance)).json().result).toBe('back')
  })

  test('behavior: a node that takes no lists is asked one by one from then on', async () => {
    first.answer((sent) =>
      sent.body.startsWith('[')
        ? { body: { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'no lists' } } }
        : nodeAt('single')(sent),
    )
    const { json } = await ask([balance, balance])
    expect(json().map(({ result }: { result: unknown }) => result)).toEqual(['single', 'single'])
    await ask([balance, balance])
    expect(first.sent.length).toBe(5)
  })

  test('behavior: a node that stays behind comes after one that does not', async () => {
    await gateway.stop()
    gateway = await start({ lookMs: 30 })
    let head = 16
    second.answer((sent) => nodeAt('second', `0x${head.toString(16)}`)(sent))
    expect((await ask(balance)).json().result).toBe('first')
    head = 32
    await expect.poll(async () => (await ask(balance)).json().result).toBe('second')
    first.answer(nodeAt('first', '0x20'))
    await expect.poll(async () => (await ask(balance)).json().result).toBe('first')
  })
})

describe('limits', () => {
  test.each([
    ['nothing', '[]', 'BODY_REFUSED', 400],
    ['51 calls', JSON.stringify(Array(51).fill(balance)), 'BODY_REFUSED', 400],
    ['no call', '{"jsonrpc":"2.0","id":1}', 'BODY_REFUSED', 400],
    ['another version', JSON.stringify({ ...balance, jsonrpc: '1.0' }), 'BODY_REFUSED', 400],
    ['an id like an object', JSON.stringify({ ...balance, id: {} }), 'BODY_REFUSED', 400],
    ['more fields', JSON.stringify({ ...balance, url: 'http://a' }), 'BODY_REFUSED', 400],
    ['no JSON', '{', 'BODY_REFUSED', 400],
    ['too much', JSON.stringify(call('eth_call', 1, ['a'.repeat(520_000)])), 'BODY_TOO_LARGE', 413],
  ])('attack: %s', async (_, body, code, status) => {
    const answer = await ask(body)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
    expect(first.sent.length).toBe(0)
  })

  test('behavior: each call counts, and who asks too much hears it as from a node', async () => {
    await gateway.stop()
    gateway = await start({ perMinute: 10 })
    expect((await ask(Array(10).fill(balance))).status).toBe(200)
    const { status, headers, json } = await ask([balance, balance])
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(json()).toEqual(
      Array(2).fill({
        jsonrpc: '2.0',
        id: 7,
        error: {
          code: -32_005,
          message: 'Too many questions from this address.',
          data: { code: 'LIMITED', retryAfterSeconds: Number(headers['retry-after']) },
        },
      }),
    )
    expect(first.sent.length).toBe(1)
  })
})
