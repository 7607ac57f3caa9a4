import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devAccount } from '#devnet/chains/accounts.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { createBlockchainApi } from './blockchainApi.ts'

let devnet: Devnet
const one = devAccount(0)
const two = devAccount(1)
const sender = one.address
const coinType = 0x8000_0000 + 31337
const { signal } = new AbortController()

beforeAll(async () => {
  devnet = await borrowDevnet()
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function client(asked: { url: string; body: unknown }[] = []) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1.2.3',
    url: devnet.urls.blockchainApi ?? '',
    fetch: (input, init) => {
      const url = String(input).replace(/^http:\/\/[^/]+/, '')
      asked.push({
        url,
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
      })
      return fetch(input, init)
    },
  })
}

async function register(name: string, account = one, extra: object = {}) {
  const timestamp = Math.floor(Date.now() / 1_000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  const signature = await account.signMessage({ message })
  const { address } = account
  const signed = { coinType, address, message, signature, ...extra }
  const asked: { url: string; body: unknown }[] = []
  await client(asked).registerName({ ...signed, name, signal })
  return { asked, signed }
}

describe('names', () => {
  test('default: registered, then found by name and by address (S3.08, S7.12, S7.13, S7.15, S7.26)', async () => {
    const { asked, signed } = await register('maren.reown.id')
    const { coinType: coin_type, ...rest } = signed
    expect(asked).toEqual([{ url: '/v1/profile/account', body: { coin_type, ...rest } }])
    const read: typeof asked = []
    const api = client(read)
    const profile = { name: 'maren.reown.id', addresses: expect.any(Map) }
    const found = await api.lookUpName({ name: 'maren.reown.id' })
    expect(found).toEqual(profile)
    expect(found?.addresses.get(coinType)).toBe(one.address)
    expect(await api.getNamesOf({ address: one.address, sender })).toEqual([profile])
    expect(await api.getNamesOf({ address: two.address, sender })).toEqual([])
    const project = 'projectId=abc&st=causeway&sv=html-core-1.2.3'
    expect(read.map(({ url }) => url)).toEqual([
      `/v1/profile/account/maren.reown.id?apiVersion=2&${project}`,
      `/v1/profile/reverse/${one.address}?sender=${sender}&apiVersion=2&${project}`,
      `/v1/profile/reverse/${two.address}?sender=${sender}&apiVersion=2&${project}`,
    ])
  })

  test('behavior: a name that nobody has is nobody’s (S7.12)', async () => {
    expect(await client().lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
  })

  test('behavior: suggestions say which names are taken (S7.14)', async () => {
    await register('maren.reown.id', two)
    const asked: { url: string; body: unknown }[] = []
    const found = await client(asked).suggestNames({ name: 'maren', zone: 'reown.id' })
    expect(found[0]).toEqual({ name: 'maren.reown.id', registered: true })
    expect(found.slice(1).every(({ registered }) => !registered)).toBe(true)
    expect(found.length).toBeGreaterThan(2)
    expect(asked[0]?.url).toMatch(/^\/v1\/profile\/suggestions\/maren\?zone=reown\.id&projectId=/)
  })

  test('default: the name and the picture of an account (S7.02)', async () => {
    const api = client()
    expect(await api.getIdentity({ address: one.address, sender })).toEqual({})
    await register('maren.reown.id')
    const identity = await api.getIdentity({ address: one.address, sender })
    expect(identity.name).toBe('maren.reown.id')
    expect(identity.image).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  test.each<[string, object, string]>([
    ['signed by somebody else', { address: two.address }, 'The signature is not of this address'],
    ['of no network', { coinType: 60 }, 'Unsupported coin type'],
  ])('error: a registration %s is refused with the reason (S8.06)', async (_, wrong, details) => {
    await expect(register('maren.reown.id', one, wrong)).rejects.toMatchObject({
      code: 'NAME_NOT_REGISTERED',
      message: 'Error registering name maren.reown.id',
      details,
    })
    expect(await client().lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
  })

  test('error: a name that somebody has stays theirs (S8.06)', async () => {
    await register('maren.reown.id', two)
    await expect(register('maren.reown.id')).rejects.toMatchObject({
      details: 'Name is already registered: maren.reown.id',
    })
    const found = await client().lookUpName({ name: 'maren.reown.id' })
    expect(found?.addresses.get(coinType)).toBe(two.address)
  })

  test.each(['html', 'empty', 'truncated', '500', '429', 'refuse'] as const)(
    'error: an answer of %s makes no name free (S7.26, S8.06)',
    async (mode) => {
      await devnet.control.setFault('blockchainApi', { mode, retryAfterSeconds: 60 })
      const api = client()
      await expect(api.lookUpName({ name: 'maren.reown.id' })).rejects.toMatchObject({
        code: 'NAME_NOT_RESOLVED',
        message: 'Error resolving name',
        details: undefined,
      })
      await expect(api.suggestNames({ name: 'maren', zone: 'reown.id' })).rejects.toMatchObject({
        message: 'Error fetching name suggestions',
      })
      await expect(api.getNamesOf({ address: sender, sender })).rejects.toMatchObject({
        message: 'Error fetching names for address',
      })
      await expect(register('maren.reown.id')).rejects.toMatchObject({
        message: 'Error registering name maren.reown.id',
      })
    },
  )
})
