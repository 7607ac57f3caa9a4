import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { createWalletRegistry, type WalletRegistry } from './walletRegistry.ts'

let devnet: Devnet
let walletRegistry: WalletRegistry
let asked: string[] = []

beforeAll(async () => {
  devnet = await startTestDevnet({ only: ['directory'] })
  walletRegistry = createWalletRegistry({
    projectId: 'devnet',
    version: '1.2.3',
    url: devnet.urls.directory ?? '',
    fetch: (input, init) => {
      asked.push(String(input))
      return fetch(input, init)
    },
  })
})
afterAll(() => devnet?.stop())
beforeEach(async () => {
  asked = []
  await devnet.control.reset()
})

const first = () => walletRegistry.getWallets({ page: 1, entries: 40 })

describe('getWallets', () => {
  test('default: a page, and how many there are (S7.24, S9.05)', async () => {
    const { wallets, count } = await first()
    expect(count).toBe(600)
    // One of the forty has no name.
    expect(wallets).toHaveLength(39)
    expect(wallets[0]).toMatchObject({
      name: 'Pebble',
      badge: 'certified',
      mobileLink: 'pebble://',
    })
    const { searchParams, pathname } = new URL(asked[0] ?? '')
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/getWallets',
      { projectId: 'devnet', st: 'causeway', sv: 'html-core-1.2.3', page: '1', entries: '40' },
    ])
  })

  test('behavior: narrows by ids, networks, words, badge and platform (S7.24)', async () => {
    const { wallets } = await first()
    const [one = '', two = ''] = wallets.map(({ id }) => id)
    const ids = async (query: object) =>
      (await walletRegistry.getWallets({ page: 1, entries: 100, ...query })).wallets.map(
        ({ id }) => id,
      )
    expect(await ids({ include: [one, two] })).toEqual([one, two])
    expect(await ids({ include: [one, two], exclude: [one] })).toEqual([two])
    const ours = await walletRegistry.getWallets({ page: 1, entries: 1, chains: ['eip155:31337'] })
    expect(ours.count).toBe(588)
    const solana = await walletRegistry.getWallets({
      page: 1,
      entries: 100,
      chains: ['solana:none'],
    })
    expect(solana).toEqual({ wallets: [], count: 0 })
    const found = await walletRegistry.getWallets({
      page: 1,
      entries: 100,
      search: '  pebble VAULT ',
    })
    expect(found.wallets.map(({ name }) => name)).toEqual(['Pebble Vault'])
    const certified = await walletRegistry.getWallets({ page: 1, entries: 40, badge: 'certified' })
    expect([certified.count, new Set(certified.wallets.map(({ badge }) => badge))]).toEqual([
      200,
      new Set(['certified']),
    ])
    const mobile = await walletRegistry.getWallets({ page: 1, entries: 40, platform: 'mobile' })
    expect(mobile.wallets.length).toBeLessThan(39)
    expect(mobile.wallets.every(({ mobileLink }) => mobileLink !== undefined)).toBe(true)
  })

  test('behavior: hostile listings lose what is hostile, and the page stays', async () => {
    const { wallets } = await first()
    const named = (start: string) => wallets.find(({ name }) => name.startsWith(start))
    expect(named('Safe')?.name).toBe('Safetellaw pebble')
    expect(named('Endless')?.name.length).toBeLessThanOrEqual(40)
    expect(JSON.stringify(named('Script Links'))).not.toMatch(/javascript|vbscript|data:/i)
  })

  test.each([
    ['500', 'HTTP_ERROR'],
    ['429', 'HTTP_ERROR'],
    ['refuse', 'HTTP_UNREACHABLE'],
    ['html', 'HTTP_ERROR'],
    ['empty', 'HTTP_UNREADABLE'],
    ['truncated', 'HTTP_UNREADABLE'],
  ] as const)('error: %s is told', async (mode, code) => {
    await devnet.control.setFault('directory', { mode })
    await expect(first()).rejects.toMatchObject({ code })
  })

  test('error: an answer of another shape, and one without end, are told', async () => {
    const answers = (body: BodyInit) =>
      createWalletRegistry({
        projectId: 'p',
        version: '1',
        url: 'https://api.example',
        fetch: async () => new Response(body),
      }).getWallets({ page: 1, entries: 40 })
    for (const body of ['[]', '{"data":{},"count":1}']) {
      await expect(answers(body)).rejects.toMatchObject({ code: 'HTTP_UNREADABLE' })
    }
    // A count that is none ends no list: there are at least those that came.
    expect(await answers('{"data":[],"count":-1}')).toEqual({ wallets: [], count: 0 })
    let parts = 0
    const endless = new ReadableStream({
      pull(controller) {
        parts += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    await expect(answers(endless)).rejects.toMatchObject({ code: 'HTTP_UNREADABLE' })
    expect(parts).toBeLessThan(50)
  })

  test('behavior: an abort ends a request that hangs, with its own reason', async () => {
    await devnet.control.setFault('directory', { mode: 'hang' })
    const life = new AbortController()
    const asking = walletRegistry.getWallets({ page: 1, entries: 4 }, life.signal)
    life.abort(new Error('left'))
    await expect(asking).rejects.toThrow('left')
  })
})

describe('getImage', () => {
  test('default: every kind comes as data for an image (S7.24)', async () => {
    const [wallet] = (await first()).wallets
    const image = await walletRegistry.getImage('wallet', wallet?.imageId ?? '')
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(atob(image.split(',')[1] ?? '')).toMatch(/^<svg /)
    for (const kind of ['asset', 'currency', 'token'] as const) {
      expect(await walletRegistry.getImage(kind, 'usdc')).toMatch(/^data:image\/svg/)
    }
    expect(asked.slice(1).map((url) => new URL(url).pathname)).toEqual([
      `/getWalletImage/${wallet?.imageId}`,
      '/public/getAssetImage/usdc',
      '/public/getCurrencyImage/usdc',
      '/public/getTokenImage/usdc',
    ])
  })

  test.each([
    ['five-megabytes', 'HTTP_UNREADABLE'],
    ['html-page', 'HTTP_UNREADABLE'],
    ['not-there', 'HTTP_ERROR'],
  ])('error: %s is refused', async (id, code) => {
    await expect(walletRegistry.getImage('wallet', id)).rejects.toMatchObject({ code })
  })
})
