import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  type Asking,
  keys,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from './testing/startGateway.ts'
import { type Reply, type Sent, startUpstream, type TestUpstream } from './testing/startUpstream.ts'
import {
  blockchainRows,
  bridgeRows,
  directoryRows,
  eventRows,
  indexerRows,
} from './upstream/rows.ts'

const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }

let service: TestUpstream
let gateway: TestGateway | undefined
beforeAll(async () => {
  service = await startUpstream()
})
afterEach(() => gateway?.stop())
afterAll(() => service?.stop())

function start(timeoutMs: number): Promise<TestGateway> {
  const { url } = service
  return startGateway(
    {
      networks: [network],
      bridge: { apiUrl: url, indexerUrl: url },
      services: { apiUrl: url, blockchainUrl: url, analyticsUrl: url },
      gateway: {
        origin: ORIGIN,
        nodes: {
          'eip155:31337': [
            { url: `${url}/v2/{key}`, keyFrom: 'NODE_KEY' },
            { url, keyFrom: 'OTHER_NODE_KEY' },
          ],
        },
        bridge: { keyFrom: 'BRIDGE_KEY' },
        services: { projectIdFrom: 'PROJECT_ID' },
        metricsTokenFrom: 'METRICS_TOKEN',
      },
    },
    { timeoutMs },
  )
}

const someone = `0x${'1'.repeat(40)}`
/** Every route once, and what is on no route. */
const bodies: Readonly<Record<string, unknown>> = {
  '/api/across/limits': { message: '0x' },
  '/api/across/suggested-fees': { message: '0x' },
  '/api/events/e': {
    eventId: '00000000-0000-4000-8000-000000000000',
    url: 'https://shop.example/',
    domain: 'shop.example',
    timestamp: 1,
    props: { type: 'track', event: 'MODAL_OPEN' },
  },
}
const routes: readonly (readonly [string, Asking | undefined])[] = [
  ...[
    ['/api/across', bridgeRows] as const,
    ['/api/indexer', indexerRows] as const,
    ['/api/directory', directoryRows] as const,
    ['/api/blockchain', blockchainRows] as const,
    ['/api/events', eventRows] as const,
  ].flatMap(([at, rows]) =>
    rows.map((row): readonly [string, Asking | undefined] => {
      const path = `${at}${row.path.replace(/:\w+/, 'word')}`
      return [path, row.method === 'POST' ? post(bodies[path] ?? {}) : undefined]
    }),
  ),
  ['/api/rpc/eip155:31337', post(call)],
  ['/api/rpc/eip155:31337', post([call, call])],
  ['/api/blockchain/v1/?chainId=eip155:1&projectId=gateway', post(call)],
  ['/api/nothing', undefined],
  ['/health', undefined],
  ['/ready', undefined],
  ['/metrics', undefined],
  ['/embed/', undefined],
  ['/loader.js', undefined],
]

const everything = ({ url, headers, body }: Sent) => ({ url, headers, body })
const escaped = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const all = Object.values(keys).join(' ')

const faults: readonly (readonly [string, Reply | ((sent: Sent) => Reply | undefined)])[] = [
  ['a good answer', { body: {} }],
  ['401 that repeats what it was sent', (sent) => ({ status: 401, body: everything(sent) })],
  ['403 that repeats it', (sent) => ({ status: 403, body: everything(sent) })],
  ['404 that repeats it', (sent) => ({ status: 404, body: everything(sent) })],
  ['400 with every key', { status: 400, body: { message: all } }],
  ['500 that repeats it', (sent) => ({ status: 500, body: everything(sent) })],
  [
    '429 that repeats it',
    (sent) => ({ status: 429, body: everything(sent), headers: { 'retry-after': '9' } }),
  ],
  [
    '200 that repeats it',
    (sent) => ({ body: { jsonrpc: '2.0', id: 1, result: everything(sent) } }),
  ],
  ['200 with escaped keys', { body: `{"jsonrpc":"2.0","id":1,"result":"${escaped(all)}"}` }],
  ['200 with keys in base 64', { body: { result: Object.values(keys).map(btoa) } }],
  [
    'an error of JSON-RPC with every key',
    { body: { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: all, data: all } } },
  ],
  [
    'headers with every key',
    {
      headers: {
        'x-echo': all,
        'set-cookie': `a=${keys.BRIDGE_KEY}`,
        'cache-control': `max-age=${keys.PROJECT_ID}`,
      },
      body: {},
    },
  ],
  ['half an answer', { body: `{"url":"${keys.NODE_KEY}` }],
  ['HTML', { status: 502, headers: { 'content-type': 'text/html' }, body: `<p>${all}` }],
  [
    'a redirect with every key',
    (sent) => ({ status: 302, headers: { location: `/?${sent.url}` } }),
  ],
  ['nothing in time', () => undefined],
]

