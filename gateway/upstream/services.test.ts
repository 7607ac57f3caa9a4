import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  keys,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { startUpstream, type TestUpstream } from '../testing/startUpstream.ts'
import { readSecrets } from '../config/secrets.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { noTracing } from '../tracing/tracing.ts'
import { createUpstream } from './upstream.ts'

let service: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  service = await startUpstream()
})
afterAll(() => service?.stop())
// Each begins with an empty cache and a closed breaker.
beforeEach(async () => {
  service.sent.length = 0
  service.answer({ body: { ok: true } })
  gateway = await start()
})
afterEach(() => gateway.stop())

/** A busy machine may take seconds for what is asked at once. */
function start(timeoutMs = 20_000) {
  return startGateway(
    {
      bridge: { apiUrl: `${service.url}/api`, indexerUrl: service.url },
      services: { apiUrl: service.url, blockchainUrl: service.url, analyticsUrl: service.url },
      gateway: {
        origin: ORIGIN,
        bridge: { keyFrom: 'BRIDGE_KEY', integratorId: '0xdead' },
        services: { projectIdFrom: 'PROJECT_ID' },
      },
    },
    { timeoutMs },
  )
}

const chains = '/api/across/chains'
const fees = '/api/across/suggested-fees?originChainId=1&destinationChainId=10&amount=5'
const gzipped = { 'content-encoding': 'gzip' }
const bomb = gzipSync(Buffer.alloc(60_000_000, '1'))
const kept = { headers: { 'cache-control': 'public, max-age=300' }, body: { ok: true } }

const event = {
  eventId: '6f1d7a52-3c84-4b0f-9a51-0c7f5f0d2b11',
  url: 'https://shop.example/',
  domain: 'shop.example',
  timestamp: 1_790_000_000_000,
  props: {
    type: 'track',
    event: 'CONNECT_SUCCESS',
    properties: { name: 'Fern', reconnect: false },
  },
}
const events = '/api/events/e?projectId=gateway&st=causeway&sv=html-core-1'

describe('product events (S7.21)', () => {
  test('default: one is told with the owner’s project and origin, and nothing of the visitor', async () => {
    service.answer({ status: 202, body: { status: 'OK' } })
    const { status, text, headers } = await gateway.ask(events, post(event))
    expect([status, text, headers['cache-control']]).toEqual([204, '', 'no-store'])
    const [sent] = service.sent
    const url = new URL(sent?.url ?? '', service.url)
    expect([sent?.method, url.pathname]).toEqual(['POST', '/e'])
    expect(url.searchParams.getAll('projectId')).toEqual([keys.PROJECT_ID])
    expect(JSON.parse(sent?.body ?? '')).toEqual(event)
    expect(sent?.headers.origin).toBe(ORIGIN)
    expect(sent?.headers['x-forwarded-for']).toBe(undefined)
  })

  test.each([
    ['nothing', { status: 204, body: '' }, 204],
    ['words that are no JSON', { body: 'OK' }, 204],
    ['that the project may not tell them', { status: 403, body: 'Forbidden' }, 403],
  ] as const)('behavior: of a service that answers %s', async (_, answer, status) => {
    service.answer(answer)
    // More often than a breaker forgives.
    for (let time = 1; time <= 7; time += 1) {
      const told = await gateway.ask(events, post(event))
      expect([told.status, told.text]).toEqual([status, ''])
    }
    expect(service.sent).toHaveLength(7)
  })

  test('behavior: one that failed is not told twice', async () => {
    service.answer({ status: 500, body: {} })
    expect(codeOf(await gateway.ask(events, post(event)))).toBe('UPSTREAM_FAILED')
    expect(service.sent).toHaveLength(1)
  })

  const { props } = event
  const tooMany = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`p${at}`, true]))
  const refused: readonly (readonly [string, unknown, string])[] = [
    ['a field of its own', { ...event, cookie: 'a' }, 'BODY_REFUSED'],
    ['a page’s path', { ...event, url: 'https://shop.example/cart?id=1' }, 'BODY_REFUSED'],
    ['no id', { ...event, eventId: '1' }, 'BODY_REFUSED'],
    ['many at once', [event, event], 'BODY_REFUSED'],
    ['a name in small letters', { ...event, props: { ...props, event: 'a' } }, 'BODY_REFUSED'],
    ['too much of one', { ...event, props: { ...props, properties: tooMany } }, 'BODY_REFUSED'],
    [
      'an object in it',
      { ...event, props: { ...props, properties: { a: { b: true } } } },
      'BODY_REFUSED',
    ],
    [
      'more than 8 kB',
      { ...event, props: { ...props, address: 'a'.repeat(8_000) } },
      'BODY_TOO_LARGE',
    ],
  ]
  test.each(refused)('attack: %s is refused', async (_, body, code) => {
    expect(codeOf(await gateway.ask(events, post(body)))).toBe(code)
    expect(service.sent).toEqual([])
  })

  test('attack: neither plain text nor another method is taken', async () => {
    const { headers, ...rest } = post(event)
    const plain = { ...rest, headers: { ...headers, 'content-type': 'text/plain' } }
    expect(codeOf(await gateway.ask(events, plain))).toBe('TYPE_REFUSED')
    expect(codeOf(await gateway.ask('/api/events/e'))).toBe('METHOD_REFUSED')
    expect(service.sent).toEqual([])
  })
})

