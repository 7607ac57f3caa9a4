import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codeOf,
  makeFolder,
  ORIGIN,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { readSettings } from '../config/readFile.ts'

const allowedOrigins = ['https://shop.example']
const DOCS = 'https://docs.example'
const withDocs = { allowedOrigins, gateway: { origin: ORIGIN, docs: { origin: DOCS } } }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway(withDocs)
})
afterAll(() => gateway?.stop())

const ask = (target: string, method = 'GET', host = 'docs.example') =>
  gateway.ask(target, { method, headers: { host } })

describe('the documentation, at a host of its own', () => {
  test('default: pages and what they load, with headers that let nothing else in', async () => {
    const page = await ask('/')
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.any(String),
      'x-content-type-options': 'nosniff',
    })
    expect((await ask('/bridge/')).text).toBe('<h1>Bridge</h1>')
    const { headers } = await ask('/site.css')
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
    expect((await ask('/search.json')).headers['content-type']).toBe('application/json')
  })

  test('behavior: it links to nothing that it does not serve', async () => {
    expect((await ask('/')).text).toBe('<nav><a href="bridge/">Bridge</a></nav>')
  })

  test('behavior: an address without the slash at its end leads to the page', async () => {
    const { status, headers } = await ask('/bridge')
    expect([status, headers.location]).toEqual([301, '/bridge/'])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('behavior: a page that the browser has already is not sent again', async () => {
    const { headers } = await ask('/bridge/')
    const again = { host: 'docs.example', 'if-none-match': headers.etag ?? '' }
    expect((await gateway.ask('/bridge/', { headers: again })).status).toBe(304)
  })

  test.each(['docs.example', 'DOCS.example', 'docs.example:443'])(
    'behavior: its host may be called %s',
    async (host) => {
      expect((await ask('/bridge/', 'HEAD', host)).status).toBe(200)
    },
  )

  test.each([
    ['a path that is none', '/nothing/'],
    ['the widget', '/loader.js'],
    ['its document', '/embed/'],
    ['the wallet', '/secure/index.html'],
    ['a part of the gateway', '/api/directory/getWallets'],
    ['metrics', '/metrics'],
    ['a page by its file', '/bridge/index.html'],
  ])('error: %s is not there', async (_, target) => {
    const { status, headers } = await ask(target)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test.each([
    ['POST', '/', 'METHOD_REFUSED'],
    ['DELETE', '/bridge/', 'METHOD_REFUSED'],
    ['GET', '/../loader.js', 'PATH_REFUSED'],
    ['GET', '/%2e%2e/loader.js', 'PATH_REFUSED'],
    ['GET', '/..%2floader.js', 'PATH_REFUSED'],
    ['GET', '//evil.example/', 'PATH_REFUSED'],
    ['GET', '/bridge\\..\\', 'PATH_REFUSED'],
    ['GET', '/%00', 'PATH_REFUSED'],
  ])('attack: %s %s is refused', async (method, target, code) => {
    expect(codeOf(await ask(target, method))).toBe(code)
  })

  test('attack: the widget’s host has no documentation, and no other host either', async () => {
    expect((await ask('/bridge/', 'GET', 'widget.example')).status).toBe(404)
    for (const host of ['evil.example', 'docs.example.evil.example', 'docs.example.', '']) {
      expect(codeOf(await ask('/bridge/', 'GET', host))).toBe('HOST_REFUSED')
    }
  })

  test('attack: no socket opens there', async () => {
    const headers = { host: 'docs.example', upgrade: 'websocket', connection: 'upgrade' }
    expect(codeOf(await gateway.ask('/api/rpc/eip155:1', { headers }))).toBe('HOST_REFUSED')
  })
})

test('behavior: a reload turns it off, and on at another host', async () => {
  const own = await startGateway(withDocs)
  const statusAt = async (host: string) => (await own.ask('/bridge/', { headers: { host } })).status
  expect(await statusAt('docs.example')).toBe(200)
  own.reload({ allowedOrigins, gateway: { origin: ORIGIN } })
  expect(await statusAt('docs.example')).toBe(421)
  own.reload({
    allowedOrigins,
    gateway: { origin: ORIGIN, docs: { origin: 'https://help.example' } },
  })
  expect([await statusAt('docs.example'), await statusAt('help.example')]).toEqual([421, 200])
  await own.stop()
})

test('error: BUILD_MISSING where nobody built it; a reload then serves as before', async () => {
  const own = await startGateway({ allowedOrigins, gateway: { origin: ORIGIN } })
  rmSync(join(own.distDir, 'docs'), { recursive: true })
  own.reload(withDocs)
  expect(own.logs.join('')).toContain('BUILD_MISSING')
  expect((await own.ask('/embed/')).status).toBe(200)
  await own.stop()
})

test.each([
  ['the widget’s host', ORIGIN],
  ['the wallet’s host', 'https://secure.example'],
  ['another port of the widget’s host', `${ORIGIN}:8443`],
  ['another port of the wallet’s host', 'https://secure.example:8443'],
])('error: %s is none of its own', (_, origin) => {
  const services = { secureUrl: 'https://secure.example' }
  const folder = makeFolder({
    allowedOrigins,
    services,
    gateway: { origin: ORIGIN, docs: { origin } },
  })
  expect(() => readSettings(folder.file, {})).toThrow(
    expect.objectContaining({
      code: 'SETTINGS_WRONG',
      message: expect.stringContaining('gateway.docs.origin'),
    }),
  )
  folder.remove()
})