function expectNoKey(told: string): void {
  for (const [name, key] of Object.entries(keys)) {
    for (const form of [key, encodeURIComponent(key), escaped(key), btoa(key).replace(/=+$/, '')]) {
      expect([name, told.toLowerCase().includes(form.toLowerCase())]).toEqual([name, false])
    }
  }
}

describe('attack: no key is in any answer, header, line of the log or metric', () => {
  test.each(faults)(
    'where services say: %s',
    async (what, fault) => {
      service.sent.length = 0
      service.answer(fault)
      const own = await start(what === 'nothing in time' ? 300 : 20_000)
      gateway = own
      const askAll = () => Promise.all(routes.map(([target, asking]) => own.ask(target, asking)))
      // Twice, since a breaker opens and nodes rest.
      const answers: readonly Answer[] = [...(await askAll()), ...(await askAll())]
      const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
      const metrics = await own.ask('/metrics', { headers })
      expect(metrics.status).toBe(200)
      // So that the test sees keys: services did get them.
      const sent = JSON.stringify(service.sent)
      for (const key of [keys.BRIDGE_KEY, keys.PROJECT_ID, encodeURIComponent(keys.NODE_KEY)]) {
        expect(sent).toContain(key)
      }
      expectNoKey(`${JSON.stringify([...answers, metrics])}\n${own.logs.join('')}`)
      expect(service.sent.some(({ url }) => url.startsWith('/?'))).toBe(false)
    },
    60_000,
  )

  const history = `/api/history/v1/account/${someone}/history?chainId=eip155:31337`
  test.each([
    ...faults,
    [
      'its own words about the key',
      { body: { status: '0', message: 'NOTOK', result: `Invalid API Key ${all}` } },
    ],
    ['rows with every key', { body: { status: '1', result: [{ hash: all, tokenName: all }] } }],
  ] as const)(
    'where an indexer of accounts and a source of prices say: %s',
    async (what, fault) => {
      service.sent.length = 0
      service.answer(fault)
      const own = await startGateway(
        {
          networks: [network],
          gateway: {
            origin: ORIGIN,
            nodes: { 'eip155:31337': [{ url: service.url, keyFrom: 'NODE_KEY' }] },
            history: { 'eip155:31337': { indexerUrl: service.url, keyFrom: 'INDEXER_KEY' } },
            prices: {
              apiUrl: `${service.url}/{key}`,
              keyFrom: 'PRICES_KEY',
              chains: { 'eip155:31337': { chain: 'devnet', currency: 'coingecko:ethereum' } },
            },
          },
        },
        { timeoutMs: what === 'nothing in time' ? 300 : 20_000 },
      )
      gateway = own
      const targets = [
        history,
        `${history}&cursor=5`,
        '/api/history/v1/supported-chains',
        '/embed/',
      ]
      const answers: Answer[] = []
      // More often than a breaker forgives.
      for (let time = 1; time <= 7; time += 1) {
        const asking = post({ currency: 'usd', addresses: [`eip155:31337:${someone}`] })
        answers.push(await own.ask('/api/prices/v1/fungible/price', asking))
        answers.push(...(await Promise.all(targets.map((target) => own.ask(target)))))
      }
      const sent = JSON.stringify(service.sent)
      for (const key of [keys.INDEXER_KEY, keys.PRICES_KEY]) expect(sent).toContain(key)
      expectNoKey(`${JSON.stringify(answers)}\n${own.logs.join('')}`)
    },
    60_000,
  )

  test('where no service is there at all', async () => {
    const gone = await startUpstream()
    await gone.stop()
    const own = await startGateway({
      bridge: { apiUrl: gone.url },
      networks: [network],
      gateway: {
        origin: ORIGIN,
        bridge: { keyFrom: 'BRIDGE_KEY' },
        nodes: { 'eip155:31337': [{ url: `${gone.url}/{key}`, keyFrom: 'NODE_KEY' }] },
      },
    })
    gateway = own
    const answers = [
      await own.ask('/api/across/chains'),
      await own.ask('/api/rpc/eip155:31337', post(call)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([502, 503])
    const told = `${JSON.stringify(answers)}\n${own.logs.join('')}`
    expect(told).toContain('rpc.failed')
    expect(told).not.toContain(keys.BRIDGE_KEY)
    expect(told).not.toContain(encodeURIComponent(keys.NODE_KEY))
  })
})
