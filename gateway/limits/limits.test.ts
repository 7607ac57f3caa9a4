import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  codeOf,
  keys,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '../testing/startGateway.ts'
import { startUpstream, type TestUpstream } from '../testing/startUpstream.ts'
import { createSiteTokens } from './siteToken.ts'

const shop = 'https://shop.example'
const club = 'https://club.example:8443'
const path = '/across/chains'
const DAY_MS = 86_400_000

let service: TestUpstream
let gateway: TestGateway
beforeEach(async () => {
  service = await startUpstream({ body: { jsonrpc: '2.0', id: 1, result: '0x1' } })
  gateway = await start({})
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.stop()
  await service.stop()
})

function start(limits: object, options: TestGatewayOptions = {}): Promise<TestGateway> {
  return startGateway(deploymentWith(limits), options)
}

function deploymentWith(limits: object) {
  return {
    allowedOrigins: [shop, 'https://club.example:*'],
    networks: [network],
    bridge: { apiUrl: service.url },
    gateway: {
      origin: ORIGIN,
      trustedProxies: ['127.0.0.1'],
      bridge: {},
      nodes: { 'eip155:31337': [{ url: service.url, keyFrom: 'NODE_KEY' }] },
      metricsTokenFrom: 'METRICS_TOKEN',
      limits,
    },
  }
}

async function restart(limits: object, options?: TestGatewayOptions): Promise<void> {
  await gateway.stop()
  gateway = await start(limits, options)
}

/** Where the frames of a site ask, as its document says. */
async function apiOf(site: string): Promise<string> {
  const { text } = await gateway.ask(`/embed/?origin=${encodeURIComponent(site)}&instance=a`)
  const [, url = ''] = /"apiUrl":"([^"]+)"/.exec(text) ?? []
  return url.slice(ORIGIN.length).replace(/\/across$/, '')
}

let visitors = 0
/** By a visitor with an address of their own. */
function ask(api: string, target = path) {
  visitors += 1
  const from = `203.0.${Math.floor(visitors / 250)}.${visitors % 250}`
  return gateway.ask(`${api}${target}`, { headers: { 'x-forwarded-for': from } })
}

async function statusesOf(api: string, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await ask(api)).status)
  return statuses
}

