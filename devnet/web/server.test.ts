import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Listening } from '../http/listen.ts'
import { createMails } from '../mail/mailbox.ts'
import { startWeb } from './server.ts'

let folder: string
let web: Listening

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-web-'))
  const files = {
    'examples/shop/index.html':
      '<title>Shop</title><script src="%WIDGET_ORIGIN%/loader.js"></script>',
    'pages/strict/index.html': '<p>%PAGE_ORIGIN% 100%</p>',
    'pages/strict/headers.json': `{"Content-Security-Policy":"frame-src %WIDGET_ORIGIN%"}`,
    'dist/loader.js': `/* ${'x'.repeat(2_000)} */`,
    'dist/embed/index.html': '<script type="application/json" id="causeway-deployment">{}</script>',
    'secret.txt': 'secret',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  web = await startWeb({
    port: 0,
    chains: () => [],
    mails: createMails(),
    deployment: () => ({ allowedOrigins: [], allowedParents: [], projectIds: ['p'], networks: [] }),
    placeholders: () => ({ WIDGET_ORIGIN: 'http://widget.test', PAGE_ORIGIN: 'http://page.test' }),
    walletScript: async (kind) => `/* ${kind} */`,
    popupPage: '<p>popup</p>',
    baseAccountPage: '<p>base account</p>',
    safePage: '<p>safe</p>',
    examplesFolder: join(folder, 'examples'),
    pagesFolder: join(folder, 'pages'),
    distFolder: join(folder, 'dist'),
  })
})
afterAll(async () => {
  await web?.close()
  await rm(folder, { recursive: true })
})

// fetch neither sends a Host of its own nor leaves `..` in a path.
function get(host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const options = { port: web.port, host: '127.0.0.1', path, headers: { host, ...headers } }
      request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('startWeb', () => {
  test('default', async () => {
    const { status, body } = await get('localhost', '/')
    expect(status).toBe(200)
    expect(body).toContain('href="/shop/"')
  })

  test('behavior: fills placeholders and leaves other percent signs', async () => {
    expect((await get('localhost', '/shop/')).body).toContain('src="http://widget.test/loader.js"')
    expect((await get('localhost', '/pages/strict/')).body).toBe('<p>http://page.test 100%</p>')
  })

  test('behavior: headers.json sets headers of its folder', async () => {
    for (const [host, path] of [
      ['localhost', '/pages/strict/'],
      ['evil.localhost', '/strict/'],
    ] as const) {
      const { headers } = await get(host, path)
      expect(headers['content-security-policy']).toBe('frame-src http://widget.test')
    }
  })

  test('behavior: a folder gets its slash', async () => {
    const { status, headers } = await get('localhost', '/shop')
    expect([status, headers.location]).toEqual([308, '/shop/'])
  })

  test('behavior: the widget’s scripts are for every origin, compressed', async () => {
    const { headers, body } = await get('widget.localhost', '/loader.js', {
      'accept-encoding': 'gzip, br',
    })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(body.length).toBeLessThan(100)
  })

  test('behavior: the frame gets its deployment and its headers', async () => {
    const { headers, body } = await get('widget.localhost', '/embed/index.html')
    expect(body).toContain('"projectIds":["p"]')
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'credentialless',
      'origin-agent-cluster': '?1',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    })
  })

  test('behavior: each site has only its own files', async () => {
    const paths = [
      ['widget.localhost', '/shop/'],
      ['wallet.localhost', '/loader.js'],
      ['evil.localhost', '/shop/'],
      ['other.localhost', '/'],
    ] as const
    for (const [host, path] of paths) expect((await get(host, path)).status).toBe(404)
  })

  test('error: no way out of the folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%00',
      '/%zz',
    ]) {
      expect((await get('localhost', path)).status).toBe(404)
    }
  })
})
