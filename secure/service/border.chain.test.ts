import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRows } from '#secure/api'
import { version } from '../../package.json' with { type: 'json' }
import { signInByEmail } from './testing/signIn.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

let world: TestService
const pageDir = mkdtempSync(join(tmpdir(), 'secure-page-'))
const code = (name: string) => expect.objectContaining({ code: name })

beforeAll(async () => {
  mkdirSync(join(pageDir, 'assets'))
  for (const name of ['index.html', 'window.html', 'callback.html', 'manifest.json']) {
    writeFileSync(join(pageDir, name), name)
  }
  writeFileSync(join(pageDir, 'assets/a-1f.js'), 'a')
  writeFileSync(join(pageDir, '.secret'), 'no')
  world = await startService({
    PAGE_DIR: pageDir,
    ALLOWED_ORIGINS: 'https://*.shop.example',
    SOLANA_NODES: `{"solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1":["https://solana.example/key"]}`,
  })
})
afterAll(async () => {
  rmSync(pageDir, { recursive: true })
  await world?.stop()
})

describe('requests of other sites', () => {
  const good = { 'content-type': 'application/json', 'x-causeway': '1', origin: SECURE_ORIGIN }
  const bad: readonly (readonly [string, Record<string, string>, number])[] = [
    ['without our header', { 'content-type': good['content-type'], origin: SECURE_ORIGIN }, 403],
    ['without an origin', { 'content-type': good['content-type'], 'x-causeway': '1' }, 403],
    ['of another origin', { ...good, origin: 'http://widget.localhost:8100' }, 403],
    ['of a hidden origin', { ...good, origin: 'null' }, 403],
    ['as a form', { ...good, 'content-type': 'text/plain' }, 400],
  ]

  test.each(bad)('error: %s nothing moves', async (_, headers, status) => {
    const browser = world.browser()
    await signInByEmail(
      browser,
      world.mail,
      `csrf-${headers.origin?.length ?? 0}-${status}-${Object.keys(headers).length}@example.org`,
    )
    for (const { method, path } of Object.values(apiRows)) {
      if (method === 'GET') continue
      const response = await browser.send(path, { method, headers, body: '{"everywhere":true}' })
      expect([path, response.status]).toEqual([path, status])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await browser.call('getAccount')).email).toMatch(/^csrf/)
  })

  test('error: what is no message, no route, or too long', async () => {
    const browser = world.browser()
    const send = async (path: string, body: string) => {
      const response = await browser.send(path, { method: 'POST', headers: good, body })
      return [response.status, await response.json()]
    }
    const told = { error: { code: 'BAD_MESSAGE', message: expect.any(String) } }
    expect(await send('/api/logins/email', '{')).toEqual([400, told])
    expect(await send('/api/logins/email', '{"email":"a b@c.example"}')).toEqual([400, told])
    expect(await send('/api/logins/email', '{"email":"a@c.example","as":"admin"}')).toEqual([
      400,
      told,
    ])
    expect(await send('/api/logins/email', `{"email":"${'a'.repeat(40_000)}"}`)).toEqual([
      400,
      told,
    ])
    expect(await send('/api/nothing', '{}')).toEqual([404, told])
  })

  test.each(['/api/config', '/api/account', '/api/nothing'])(
    'default: %s is no document, and of this origin alone (S21)',
    async (path) => {
      const { headers } = await world.browser().send(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test('behavior: nobody who may ask is more than a person (S6.01)', () => {
    const kinds = new Set(Object.values(apiRows).map(({ auth }) => auth))
    expect([...kinds].sort()).toEqual(['fresh', 'login', 'none', 'session'])
  })

  test('error: who may ask is checked for every row of the table (S6.01)', async () => {
    const open = Object.values(apiRows).filter(({ auth }) => auth === 'session' || auth === 'fresh')
    expect(open.length).toBeGreaterThan(15)
    for (const { method, path } of open) {
      const init = method === 'GET' ? {} : { method, headers: good, body: '{}' }
      const { status } = await world.browser().send(path, init)
      expect([path, [400, 401].includes(status)]).toEqual([path, true])
    }
  })
})

describe('a window of the same person', () => {
  test('behavior: a ticket works once, within a minute, and is no fresher than the frame', async () => {
    const [frame, window] = [world.browser(), world.browser()]
    const account = await signInByEmail(frame, world.mail, 'window@example.org')
    world.pass(100)
    const origin = 'https://a.shop.example'
    const { ticket } = await frame.call('makeTicket', { origin })
    const redeemed = await Promise.allSettled([
      window.call('redeemTicket', { ticket }),
      window.call('redeemTicket', { ticket }),
    ])
    const [first] = redeemed.filter((one) => one.status === 'fulfilled')
    expect(first?.value).toEqual({ account, origin, isOneDevice: false })
    expect(redeemed.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect((await window.call('getAccount')).verifiedAt).toBe(account.verifiedAt)
    const late = await frame.call('makeTicket', { origin: null })
    world.pass(60)
    await expect(window.call('redeemTicket', late)).rejects.toEqual(code('LOGIN_EXPIRED'))
    const ended = await frame.call('makeTicket', { origin: null })
    await frame.call('endSession', { everywhere: false })
    await expect(window.call('redeemTicket', ended)).rejects.toEqual(code('LOGIN_EXPIRED'))
  })

  test('behavior: it and the frames that opened it are one device, which goes as one', async () => {
    const [one, two, window] = [world.browser(), world.browser(), world.browser()]
    const other = world.browser()
    for (const browser of [one, two, other]) {
      await signInByEmail(browser, world.mail, 'browser@example.org')
      world.pass(31)
    }
    for (const frame of [one, two]) {
      const { ticket } = await frame.call('makeTicket', { origin: null })
      await window.call('redeemTicket', { ticket })
    }
    const { devices } = await two.call('getDevices')
    expect(devices.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const seen = (await other.call('getDevices')).devices.filter(({ isCurrent }) => !isCurrent)
    expect(seen.map(({ id }) => id)).toEqual(devices.flatMap((it) => (it.isCurrent ? [it.id] : [])))
    await other.call('removeDevice', { id: seen[0]?.id ?? '' })
    for (const gone of [one, two, window]) {
      await expect(gone.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
    }
    expect((await other.call('getDevices')).devices).toHaveLength(1)
    const thief = world.browser({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1.15' })
    await thief.call('redeemTicket', await other.call('makeTicket', { origin: null }))
    expect((await other.call('getDevices')).devices).toHaveLength(2)
  })

  test('behavior: cookies are out of reach for scripts, and kept apart for each site', async () => {
    const browser = world.browser()
    await signInByEmail(browser, world.mail, 'cookie@example.org')
    expect([...browser.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-session'])
    for (const line of browser.lines) {
      expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned/)
      expect(line).not.toContain('Domain')
    }
  })
})

describe('the page', () => {
  test('default: the frame may stand in the widget and its page, windows nowhere', async () => {
    const browser = world.browser()
    const frame = await browser.send('/')
    expect(await frame.text()).toBe('index.html')
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toContain(`default-src 'none'; script-src 'self'`)
    expect(policy).toContain('frame-ancestors http://widget.localhost:8100 https://*.shop.example')
    expect(policy).toContain(`connect-src 'self' https://rpc.example https://solana.example;`)
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types 'none'`)
    expect(frame.headers.get('cross-origin-embedder-policy')).toBe('credentialless')
    const window = await browser.send('/window')
    expect(window.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(window.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(window.headers.get('cache-control')).toBe('no-cache')
    const asset = await browser.send('/assets/a-1f.js')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-type')).toContain('text/javascript')
    const missing = [
      '/nothing',
      '/.secret',
      '/assets/../.secret',
      '/assets/%2e%2e/.secret',
      '/assets/',
    ]
    for (const path of missing)
      expect([path, (await browser.send(path)).status]).toEqual([path, 404])
    expect(await (await browser.send('/health')).json()).toEqual({ status: 'ok', version })
    expect(await browser.call('getConfig')).toMatchObject({ socials: [], farcaster: false })
  })
})
