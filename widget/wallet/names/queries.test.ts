import { describe, expect, test, vi } from 'vitest'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { connect } from '../connect/connect.ts'
import { setOptions } from '../../boot/setOptions.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { identityQuery, nameQuery, namesOfQuery, namesQuery } from './queries.ts'

const coinType = 0x8000_0000 + 31337
const png = 'data:image/png;base64,AAAA'

type Said = (path: string) => { status?: number; body: unknown }

/** A service that answers as the real one does, over HTTP's own `fetch`. */
function serviceOf(said: Said) {
  const asked: string[] = []
  const api: BlockchainApi = createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch: async (input) => {
      const { pathname } = new URL(String(input))
      asked.push(pathname)
      if (pathname === '/v1/supported-chains') return Response.json({ http: [one], ws: [] })
      const { status = 200, body } = said(pathname)
      return Response.json(body, { status })
    },
  })
  return { api, asked }
}

async function start(said: Said, places = new Map<string, string>()) {
  const wallet = createFakeWallet()
  const { api, asked } = serviceOf(said)
  const core = createTestCore({ wallets: [wallet], places })
  const now = vi.fn(Date.now)
  Object.assign(core, { loadBlockchainApi: async () => api, now })
  await connect(core, { connectorId: wallet.id })
  return { core, asked, now }
}

function named(addresses: Record<string, unknown>, name = 'maren.reown.id') {
  return () => ({ body: { name, addresses, registered: 1, attributes: [] } })
}

const nobody = {
  status: 404,
  body: { status: 'FAILED', reasons: [{ name: 'name', description: 'Nobody' }] },
}

describe('nameQuery', () => {
  test('default: the address of this network (S7.12, S7.26)', async () => {
    const { core } = await start(named({ [coinType]: { address: bob }, 60: { address: alice } }))
    expect(await core.queries.fetchQuery(nameQuery(core, ' Maren.reown.id '))).toEqual({
      name: 'maren.reown.id',
      address: bob,
      isOfNetwork: true,
    })
  })

  test('behavior: one lookup in five minutes, also of a name that nobody has (S9.01)', async () => {
    vi.useFakeTimers()
    const { core, asked } = await start(() => nobody)
    const ask = () => core.queries.fetchQuery(nameQuery(core, 'maren.eth'))
    expect(await ask()).toBe(null)
    vi.advanceTimersByTime(5 * 60 * 1_000 - 1)
    expect(await ask()).toBe(null)
    const lookups = () => asked.filter((path) => path.includes('/account/')).length
    expect(lookups()).toBe(1)
    vi.advanceTimersByTime(1)
    await ask()
    expect(lookups()).toBe(2)
    vi.useRealTimers()
  })

  test.each<[string, Record<string, unknown>, string | undefined]>([
    ['of its only other network', { 60: { address: bob } }, bob],
    [
      'that its other networks agree on',
      { 60: { address: bob }, 2147483649: { address: bob } },
      bob,
    ],
    [
      'where they do not agree',
      { 60: { address: bob }, 2147483649: { address: alice } },
      undefined,
    ],
    ['of another kind of chain', { 0: { address: bob } }, undefined],
    ['that is none', { [coinType]: { address: '0x123' } }, undefined],
    ['of nobody', { [coinType]: { address: `0x${'0'.repeat(40)}` } }, undefined],
  ])('behavior: an address %s (S5.09)', async (_, addresses, address) => {
    const { core } = await start(named(addresses))
    const found = await core.queries.fetchQuery(nameQuery(core, 'maren.reown.id'))
    expect(found).toEqual(
      address === undefined ? null : { name: 'maren.reown.id', address, isOfNetwork: false },
    )
  })

  test('error: the answer for another name is not used (S8.06)', async () => {
    const { core } = await start(named({ [coinType]: { address: bob } }, 'other.reown.id'))
    await expect(core.queries.fetchQuery(nameQuery(core, 'maren.reown.id'))).rejects.toMatchObject({
      code: 'NAME_NOT_RESOLVED',
      message: 'Error resolving name',
    })
  })

  test.each<[string, () => Promise<Response>]>([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'is busy for a minute',
      async () => new Response('Too many', { status: 429, headers: { 'retry-after': '60' } }),
    ],
    ['fails', async () => new Response('Bad gateway', { status: 502 })],
    ['answers with a page', async () => new Response('<html>', { status: 200 })],
    ['answers something else', async () => Response.json({ hello: ['you'] })],
  ])(
    'error: of a service that %s nothing is known, not that the name is free',
    async (_, answer) => {
      const api = createBlockchainApi({
        projectId: 'abc',
        version: '1',
        url: 'https://api.example',
        fetch: async (input) =>
          new URL(String(input)).pathname === '/v1/supported-chains'
            ? Response.json({ http: [one], ws: [] })
            : answer(),
      })
      const core = Object.assign(createTestCore(), { loadBlockchainApi: async () => api })
      const query = nameQuery(core, 'otto.eth', { caipChainId: one })
      await expect(core.queries.fetchQuery(query)).rejects.toThrow(Error)
    },
  )

  test('error: a network that the service does not know', async () => {
    const { core, asked } = await start(() => nobody)
    const query = nameQuery(core, 'maren.eth', { caipChainId: 'eip155:31338' })
    await expect(core.queries.fetchQuery(query)).rejects.toMatchObject({
      code: 'NAMES_NOT_SUPPORTED',
    })
    expect(asked).toEqual(['/v1/supported-chains'])
    expect(await core.queries.fetchQuery(namesQuery(core, 'eip155:31338'))).toBe(false)
    expect(await core.queries.fetchQuery(namesQuery(core, 'solana:mainnet'))).toBe(false)
    expect(await core.queries.fetchQuery(namesQuery(core, one))).toBe(true)
  })

  test.each([
    'maren',
    '0x1111',
    'mаren.eth',
    'a b.eth',
    '.eth',
    'maren.',
    `${'a'.repeat(300)}.eth`,
  ])('error: %j is no name to look up', async (text) => {
    const { core } = await start(() => nobody)
    expect(typeof nameQuery(core, text).queryFn).toBe('symbol')
  })
})

