import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appLink, webLink } from '#clients/walletRegistry/cleanLink.ts'
import { parseListing } from '#clients/walletRegistry/listing.ts'
import { createWalletRegistry } from '#clients/walletRegistry/walletRegistry.ts'
import {
  type Answer,
  codeOf,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { walletListFile } from './shape.ts'
import file from './wallets.json' with { type: 'json' }

const { source, wallets } = walletListFile.parse(file)
const FILE_BYTES = 1_000_000
const at = '/api/directory'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ gateway: { origin: ORIGIN } })
})
afterAll(() => gateway?.stop())

const listOf = async (query: string): Promise<{ data: { id: string }[]; count: number }> => {
  const { status, text } = await gateway.ask(`${at}/getWallets${query}`)
  expect(status).toBe(200)
  return JSON.parse(text)
}
const idsOf = async (query: string) => (await listOf(query)).data.map(({ id }) => id)

describe('the file', () => {
  test('default: says what it was made from, with the notice that MIT asks for', () => {
    expect(source.package).toBe('@rainbow-me/rainbowkit')
    expect(source.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(source.licenseText).toMatch(/^MIT License\s+Copyright \(c\) \d{4} Rainbow\s/)
    expect(statSync('gateway/walletList/wallets.json').size).toBeLessThan(FILE_BYTES)
  })

  test('default: names each wallet once, and where it can be had', () => {
    expect(wallets.length).toBeGreaterThan(50)
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
    const nowhere = wallets.filter(
      ({ homepage, app_store, play_store, chrome_store }) =>
        (homepage ?? app_store ?? play_store ?? chrome_store) === undefined,
    )
    expect(nowhere).toEqual([])
  })

  test('default: holds no link that the widget would not open, and counts nobody', () => {
    for (const { homepage, link_mode, app_store, play_store, chrome_store, ...wallet } of wallets) {
      for (const link of [homepage, link_mode, app_store, play_store, chrome_store]) {
        if (link !== undefined) expect(webLink(link)).toBe(link)
      }
      for (const link of [wallet.mobile_link, wallet.desktop_link]) {
        if (link !== undefined) expect(appLink(link)).toBe(link)
      }
    }
    expect(JSON.stringify(wallets.map(({ image: _, ...rest }) => rest))).not.toMatch(
      /utm_|rainbowkit|referrer|onelink|adj\.st|sng\.link/i,
    )
  })
})

describe('what is answered', () => {
  test('default: the frame’s own client reads the list and a picture (S7.24)', async () => {
    const registry = createWalletRegistry({
      projectId: undefined,
      version: '1.2.3',
      url: `${ORIGIN}${at}`,
      fetch: gateway.fetch,
    })
    const found = await registry.getWallets({
      page: 1,
      entries: 4,
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    })
    expect(found.count).toBe(wallets.length)
    expect(found.wallets.map(({ name }) => name)).toEqual([
      'MetaMask',
      'Coinbase Wallet',
      'Trust Wallet',
      'Rainbow',
    ])
    expect(found.wallets[0]).toMatchObject({
      rdns: 'io.metamask',
      homepage: 'https://metamask.io/download',
      imageId: 'metaMask',
    })
    expect(await registry.getImage('wallet', 'metaMask')).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  test('default: every wallet of it is one to the frame', async () => {
    const { data } = await listOf('?entries=100')
    expect(data).toHaveLength(wallets.length)
    for (const one of data) expect(parseListing(one)).toMatchObject({ id: one.id })
  })

  test('behavior: pages follow each other, and end', async () => {
    const all = await idsOf('')
    expect([
      ...(await idsOf('?page=1&entries=40')),
      ...(await idsOf('?page=2&entries=40')),
    ]).toEqual(all)
    expect(await idsOf('?page=3&entries=40')).toEqual([])
    expect((await listOf('?page=3&entries=40')).count).toBe(wallets.length)
    expect(await idsOf('?page=0&entries=1')).toEqual(['metaMask'])
    expect(await idsOf('?page=1&entries=0')).toEqual([])
  })

  test('behavior: narrowed by ids, words, networks and badge', async () => {
    expect(await idsOf('?include=rabby,rainbow,none')).toEqual(['rainbow', 'rabby'])
    expect(await idsOf('?include=rabby,rainbow&exclude=rabby')).toEqual(['rainbow'])
    expect(await idsOf('?search=RaBBy')).toEqual(['rabby'])
    expect(await listOf('?search=nothing-like-it')).toEqual({ data: [], count: 0 })
    expect(await idsOf('?chains=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toEqual([])
    // Nobody certifies them.
    expect(await idsOf('?badge_type=certified')).toEqual([])
  })

  test('behavior: the visitor’s browser keeps the list for an hour, and pictures for a week', async () => {
    const list = await gateway.ask(`${at}/getWallets?page=1&entries=4`)
    expect(list.headers['cache-control']).toBe('private, max-age=3600')
    const picture = await gateway.ask(`${at}/getWalletImage/rabby?st=causeway&sv=html-core-1.2.3`)
    expect(picture.headers).toMatchObject({
      'cache-control': 'private, max-age=604800',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(picture.text).toMatch(/^<svg/)
    const head = await gateway.ask(`${at}/getWalletImage/rabby`, { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-type']]).toEqual([
      200,
      '',
      'image/svg+xml',
    ])
  })

  test.each<[what: string, ask: () => Promise<Answer>, status: number, code: string]>([
    ['a wallet of no picture', () => gateway.ask(`${at}/getWalletImage/none`), 404, 'NOT_FOUND'],
    [
      'a field of all objects',
      () => gateway.ask(`${at}/getWalletImage/__proto__`),
      404,
      'NOT_FOUND',
    ],
    ['the origins of a project', () => gateway.ask(`${at}/projects/v1/origins`), 404, 'NOT_FOUND'],
    ['the settings of a project', () => gateway.ask(`${at}/getAnalyticsConfig`), 404, 'NOT_FOUND'],
    ['a picture of a token', () => gateway.ask(`${at}/public/getTokenImage/a`), 404, 'NOT_FOUND'],
    ['an unknown name', () => gateway.ask(`${at}/getWallets?callback=a`), 400, 'QUERY_REFUSED'],
    ['a name twice', () => gateway.ask(`${at}/getWallets?page=1&page=2`), 400, 'QUERY_REFUSED'],
    ['no number', () => gateway.ask(`${at}/getWallets?page=-1`), 400, 'QUERY_REFUSED'],
    ['a page without end', () => gateway.ask(`${at}/getWallets?page=100000`), 400, 'QUERY_REFUSED'],
    ['a line in words', () => gateway.ask(`${at}/getWallets?search=a%0db`), 400, 'QUERY_REFUSED'],
    [
      'a query of a picture',
      () => gateway.ask(`${at}/getWalletImage/rabby?w=1`),
      400,
      'QUERY_REFUSED',
    ],
    ['another method', () => gateway.ask(`${at}/getWallets`, post({})), 405, 'METHOD_REFUSED'],
    [
      'a picture that is sent',
      () => gateway.ask(`${at}/getWalletImage/rabby`, post({})),
      405,
      'METHOD_REFUSED',
    ],
  ])('error: %s is refused', async (_, ask, status, code) => {
    const answer = await ask()
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  test.each([
    ['dots', '../getWallets'],
    ['encoded dots', '%2e%2e/getWallets'],
    ['an encoded slash', '..%2fwallets.json'],
    ['a backslash', '..\\wallets.json'],
    ['a zero byte', 'rabby%00.png'],
    ['dots, encoded twice', '%252e%252e'],
    ['words without end', 'a'.repeat(129)],
    ['a question mark', 'rabby%3fa'],
  ])('attack: %s in the name of a picture', async (_, id) => {
    const answer = await gateway.ask(`${at}/getWalletImage/${id}`)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'PATH_REFUSED'])
  })
})

describe('where it is not served', () => {
  test.each<[string, object, object?]>([
    ['switched off', { walletList: false }],
    ['no list beside a project', { services: { projectIdFrom: 'PROJECT_ID' } }],
    ['no list beside a public project', {}, { projectId: 'abc' }],
    ['no list beside another one', {}, { walletListUrl: 'https://wallets.example' }],
  ])('behavior: %s', async (_, section, services = {}) => {
    const nobody = 'http://127.0.0.1:9'
    const other = await startGateway({
      services: { apiUrl: nobody, blockchainUrl: nobody, ...services },
      gateway: { origin: ORIGIN, ...section },
    })
    try {
      expect((await other.ask(`${at}/getWallets`)).status).not.toBe(200)
    } finally {
      await other.stop()
    }
  })
})
