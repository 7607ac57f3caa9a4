import { EventEmitter, once } from 'node:events'
import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway } from './createGateway.ts'
import { readSettings } from './config/readFile.ts'
import { rulesOf } from './site/headers.ts'
import { keys, makeFolder, ORIGIN, startGateway, type TestGateway } from './testing/startGateway.ts'
import { startUpstream, type TestUpstream } from './testing/startUpstream.ts'

let bridge: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  bridge = await startUpstream()
  gateway = await startGateway({
    bridge: { apiUrl: `${bridge.url}/api` },
    gateway: {
      origin: ORIGIN,
      bridge: { keyFrom: 'BRIDGE_KEY' },
      metricsTokenFrom: 'METRICS_TOKEN',
    },
  })
})
afterAll(async () => {
  await gateway?.stop()
  await bridge?.stop()
})

describe('the widget', () => {
  const served: readonly (readonly [string, string, string])[] = [
    ['/loader.js', '/loader.js', 'text/javascript; charset=utf-8'],
    ['/integrity.json', '/integrity.json', 'application/json'],
    ['/causeway/engine-1f.js', '/causeway/*', 'text/javascript; charset=utf-8'],
    ['/v/0.1.0/loader.js', '/v/*', 'text/javascript; charset=utf-8'],
    ['/embed/', '/embed/', 'text/html; charset=utf-8'],
    ['/embed/index.html', '/embed/index.html', 'text/html; charset=utf-8'],
    ['/embed/assets/index-2e.js', '/embed/assets/*', 'text/javascript; charset=utf-8'],
  ]
  test.each(served)('default: %s carries each header of its rule', async (path, rule, type) => {
    const folder = makeFolder({
      allowedOrigins: ['https://shop.example'],
      bridge: { apiUrl: `${ORIGIN}/api/across`, indexerUrl: `${ORIGIN}/api/indexer` },
    })
    const { deployment } = readSettings(folder.file, {})
    folder.remove()
    const wanted = rulesOf(deployment).find((one) => one.path === rule)?.headers
    const { status, headers } = await gateway.ask(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...wanted, 'content-type': type })
  })

  test('default: the document has the deployment that asks the gateway, without the section', async () => {
    const { text, headers } = await gateway.ask('/embed/')
    expect(text).toContain(`"apiUrl":"${ORIGIN}/api/across"`)
    expect(text).not.toContain('keyFrom')
    expect(headers['content-security-policy']).toContain(`connect-src 'self' `)
    expect(headers['content-security-policy']).toContain('frame-ancestors https://shop.example')
  })

  test('behavior: files are packed as the browser wants, and told apart', async () => {
    const path = '/causeway/engine-1f.js'
    const plain = await gateway.ask(path)
    expect(plain.headers['content-encoding']).toBe(undefined)
    const packed = await gateway.ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    const gzipped = await gateway.ask(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gzipped.headers['content-encoding']).toBe('gzip')
    const bytes = await bytesOf(gateway.url, path)
    expect(brotliDecompressSync(bytes).toString('utf8')).toBe(plain.text)
    const again = await gateway.ask(path, {
      headers: { 'if-none-match': plain.headers.etag ?? '' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test.each([
    '/',
    '/loader.js.map',
    '/causeway/engine-1f.js.map',
    '/embed/.vite/manifest.json',
    '/embed',
    '/LOADER.JS',
    '/secure/index.html',
    '/deployment.json',
    '/v/',
  ])('attack: %s is not there', async (path) => {
    const { status, headers } = await gateway.ask(path)
    expect(status).toBe(404)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d+/),
      'cache-control': 'no-store',
    })
  })
})

describe('operations', () => {
  test('default: health and readiness are asked by any address', async () => {
    const headers = { host: '10.0.0.7:8080' }
    const health = await gateway.ask('/health', { headers })
    expect(JSON.parse(health.text)).toMatchObject({ status: 'ok', version: expect.any(String) })
    const ready = await gateway.ask('/ready', { headers })
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ready' }])
  })

  test('behavior: a proxy may name the port, and no other host', async () => {
    const at = (host: string) => gateway.ask('/loader.js', { headers: { host } })
    expect((await at('widget.example:443')).status).toBe(200)
    expect((await at('WIDGET.example')).status).toBe(200)
    expect((await at('widget.example:444')).status).toBe(421)
    expect((await at('a@widget.example')).status).toBe(421)
  })

  test('default: metrics count by words of ours', async () => {
    await gateway.ask('/api/across/chains')
    await gateway.ask('/somebodys-own-path')
    const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
    const { status, text } = await gateway.ask('/metrics', { headers })
    expect(status).toBe(200)
    expect(text).toContain('causeway_requests_total{route="/api/across/chains",status="200"} 1')
    expect(text).toContain('causeway_upstream_requests_total{upstream="bridge",outcome="2xx"} 1')
    expect(text).not.toMatch(/somebodys-own-path|127\.0\.0\.1|shop\.example/)
  })

  test.each([{}, { authorization: 'Bearer wrong' }])(
    'attack: metrics want their token, not %j',
    async (headers) => {
      const { status, text } = await gateway.ask('/metrics', { headers })
      expect([status, JSON.parse(text).error.code]).toEqual([401, 'TOKEN_REFUSED'])
    },
  )

  test('behavior: the log has a line of JSON for each request, without address and query', async () => {
    await gateway.ask('/api/across/chains?omitTokens=true', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Agent/1' },
    })
    const lines = gateway.logs.map((line) => JSON.parse(line))
    expect(lines.at(-1)).toMatchObject({
      level: 'info',
      event: 'request',
      method: 'GET',
      route: '/api/across/chains',
      status: 200,
      ms: expect.any(Number),
    })
    expect(gateway.logs.join('')).not.toMatch(/omitTokens|203\.0\.113|Agent/)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'proxy.untrusted' }))
  })

  test('error: a second one on the port is told, and a build that is missing', async () => {
    const folder = makeFolder({ allowedOrigins: ['https://shop.example'] })
    const settings = readSettings(folder.file, {})
    const port = Number(new URL(gateway.url).port)
    const at = { host: '127.0.0.1', write: () => undefined }
    const { distDir } = folder
    await expect(createGateway(settings, { ...at, port, distDir }).listen()).rejects.toMatchObject({
      code: 'PORT_TAKEN',
    })
    const missing = createGateway(settings, { ...at, port: 0, distDir: '/nowhere' }).listen()
    await expect(missing).rejects.toMatchObject({ code: 'BUILD_MISSING' })
    folder.remove()
  })

  test('behavior: asked to stop, it ends what is under way and takes no more', async () => {
    const slow = await startUpstream()
    const release = new EventEmitter()
    slow.answer(async () => {
      await once(release, 'now')
      return { body: ['late'] }
    })
    const own = await startGateway({
      bridge: { apiUrl: slow.url },
      gateway: { origin: ORIGIN, bridge: {} },
    })
    const under = own.ask('/api/across/chains')
    await expect.poll(() => slow.sent.length).toBe(1)
    const stopped = own.stop()
    await expect.poll(() => own.ask('/health').catch(() => 'gone')).toBe('gone')
    release.emit('now')
    expect(JSON.parse((await under).text)).toEqual(['late'])
    await stopped
    await slow.stop()
  })
})

function bytesOf(url: string, path: string): Promise<Buffer> {
  const { hostname, port } = new URL(url)
  const headers = { host: new URL(ORIGIN).host, 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
      .on('error', reject)
      .end()
  })
}