describe('namesOfQuery', () => {
  test('error: names that lead elsewhere are not the account’s (S7.13)', async () => {
    const { core } = await start(() => ({
      body: [
        { name: 'other.reown.id', addresses: { [coinType]: { address: bob } } },
        { name: 'maren.reown.id', addresses: { [coinType]: { address: alice } } },
      ],
    }))
    expect(await core.queries.fetchQuery(namesOfQuery(core, alice))).toEqual(['maren.reown.id'])
  })
})

describe('identityQuery', () => {
  const said: Said = () => ({ body: { name: 'maren.eth', avatar: png } })

  test('default: name and picture (S7.02)', async () => {
    const { core, asked } = await start(said)
    const identity = await core.queries.fetchQuery(identityQuery(core, alice))
    expect(identity).toEqual({ name: 'maren.eth', image: png })
    expect(asked.at(-1)).toBe(`/v1/identity/${alice}`)
  })

  test('behavior: without one, the first name that was registered (S7.13)', async () => {
    const { core } = await start((path) =>
      path.startsWith('/v1/identity/')
        ? { body: { name: null, avatar: null } }
        : { body: [{ name: 'maren.reown.id', addresses: { [coinType]: { address: alice } } }] },
    )
    const { name } = await core.queries.fetchQuery(identityQuery(core, alice))
    expect(name).toBe('maren.reown.id')
  })

  test('behavior: known at once on the next visit, for five minutes (S3.12, S9.01)', async () => {
    const places = new Map<string, string>()
    const image = 'https://pictures.example/one.png'
    const first = await start(() => ({ body: { name: 'maren.eth', avatar: image } }), places)
    await first.core.queries.fetchQuery(identityQuery(first.core, alice))
    const next = await start(() => nobody, places)
    const seen = () => next.core.queries.ensureQueryData(identityQuery(next.core, alice))
    expect(await seen()).toEqual({ name: 'maren.eth', image })
    expect(next.asked).toEqual([])
    const other = identityQuery(next.core, bob).initialData
    expect(typeof other === 'function' && other()).toBe(undefined)
    next.now.mockReturnValue(Date.now() + 5 * 60 * 1_000 + 1)
    const late = identityQuery(next.core, alice).initialData
    expect(typeof late === 'function' && late()).toBe(undefined)
  })

  test('behavior: a picture too long to be kept is asked for, under its name (S9.01)', async () => {
    const places = new Map<string, string>()
    const first = await start(said, places)
    await first.core.queries.fetchQuery(identityQuery(first.core, alice))
    expect([...places.values()].join('')).not.toContain('data:')
    const next = await start(said, places)
    const query = identityQuery(next.core, alice)
    expect(typeof query.initialData === 'function' && query.initialData()?.name).toBe('maren.eth')
    expect(await next.core.queries.fetchQuery(query)).toEqual({ name: 'maren.eth', image: png })
    expect(next.asked).toContain(`/v1/identity/${alice}`)
  })

  test('behavior: only chains of eip155 have names (S9.12)', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { core } = await start(said)
    const api = await core.loadBlockchainApi?.()
    Object.assign(core, { loadBlockchainApi: async () => ({ ...api, supports: async () => true }) })
    const has = (id: string) => core.queries.fetchQuery(namesQuery(core, id))
    expect([await has(one), await has(solana)]).toEqual([true, false])
  })

  test('behavior: nobody is asked where the site switches names off', async () => {
    const { core, asked } = await start(said)
    setOptions(core, { features: { names: false } })
    await expect(core.queries.fetchQuery(identityQuery(core, alice))).rejects.toThrow()
    expect(asked).toEqual([])
  })
})
