import { describe, expect, test } from 'vitest'
import { createIpReader, nameDevice, readLanguages } from '../http/client.ts'
import { createLog } from '../log.ts'
import { needed, readOptions } from './options.ts'
import { settings } from './settings.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const good = {
  SECURE_ORIGIN: 'https://secure.example',
  WIDGET_ORIGINS: 'https://widget.example',
  ALLOWED_ORIGINS: 'https://shop.example, https://*.site.example',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'wallet@secure.example',
  NETWORKS: settings.NETWORKS.example,
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
      changeSeconds: 604_800,
      networks: [{ chainId: 1, currency: { symbol: 'ETH', decimals: 18 }, isTest: false }],
      solanaNodes: undefined,
      descriptors: undefined,
      farcaster: undefined,
    })
  })

  test('behavior: pools of the deployment, and what its contracts do (S2)', () => {
    const address = '0x5c11b1C3d4e5F6a7b8C9D0E1f2a3b4c5d6e78AE2'
    const network = {
      chainId: 31_337,
      name: 'Devnet',
      rpcUrl: 'http://127.0.0.1:1',
      isTest: true,
      currency: { symbol: 'ETH', decimals: 18 },
      spokePool: address,
      multicallHandler: address,
    }
    const descriptor = {
      $schema: 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json',
      context: { contract: { deployments: [{ chainId: 31_337, address }] } },
      metadata: { contractName: 'Ferry' },
      display: { formats: { 'board(uint256 fare)': { intent: 'Board', fields: [] } } },
    }
    const given = { NETWORKS: JSON.stringify([network]), DESCRIPTORS: JSON.stringify([descriptor]) }
    expect(readOptions({ ...good, ...given })).toMatchObject({
      networks: [network],
      descriptors: [descriptor],
    })
  })

  test('behavior: nodes of Solana, each network’s own', () => {
    const solanaNodes = { [SOLANA]: ['https://one.example', 'https://two.example/key'] }
    const read = (given: unknown) => readOptions({ ...good, SOLANA_NODES: JSON.stringify(given) })
    expect(read(solanaNodes)).toMatchObject({ solanaNodes })
    for (const wrong of [
      { [SOLANA]: [] },
      { mainnet: ['https://a.example'] },
      { [SOLANA]: ['a'] },
    ]) {
      expect(() => read(wrong)).toThrow(/SOLANA_NODES.* wants JSON: /)
    }
  })

  test('error: pages that embed are never everybody, and what names nobody is told (S5.07)', () => {
    for (const wrong of ['*', 'https://shop.example,*', 'https://Shop.example', 'https://*']) {
      expect(() => readOptions({ ...good, ALLOWED_ORIGINS: wrong })).toThrow(
        /ALLOWED_ORIGINS .*wants origins/,
      )
    }
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
      SOLANA_NODES: '{"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp":[]}',
      DESCRIPTORS: '[{"$schema":"erc7730-v1.schema.json"}]',
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

  test('error: without networks nobody could log in: refused, with the format and an example (N2)', () => {
    const { NETWORKS, ...without } = good
    const wants =
      /NETWORKS.* wants JSON: .*currency \(symbol, decimals\).*, for example \[\{"chainId"/
    expect(() => readOptions(without)).toThrow(wants)
    for (const wrong of ['', '[]', '{', NETWORKS.replace('"isTest":false', '"isTest":"no"')]) {
      expect(() => readOptions({ ...good, NETWORKS: wrong }), wrong).toThrow(wants)
    }
  })

  test('default: every example is one that is taken, but for the key, which nobody should use', () => {
    const examples = Object.entries(settings).filter(([name]) => name !== 'ENCRYPTION_KEY')
    for (const [name, { example }] of examples) {
      expect(() => readOptions({ ...good, [name]: example }), name).not.toThrow()
    }
    expect(() => readOptions({ ...good, ENCRYPTION_KEY: settings.ENCRYPTION_KEY.example })).toThrow(
      /ENCRYPTION_KEY .*wants/,
    )
    expect([...needed].sort()).toEqual(Object.keys(good).sort())
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
