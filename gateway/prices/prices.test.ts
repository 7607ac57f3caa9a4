import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import {
  codeOf,
  keys,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { type Reply, startUpstream, type TestUpstream } from '../testing/startUpstream.ts'

const CHAIN = 'eip155:31337'
const usdc = `0x${'d4'.repeat(20)}`
const dai = `0x${'e5'.repeat(20)}`
const at = '/api/prices'

let service: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  service = await startUpstream()
})
afterAll(() => service?.stop())
beforeEach(async () => {
  service.sent.length = 0
  gateway = await start()
})
afterEach(() => gateway?.stop())

function start(
  apiUrl = `${service.url}/pro/{key}/coins`,
  keyFrom: string | undefined = 'PRICES_KEY',
) {
  return startGateway({
    networks: [network],
    gateway: {
      origin: ORIGIN,
      nodes: { [CHAIN]: [{ url: service.url }] },
      prices: {
        apiUrl,
        ...(keyFrom === '' ? {} : { keyFrom }),
        chains: { [CHAIN]: { chain: 'devnet', currency: 'coingecko:ethereum' } },
      },
    },
  })
}

const seconds = () => Math.floor(Date.now() / 1_000)
const coin = (price: unknown, fields: Readonly<Record<string, unknown>> = {}) => ({
  price,
  decimals: 6,
  symbol: 'X',
  timestamp: seconds(),
  confidence: 0.99,
  ...fields,
})
const tell = (coins: Readonly<Record<string, unknown>>) => service.answer({ body: { coins } })

/** As the frame reads it, in its own client. */
function read(tokens: readonly string[]) {
  const api = createBlockchainApi({
    version: '1.2.3',
    url: `${ORIGIN}${at}`,
    fetch: gateway.fetch,
  })
  return api.getPrices({ caipChainId: CHAIN, tokens })
}
const question = (...addresses: readonly string[]) =>
  post({ currency: 'usd', addresses: addresses.map((one) => `${CHAIN}:${one}`) })
const ask = (asking = question(usdc)) => gateway.ask(`${at}/v1/fungible/price`, asking)

describe('prices (S7.06)', () => {
  test('default: the frame’s own reader takes what the source says of a currency and of tokens', async () => {
    tell({ 'coingecko:ethereum': coin(2_500.5), [`devnet:${usdc}`]: coin(0.9998) })
    const prices = await read(['native', usdc, dai])
    expect([...prices].sort()).toEqual([
      [usdc, '0.9998'],
      ['native', '2500.5'],
    ])
    const [sent] = service.sent
    expect(decodeURIComponent(sent?.url ?? '')).toBe(
      `/pro/${keys.PRICES_KEY}/coins/prices/current/coingecko:ethereum,devnet:${usdc},devnet:${dai}`,
    )
  })

  test('default: it tells of which networks it knows prices', async () => {
    const { text } = await gateway.ask(`${at}/v1/supported-chains`)
    expect(JSON.parse(text)).toEqual({ http: [CHAIN] })
  })

  test('behavior: for all visitors the source is asked once a minute, also of what it does not know', async () => {
    tell({ [`devnet:${usdc}`]: coin(1) })
    await Promise.all([read([usdc]), read([usdc])])
    await read([usdc, dai])
    await read([dai, usdc])
    expect(service.sent.map(({ url }) => url.split('/').at(-1))).toEqual([
      encodeURIComponent(`devnet:${usdc}`),
      encodeURIComponent(`devnet:${dai}`),
    ])
  })

  test('behavior: a source without a key', async () => {
    await gateway.stop()
    gateway = await start(service.url, '')
    tell({ [`devnet:${usdc}`]: coin(1) })
    expect((await read([usdc])).size).toBe(1)
    expect(service.sent[0]?.url.startsWith('/prices/current/')).toBe(true)
  })

  test.each([
    ['of nothing', coin(0)],
    ['below nothing', coin(-5)],
    ['that is a text', coin('2500')],
    ['of an hour ago', coin(1, { timestamp: Math.floor(Date.now() / 1_000) - 3_700 })],
    ['of tomorrow', coin(1, { timestamp: Math.floor(Date.now() / 1_000) + 86_400 })],
    ['without a time', coin(1, { timestamp: undefined })],
    ['that the source holds for a guess', coin(1, { confidence: 0.2 })],
    ['that is none', null],
  ])('attack: a price %s is none', async (_, told) => {
    tell({ [`devnet:${usdc}`]: told })
    expect((await read([usdc])).size).toBe(0)
  })

  test('attack: prices of what was not asked for are left out', async () => {
    tell({ [`devnet:${dai}`]: coin(1), [`ethereum:${usdc}`]: coin(1) })
    expect((await read([usdc])).size).toBe(0)
  })

  const refusals: readonly (readonly [string, Reply, string])[] = [
    ['500', { status: 500 }, 'UPSTREAM_FAILED'],
    ['401', { status: 401 }, 'UPSTREAM_REFUSED'],
    ['429', { status: 429, headers: { 'retry-after': '60' } }, 'UPSTREAM_BUSY'],
    ['400', { status: 400, body: { coins: {} } }, 'UPSTREAM_UNREADABLE'],
    ['HTML', { body: '<p>', headers: { 'content-type': 'text/html' } }, 'UPSTREAM_UNREADABLE'],
    ['another shape', { body: { prices: [] } }, 'UPSTREAM_UNREADABLE'],
    ['its key', { body: { coins: { a: keys.PRICES_KEY } } }, 'UPSTREAM_UNREADABLE'],
  ]
  test.each(refusals)('error: a source that answers %s', async (_, reply, code) => {
    service.answer(reply)
    const answer = await ask()
    expect(codeOf(answer)).toBe(code)
    expect(`${answer.text} ${gateway.logs.join('')}`).not.toContain(keys.PRICES_KEY)
  })

  test.each([
    [
      'another currency',
      post({ currency: 'eur', addresses: [`${CHAIN}:${usdc}`] }),
      'BODY_REFUSED',
    ],
    ['no token', question(), 'BODY_REFUSED'],
    ['too many tokens', question(...Array.from({ length: 101 }, () => usdc)), 'BODY_REFUSED'],
    ['a token with more in it', question(`${usdc}/../../keys`), 'BODY_REFUSED'],
    [
      'another kind of chain',
      post({ currency: 'usd', addresses: ['solana:abc:def'] }),
      'BODY_REFUSED',
    ],
    ['a body that is none', post('{'), 'BODY_REFUSED'],
    ['a large body', post({ currency: 'usd', addresses: ['x'.repeat(30_000)] }), 'BODY_TOO_LARGE'],
    ['a question in the address', undefined, 'METHOD_REFUSED'],
  ])('attack: %s is refused, and the source hears nothing of it', async (_, asking, code) => {
    const target = `${at}/v1/fungible/price`
    expect(codeOf(await gateway.ask(target, asking))).toBe(code)
    expect(service.sent).toEqual([])
  })

  test('behavior: a network that the owner does not name has no prices, and is not asked for', async () => {
    const asking = post({ currency: 'usd', addresses: [`eip155:5:${usdc}`] })
    const { status, text } = await ask(asking)
    expect([status, JSON.parse(text)]).toEqual([200, { fungibles: [] }])
    expect(service.sent).toEqual([])
  })
})