describe('what is passed on', () => {
  test('default: the bridge is asked with the key and the integrator id', async () => {
    const { status, text } = await gateway.ask(fees)
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true }])
    const [sent] = service.sent
    expect(sent?.url).toBe(
      '/api/suggested-fees?originChainId=1&destinationChainId=10&amount=5&integratorId=0xdead',
    )
    expect(sent?.headers.authorization).toBe(`Bearer ${keys.BRIDGE_KEY}`)
  })

  test('default: a message that no URL holds goes in the body', async () => {
    const message = `0x${'ab'.repeat(30_000)}`
    const { status } = await gateway.ask(fees, post({ message }))
    expect(status).toBe(200)
    expect(service.sent[0]).toMatchObject({ method: 'POST', body: JSON.stringify({ message }) })
  })

  test('default: the indexer is given no key', async () => {
    await gateway.ask('/api/indexer/deposit/status?originChainId=1&depositId=7')
    expect(service.sent[0]).toMatchObject({ url: '/deposit/status?originChainId=1&depositId=7' })
    expect(service.sent[0]?.headers.authorization).toBe(undefined)
  })

  test('default: services get the owner’s project, whatever the frame says', async () => {
    const address = `0x${'1'.repeat(40)}`
    await gateway.ask(
      `/api/blockchain/v1/account/${address}/balance?projectId=gateway&currency=usd&st=causeway&sv=html-core-1`,
    )
    const url = new URL(service.sent[0]?.url ?? '', service.url)
    expect(url.pathname).toBe(`/v1/account/${address}/balance`)
    expect(url.searchParams.getAll('projectId')).toEqual([keys.PROJECT_ID])
    expect(service.sent[0]?.headers.origin).toBe(ORIGIN)

    const asked = { currency: 'usd', addresses: ['a'], projectId: 'gateway' }
    await gateway.ask('/api/blockchain/v1/fungible/price', post(asked))
    expect(JSON.parse(service.sent[1]?.body ?? '')).toEqual({
      ...asked,
      projectId: keys.PROJECT_ID,
    })
    expect(service.sent[1]?.url).toBe('/v1/fungible/price')
  })

  test('default: pictures come as what they are, and nothing of them may run', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    service.answer({ headers: { 'content-type': 'image/svg+xml' }, body: svg })
    const { text, headers } = await gateway.ask('/api/directory/getWalletImage/a-1')
    expect(text).toBe(svg)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    service.answer({ headers: { 'content-type': 'text/html' }, body: '<script>' })
    expect(codeOf(await gateway.ask('/api/directory/getWalletImage/a-2'))).toBe(
      'UPSTREAM_UNREADABLE',
    )
  })

  test.each([
    ['in HTML', { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>' }],
    ['without a word', { status: 404, body: '' }],
    ['in JSON', { status: 404, body: { message: 'none' } }],
  ])(
    'behavior: a picture that the service does not have, %s, is missing here too',
    async (_, how) => {
      service.answer(how)
      // More often than a breaker forgives.
      for (let time = 1; time <= 7; time += 1) {
        const answer = await gateway.ask('/api/directory/getWalletImage/a-3')
        expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
      }
      expect(service.sent).toHaveLength(7)
    },
  )

  test('behavior: the service’s own refusal of a question comes as it said it', async () => {
    const body = { type: 'AcrossApiError', code: 'AMOUNT_TOO_LOW', status: 400, message: 'Low' }
    service.answer({ status: 400, body })
    const { status, text, headers } = await gateway.ask(fees)
    expect([status, JSON.parse(text)]).toEqual([400, body])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('behavior: of the visitor nothing goes along but the question', async () => {
    await gateway.ask(chains, {
      headers: {
        cookie: 'a=b',
        authorization: 'Bearer mine',
        'x-forwarded-for': '203.0.113.9',
        referer: 'https://shop.example/cart',
        'user-agent': 'Agent/1',
        'accept-language': 'de',
      },
    })
    const sent = JSON.stringify(service.sent[0]?.headers)
    expect(sent).not.toMatch(/a=b|mine|203\.0\.113|cart|Agent|"de"/)
  })

  test('behavior: a packed answer is unpacked', async () => {
    service.answer({ headers: gzipped, body: gzipSync(JSON.stringify([{ chainId: 1 }])) })
    expect(JSON.parse((await gateway.ask(chains)).text)).toEqual([{ chainId: 1 }])
    expect(service.sent[0]?.headers['accept-encoding']).toBe('gzip')
  })

  test('behavior: of the service’s headers none comes along', async () => {
    service.answer({ headers: { 'set-cookie': 'a=b', 'x-own': '1', server: 'own' }, body: [] })
    const { headers } = await gateway.ask(chains)
    expect(Object.keys(headers).filter((name) => /cookie|x-own|server/.test(name))).toEqual([])
  })
})

describe('what is kept', () => {
  test('default: for as long as the service allows, with its age', async () => {
    service.answer({ ...kept, headers: { 'cache-control': 'max-age=300', age: '100' } })
    const first = await gateway.ask(chains)
    const second = await gateway.ask(chains)
    expect(service.sent.length).toBe(1)
    expect(second.headers).toMatchObject({ age: '0', 'cache-control': 'private, max-age=200' })
    expect(second.text).toBe(first.text)
  })

  test.each([
    ['nothing', undefined],
    ['no-store', 'no-store, max-age=300'],
    ['private', 'private, max-age=300'],
    ['no-cache', 'no-cache'],
    ['zero', 's-maxage=0, max-age=300'],
    ['nonsense', 'max-age=many'],
  ])('behavior: an answer that says %s is not kept', async (_, header) => {
    service.answer({ headers: header === undefined ? {} : { 'cache-control': header } })
    const { headers } = await gateway.ask(chains)
    await gateway.ask(chains)
    expect(service.sent.length).toBe(2)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('behavior: questions are equal by what they ask, whatever the order', async () => {
    service.answer(kept)
    await gateway.ask('/api/across/available-routes?originChainId=1&destinationChainId=10')
    await gateway.ask('/api/across/available-routes?destinationChainId=10&originChainId=1')
    expect(service.sent.length).toBe(1)
    await gateway.ask('/api/across/available-routes?originChainId=10&destinationChainId=1')
    expect(service.sent.length).toBe(2)
  })

  test('behavior: equal questions at one moment are one', async () => {
    const secrets = readSecrets([], {})
    const upstream = createUpstream(
      { name: 'bridge', base: service.url, headers: {} },
      {
        secrets,
        metrics: createMetrics(),
        tracing: noTracing,
        log: createLog(secrets, () => undefined),
        stopping: new AbortController().signal,
      },
    )
    const question = {
      method: 'GET',
      route: 'GET /chains',
      path: '/chains',
      query: new URLSearchParams(),
      isRead: true,
      kind: 'json',
    } as const
    const told = await Promise.all(Array.from({ length: 1_000 }, () => upstream.ask(question)))
    expect(service.sent.length).toBe(1)
    expect(told.map(({ from }) => from)).toEqual(['asked', ...Array(999).fill('shared')])
  })

  test('behavior: what changes something is asked as often as it is asked, and never kept', async () => {
    const asked = post({ coin_type: 60, address: 'a', message: 'm', signature: 's' })
    const path = '/api/blockchain/v1/profile/account'
    service.answer({ ...kept, body: { success: true } })
    const answers = await Promise.all([gateway.ask(path, asked), gateway.ask(path, asked)])
    answers.push(await gateway.ask(path, asked))
    expect(service.sent.length).toBe(3)
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
    service.answer({ status: 503 })
    await gateway.ask(path, asked)
    expect(service.sent.length).toBe(4)
  })

  test('behavior: an older answer stands in where the service allows it', async () => {
    const now = 'max-age=0, stale-if-error=60'
    service.answer({ ...kept, headers: { 'cache-control': now } })
    await gateway.ask(chains)
    service.answer({ status: 503 })
    expect(codeOf(await gateway.ask(chains))).toBe('UPSTREAM_FAILED')
    // A second is the shortest time that it can allow.
    service.answer({ ...kept, headers: { 'cache-control': 'max-age=1, stale-if-error=60' } })
    await gateway.ask(chains)
    service.answer({ status: 503 })
    await expect
      .poll(async () => (await gateway.ask(chains)).headers, { timeout: 20_000 })
      .toMatchObject({ age: expect.stringMatching(/^[1-9]/), 'cache-control': 'no-store' })
  })
})

describe('faults', () => {
  test('behavior: a 429 is waited for, where it does not take long', async () => {
    let isBusy = true
    service.answer(() => {
      if (!isBusy) return { body: { ok: true } }
      isBusy = false
      return { status: 429, headers: { 'retry-after': '0' } }
    })
    expect((await gateway.ask(chains)).status).toBe(200)
    expect(service.sent.length).toBe(2)
  })

  test('error: a 429 that lasts is told with its time, and is no failure', async () => {
    service.answer({ status: 429, headers: { 'retry-after': '30' } })
    for (let at = 0; at < 8; at += 1) {
      const { status, headers, text } = await gateway.ask(chains)
      expect([status, headers['retry-after'], JSON.parse(text).error.code]).toEqual([
        503,
        '30',
        'UPSTREAM_BUSY',
      ])
    }
    expect(service.sent.length).toBe(8)
  })

  test.each([
    ['500', { status: 500, body: 'secret words of the service' }, 'UPSTREAM_FAILED', 502],
    ['no JSON', { body: '{"half' }, 'UPSTREAM_UNREADABLE', 502],
    ['401', { status: 401, body: { reason: 'bad key' } }, 'UPSTREAM_REFUSED', 502],
    ['403', { status: 403, body: { reason: 'bad key' } }, 'UPSTREAM_REFUSED', 502],
    ['too much', { body: `"${'a'.repeat(4_100_000)}"` }, 'UPSTREAM_UNREADABLE', 502],
    ['bytes that are no gzip', { headers: gzipped, body: '{}' }, 'UPSTREAM_UNREADABLE', 502],
    [
      'another packing than was asked for',
      { headers: { 'content-encoding': 'br' }, body: '{}' },
      'UPSTREAM_UNREADABLE',
      502,
    ],
    ['a bomb', { headers: gzipped, body: bomb }, 'UPSTREAM_UNREADABLE', 502],
    ['302', { status: 302, headers: { location: '/elsewhere' } }, 'UPSTREAM_FAILED', 502],
  ])('error: %s', async (_, reply, code, status) => {
    service.answer(reply)
    const answer = await gateway.ask(chains)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
    expect(answer.text).not.toMatch(/secret words|bad key|half/)
    expect(service.sent.every(({ url }) => !url.includes('elsewhere'))).toBe(true)
  })

  test('behavior: who refuses many questions, in whatever shape, is not left alone', async () => {
    service.answer({ status: 404, headers: { 'content-type': 'text/html' }, body: '<p>no' })
    const name = (at: number) => `/api/blockchain/v1/profile/account/name-${at}`
    for (let at = 0; at < 9; at += 1) {
      expect(codeOf(await gateway.ask(name(at)))).toBe('UPSTREAM_UNREADABLE')
    }
    service.answer({ body: [] })
    expect((await gateway.ask(name(9))).status).toBe(200)
  })

  test('error: a service that hangs', async () => {
    await gateway.stop()
    gateway = await start(100)
    service.answer(() => undefined)
    const answer = await gateway.ask(chains)
    expect([answer.status, codeOf(answer)]).toEqual([504, 'UPSTREAM_TIMEOUT'])
  })

  test('behavior: a service that fails again and again is left alone, and asked once after', async () => {
    service.answer({ body: '' })
    for (let at = 0; at < 5; at += 1) await gateway.ask(chains)
    const before = service.sent.length
    const answer = await gateway.ask(chains)
    expect([answer.status, codeOf(answer)]).toEqual([503, 'UPSTREAM_DOWN'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(service.sent.length).toBe(before)
    // Another question, and another service, is no worse for it.
    expect(codeOf(await gateway.ask(fees))).toBe('UPSTREAM_UNREADABLE')
    service.answer({ body: [] })
    expect((await gateway.ask('/api/indexer/deposits?depositor=0x1')).status).toBe(200)
  })
})
