import { describe, expect, test } from 'vitest'
import { createIpReader, nameDevice, readLanguages } from './client.ts'
import { createLog } from './log.ts'
import { readOptions } from './options.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const good = {
  SECURE_ORIGIN: 'https://secure.example',
  WIDGET_ORIGINS: 'https://widget.example',
  ALLOWED_ORIGINS: 'https://shop.example, https://*.site.example',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'wallet@secure.example',
  ENCRYPTION_KEY: KEY,
}

describe('the environment', () => {
  test('default: what is not said', () => {
    expect(readOptions(good)).toMatchObject({
      host: '127.0.0.1',
      allowedOrigins: ['https://shop.example', 'https://*.site.example'],
      databaseUrl: undefined,
      freshSeconds: 43_200,
      sessionSeconds: 2_592_000,
      networks: [],
      farcaster: undefined,
    })
  })

  test('error: each wrong variable is named, none is shown', () => {
    const wrong: Record<string, string> = {
      PORT: 'eighty',
      SECURE_ORIGIN: 'http://secure.example',
      WIDGET_ORIGINS: 'https://widget.example/path',
      ALLOWED_ORIGINS: '',
      DATABASE_URL: 'mysql://x',
      ENCRYPTION_KEY: 'c2hvcnQ=',
      NETWORKS: '[{"chainId":"1"}]',
      SOCIAL_GOOGLE: '{"clientId":"x","clientSecret":"hush","more":1}',
      FARCASTER: '{',
      TRUSTED_PROXIES: 'everybody',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const read = () => readOptions({ ...good, [name]: value })
      expect(read).toThrow(new RegExp(`^The service cannot start.*\\n  ${name}.* wants \\w`))
      expect(read).not.toThrow(/hush|mysql|c2hvcnQ/)
    }
    expect(() => readOptions({})).toThrow(/SMTP_URL wants/)
  })
})

describe('who asks', () => {
  test('behavior: the address before the proxies that are trusted', () => {
    const read = createIpReader(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
    expect(read('192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
    expect(read('127.0.0.1', '203.0.113.9, 198.51.100.1, 10.1.1.1')).toBe('198.51.100.1')
    expect(read('::ffff:127.0.0.1', 'unknown')).toBe('127.0.0.1')
    expect(read('127.0.0.1', undefined)).toBe('127.0.0.1')
    expect(read('fd00::1', '2001:DB8::1:2')).toBe('2001:db8:0:0')
    expect(read('2001:db8:1:2:3:4:5:6', undefined)).toBe('2001:db8:1:2')
  })

  test('behavior: browsers and languages, in our own words', () => {
    const agents = [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      '<script>alert(1)</script>',
      undefined,
    ]
    const names = ['Edge on Windows', 'Safari on iPhone', 'A browser', 'A browser']
    expect(agents.map((agent) => nameDevice(agent))).toEqual(names)
    const accepted = ['es-MX,es;q=0.9', 'fr;q=0,es;q=0.4,EN;Q=0.5', ' , *;q=0.1', undefined]
    expect(accepted.map((value) => readLanguages(value).join())).toEqual([
      'es-MX,es',
      'EN,es',
      ',*',
      '',
    ])
    expect(readLanguages('xx,'.repeat(5_000)).length).toBeLessThan(100)
  })
})

test('error: a log line holds the kind of an error, never its message', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  log.debug('quiet')
  const cause = Object.assign(new Error('550 ada@example.org'), { code: 'EENVELOPE' })
  log.warn('mail.failed', { kind: 'login' }, new Error('to ada@example.org', { cause }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('ada')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'mail.failed',
    error: { name: 'Error', cause: { code: 'EENVELOPE' } },
  })
})
