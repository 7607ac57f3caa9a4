import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from './start.ts'

let devnet: Devnet
/** Between two mails to one address (S5.01). */
const PAUSE_SECONDS = 30
/** A developer's own page, as `npm start -- --allow` names it. */
const own = 'http://localhost:5500'

beforeAll(async () => {
  const only = ['chains', 'web', 'mail', 'social', 'farcaster', 'secure']
  devnet = await startDevnet({ only, port: 0, allow: [own] })
})
afterAll(() => devnet?.stop())

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** Requests the secure site as a browser does, which resolves every `*.localhost` to this machine. */
function ask(path: string, body?: object): Promise<Answer> {
  const { host, port } = new URL(devnet.urls.secure ?? '')
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      'content-type': 'application/json',
      'x-causeway': '1',
      origin: devnet.urls.secure,
    }
    const method = body === undefined ? 'GET' : 'POST'
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: told } = response
        resolve({ status, headers: told, body: Buffer.concat(chunks).toString() })
      })
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const beginLogin = (email: string) => ask('/api/logins/email', { email })

describe("the embedded wallet's service", () => {
  test('default: a login through the site reaches the service, its mail the sink', async () => {
    const after = devnet.mails.lastId()
    const { status, headers, body } = await beginLogin('ada@example.test')
    expect([status, body]).toEqual([200, expect.stringContaining('"login"')])
    expect(headers['set-cookie'] ?? []).toEqual(expect.any(Array))
    const mail = await devnet.mails.waitFor({ to: 'ada@example.test', after })
    expect(mail.links.some((link) => link.startsWith(`${devnet.urls.secure}/link#`))).toBe(true)
    expect(devnet.secure.log()).toContain('listening')
  })

  test('behavior: pages of `--allow` may have the embedded wallet, as the demo pages may (H3, E8)', async () => {
    const { body } = await ask('/api/config')
    expect(JSON.parse(body)).toMatchObject({ allowedOrigins: [devnet.urls.page, own] })
    expect(devnet.secure.environment().ALLOWED_ORIGINS).toBe(`${devnet.urls.page},${own}`)
  })

  test('behavior: a fault strikes one route, and passes', async () => {
    await devnet.control.setFault('secure', { mode: '500', match: '/logins/email' })
    expect((await beginLogin('ada@example.test')).status).toBe(500)
    expect((await ask('/health')).status).toBe(200)
    await devnet.control.resetFaults()
  })

  test('behavior: thirty seconds pass at once, and stay passed where it is started again', async () => {
    const email = 'grace@example.test'
    expect((await beginLogin(email)).status).toBe(200)
    expect((await beginLogin(email)).status).toBe(429)
    await devnet.secure.passSeconds(PAUSE_SECONDS)
    expect((await beginLogin(email)).status).toBe(200)
    await devnet.control.restartSecure()
    expect((await beginLogin(email)).body).toContain('Please try again after')
    await devnet.secure.passSeconds(PAUSE_SECONDS)
    expect((await beginLogin(email)).status).toBe(200)
  })

  test('behavior: killed it answers 502, and started again it works, with an empty database', async () => {
    await devnet.control.killSecure()
    expect(await ask('/health')).toMatchObject({
      status: 502,
      body: expect.stringContaining('<h1>502 Bad Gateway</h1>'),
    })
    await devnet.control.restartSecure({ wipe: true })
    expect((await ask('/health')).status).toBe(200)
  })

  test('behavior: nothing of it stays', async () => {
    const { DATA_DIR = '' } = devnet.secure.environment()
    expect(existsSync(DATA_DIR)).toBe(true)
    await devnet.stop()
    expect(existsSync(DATA_DIR)).toBe(false)
    await expect(fetch(`${devnet.secure.url()}/health`)).rejects.toThrow()
  })
})