describe('the document of a site', () => {
  test('default: its frames ask with a token, and every route answers', async () => {
    const api = await apiOf(shop)
    expect(api).toMatch(/^\/api\/for\/[-\w]+\.[-\w]{22}$/)
    expect((await ask(api)).status).toBe(200)
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
    const { text } = await gateway.ask(`${api}/rpc/eip155:31337`, post(call))
    expect(JSON.parse(text)).toMatchObject({ result: '0x1' })
    expect((await gateway.ask(`${api}/nothing`)).status).toBe(404)
  })

  test('behavior: an unchanged document keeps its tag, and its headers are those of the plain one', async () => {
    const at = `/embed/?origin=${encodeURIComponent(shop)}&instance=a`
    const [first, second, plain] = [
      await gateway.ask(at),
      await gateway.ask(at),
      await gateway.ask('/embed/'),
    ]
    expect(first.headers.etag).toBe(second.headers.etag)
    expect(first.headers.etag).not.toBe(plain.headers.etag)
    const { etag = '' } = first.headers
    expect((await gateway.ask(at, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const { 'content-security-policy': policy } = plain.headers
    expect(first.headers['content-security-policy']).toBe(policy)
  })

  test.each([
    'https://evil.example',
    'null',
    '',
    'https://shop.example/',
    `https://${'a'.repeat(400)}.example`,
  ])('error: %j is not among the sites, so its document has no token', async (site) => {
    expect(await apiOf(site)).toBe('/api')
  })
})

describe('limits of a site', () => {
  test('default: a site’s flood from many addresses leaves the others alone', async () => {
    await restart({ perSite: { perMinute: 5 } })
    const [flooded, other] = [await apiOf(shop), await apiOf(club)]
    expect(await statusesOf(flooded, 7)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await statusesOf(other, 2)).toEqual([200, 200])
    expect(await statusesOf('/api', 2)).toEqual([200, 200])
    const refused = await ask(flooded)
    expect(codeOf(refused)).toBe('SITE_LIMITED')
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('behavior: a node says it as nodes do, with the code', async () => {
    await restart({ perSite: { perMinute: 2 } })
    const api = await apiOf(shop)
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
    const { status, text } = await gateway.ask(`${api}/rpc/eip155:31337`, post([call, call, call]))
    expect(status).toBe(429)
    expect(JSON.parse(text)[0].error).toMatchObject({
      code: -32_005,
      data: { code: 'SITE_LIMITED' },
    })
    expect(service.sent).toEqual([])
  })

  test('behavior: a named site has its own minute, and a quota of a day', async () => {
    await restart({ perSite: { perMinute: 3 }, sites: { [shop]: { perMinute: 4, perDay: 6 } } })
    const api = await apiOf(shop)
    expect(await statusesOf(api, 5)).toEqual([200, 200, 200, 200, 429])
    const minute = await ask(api)
    expect(Number(minute.headers['retry-after'])).toBeLessThanOrEqual(60)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await statusesOf(api, 3)).toEqual([200, 200, 429])
    const day = await ask(api)
    expect(Number(day.headers['retry-after'])).toBeGreaterThan(3_600)
    expect(await statusesOf(await apiOf(club), 4)).toEqual([200, 200, 200, 429])
  })

  test('behavior: an address that asks too much costs its site nothing', async () => {
    await restart({ perMinute: 2, perSite: { perMinute: 4 } })
    const api = await apiOf(shop)
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const statuses: number[] = []
    for (let at = 0; at < 9; at += 1) {
      statuses.push((await gateway.ask(`${api}${path}`, { headers })).status)
    }
    expect(statuses).toEqual([200, 200, ...Array.from({ length: 7 }, () => 429)])
    expect(codeOf(await gateway.ask(`${api}${path}`, { headers }))).toBe('LIMITED')
    expect(await statusesOf(api, 3)).toEqual([200, 200, 429])
  })

  test('attack: forged, foreign and old tokens stand for no site, and empty nobody’s quota', async () => {
    await restart({ perSite: { perMinute: 4 } })
    const api = await apiOf(shop)
    const token = api.slice('/api/for/'.length)
    const [text = '', mac = ''] = token.split('.')
    const day = Math.floor(Date.now() / DAY_MS)
    const claim = Buffer.from(`${day + 8} ${shop}`).toString('base64url')
    const foreign = createSiteTokens(Buffer.alloc(32, 1)).make(shop)
    const other = mac.startsWith('A') ? 'B' : 'A'
    const forged = [`${claim}.${other}${mac.slice(1)}`, `${text}.${'A'.repeat(22)}`, foreign]
    for (const one of forged) expect((await ask(`/api/for/${one}`)).status).toBe(200)
    expect(await statusesOf(api, 5)).toEqual([200, 200, 200, 200, 429])
  })

  test('attack: a flood waits for its refusals while others are served, and a reload lets it go', async () => {
    const limits = { perSite: { perMinute: 1 } }
    await restart(limits, { holdMs: 3_600_000 })
    const [flooded, other] = [await apiOf(shop), await apiOf(club)]
    expect(await statusesOf(flooded, 1)).toEqual([200])
    let answered = 0
    const flood = Array.from({ length: 50 }, async () => {
      const refused = await ask(flooded)
      answered += 1
      return codeOf(refused)
    })
    expect(await statusesOf(other, 1)).toEqual([200])
    expect((await gateway.ask('/health')).status).toBe(200)
    expect(answered).toBe(0)
    gateway.reload(deploymentWith(limits), keys)
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['SITE_LIMITED']))
  })

  test('attack: a flood does not fill the log', async () => {
    await restart({ perSite: { perMinute: 1 } })
    const api = await apiOf(shop)
    expect(await statusesOf(api, 1)).toEqual([200])
    const lines = () => gateway.logs.filter((line) => line.includes('"event":"limited"')).length
    const began = performance.now()
    await Promise.all(Array.from({ length: 200 }, () => ask(api)))
    expect(lines()).toBeGreaterThan(0)
    expect(lines()).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1_000))
    const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
    const { text } = await gateway.ask('/metrics', { headers })
    expect(text).toContain('causeway_refused_total{code="SITE_LIMITED"} 200')
  })

  test('behavior: metrics name the sites that the file names, and nobody else', async () => {
    await restart({ sites: { [shop]: {} } })
    await ask(await apiOf(shop))
    await ask(await apiOf(club))
    await ask('/api')
    const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
    const { text } = await gateway.ask('/metrics', { headers })
    expect(text).toContain(`causeway_site_questions_total{site="${shop}"} 1`)
    expect(text).toContain('causeway_site_questions_total{site="other"} 2')
    expect(text).not.toContain('club.example')
    expect(text).not.toContain('/api/for/')
    expect(gateway.logs.join('')).not.toMatch(/club\.example|203\.0\./)
  })
})

describe('a token', () => {
  const key = Buffer.alloc(32, 7)

  test('default: says its site for eight days', () => {
    const at = (days: number) => createSiteTokens(key, () => days * DAY_MS)
    const token = at(100).make(club)
    expect(at(100.9).make(club)).toBe(token)
    expect(at(101).make(club)).not.toBe(token)
    expect(at(108).read(token)).toBe(club)
    expect(at(108.01).read(token)).toBe(undefined)
  })

  test.each(['', '.', 'a.b', 'a.b.c'])('error: %j is none', (token) => {
    expect(createSiteTokens(key).read(token)).toBe(undefined)
  })
})

test.each([
  [{ perSite: { perMinute: 0 } }],
  [{ perSite: { perMinute: 1.5 } }],
  [{ perSite: { perWeek: 1 } }],
  [{ sites: { 'shop.example': {} } }],
  [{ sites: { [shop]: { perDay: -1 } } }],
])('error: %j is refused at the start', async (limits) => {
  await expect(start(limits)).rejects.toMatchObject({ code: 'SETTINGS_WRONG' })
})

test('error: a site that may not embed the widget has no limits', async () => {
  await expect(start({ sites: { 'https://evil.example': {} } })).rejects.toMatchObject({
    code: 'SETTINGS_WRONG',
    message: expect.stringContaining('https://evil.example'),
  })
})
