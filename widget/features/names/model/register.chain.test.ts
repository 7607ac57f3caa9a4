import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { devAccount } from '#devnet/chains/accounts.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { connect } from '#wallet/connect/connect.ts'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { open } from '#kernel/modal/open.ts'
import { back, push } from '#kernel/router/router.ts'
import { createTestCore, two } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { isTakenQuery, suggestionsQuery } from './offers.ts'
import { identityQuery, nameQuery, namesOfQuery } from '#wallet/names/queries.ts'
import { cancelRegistration, registerName } from './register.ts'

let devnet: Devnet
const account = devAccount(0)
const { address } = account
const here = 'eip155:31337'

beforeAll(async () => {
  devnet = await borrowDevnet()
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

/** A core whose wallet signs with a real key, over the real service of the devnet. */
async function start(fetch = globalThis.fetch) {
  const wallet = createFakeWallet()
  wallet.accounts = [address]
  const { request } = wallet
  const signed: string[] = []
  Object.assign(wallet, {
    request: async (asked: Parameters<typeof request>[0]) => {
      const answer = await request(asked)
      if (asked.method !== 'personal_sign') return answer
      const [raw] = asked.params as [`0x${string}`]
      signed.push(Buffer.from(raw.slice(2), 'hex').toString())
      return account.signMessage({ message: { raw } })
    },
  })
  const core = createTestCore({ wallets: [wallet], widgetOptions: { projectId: 'abc' } })
  const url = devnet.urls.blockchainApi ?? ''
  const api = createBlockchainApi({ projectId: 'abc', version: '1', url, fetch })
  Object.assign(core, { loadBlockchainApi: async () => api })
  await connect(core, { connectorId: wallet.id })
  await open(core)
  push(core, { name: 'RegisterAccountName' })
  return { core, wallet, signed, api }
}

type Started = Awaited<ReturnType<typeof start>>

const registrationOf = ({ core }: Started) => core.store.getState().names.registration
const toastOf = ({ core }: Started) => core.store.getState().notices.toast?.content
const topOf = ({ core }: Started) => core.store.getState().router.stack.at(-1)

async function told({ core }: Started, event: string) {
  await vi.waitFor(() => expect(core.productEvents.map((one) => one.event)).toContain(event))
  return core.productEvents.find((one) => one.event === event)
}

/** Registers the name for another account. */
async function take(name: string) {
  const other = devAccount(1)
  const timestamp = Math.floor(Date.now() / 1_000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  const url = devnet.urls.blockchainApi ?? ''
  await createBlockchainApi({ projectId: 'abc', version: '1', url }).registerName({
    name,
    message,
    coinType: 0x80000000 + 31337,
    address: other.address,
    signature: await other.signMessage({ message }),
  })
}

describe('registerName', () => {
  test('default: signed, sent, and the account is called so (S1.02, S3.08, S4.08, S7.15)', async () => {
    const started = await start()
    const { core, signed } = started
    expect(await core.queries.fetchQuery(isTakenQuery(core, here, 'maren'))).toBe(false)
    await registerName(core, { label: 'maren' })
    expect(topOf(started)).toEqual({
      name: 'RegisterAccountNameSuccess',
      accountName: 'maren.reown.id',
    })
    const timestamp = JSON.parse(signed[0] ?? '').timestamp
    expect(signed).toEqual([`{"name":"maren.reown.id","attributes":{},"timestamp":${timestamp}}`])
    expect(Math.abs(timestamp - Date.now() / 1_000)).toBeLessThan(60)
    const { name } = await core.queries.ensureQueryData(identityQuery(core, address))
    expect(name).toBe('maren.reown.id')
    expect(await core.queries.fetchQuery(isTakenQuery(core, here, 'maren'))).toBe(true)
    expect(await core.queries.fetchQuery(namesOfQuery(core, address))).toEqual(['maren.reown.id'])
    const found = await core.queries.fetchQuery(nameQuery(core, 'maren.reown.id'))
    expect(found).toEqual({ name: 'maren.reown.id', address, isOfNetwork: true })
    const properties = { ensName: 'maren.reown.id' }
    expect(await told(started, 'OPEN_ENS_FLOW')).toMatchObject({ type: 'track' })
    expect(await told(started, 'REGISTER_NAME_INITIATED')).toMatchObject({ properties })
    expect(await told(started, 'REGISTER_NAME_SUCCESS')).toMatchObject({ properties })
  })

  test('error: a refused signature leads back, with a word (S4.08, S8.01)', async () => {
    const started = await start()
    started.wallet.failNext('personal_sign', 4001)
    await registerName(started.core, { label: 'maren' })
    expect(topOf(started)).toEqual({ name: 'RegisterAccountName' })
    expect(toastOf(started)).toEqual({ says: 'signatureDeclined', code: 'SIGNATURE_DECLINED' })
    expect(await started.api.lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
    expect(await told(started, 'REGISTER_NAME_ERROR')).toMatchObject({
      properties: { ensName: 'maren.reown.id', error: 'SIGNATURE_DECLINED' },
    })
  })

  test('error: a name that was taken meanwhile, in the service’s own words (S4.08, S8.06)', async () => {
    const started = await start()
    await take('maren.reown.id')
    await registerName(started.core, { label: 'maren' })
    const reason = 'Name is already registered: maren.reown.id'
    const name = 'maren.reown.id'
    const code = 'NAME_NOT_REGISTERED'
    expect(toastOf(started)).toEqual({ says: 'nameNotRegistered', code, name, reason })
    expect(registrationOf(started)).toEqual({ status: 'failed', name, code, reason })
    expect(topOf(started)).toEqual({ name: 'RegisterAccountName' })
  })

  test('error: a service that is down registers nothing (S8.06)', async () => {
    const started = await start()
    await started.api.supports(here)
    await devnet.control.setFault('blockchainApi', { mode: '500' })
    await registerName(started.core, { label: 'maren' })
    const name = 'maren.reown.id'
    expect(toastOf(started)).toMatchObject({ says: 'nameNotRegistered', name, reason: undefined })
    expect(registrationOf(started)).toMatchObject({ status: 'failed' })
  })

  test('error: a yes that got lost is still a yes', async () => {
    const started = await start(async (input, init) => {
      const answer = await fetch(input, init)
      return init?.method === 'POST' ? new Response('', { status: 502 }) : answer
    })
    await registerName(started.core, { label: 'maren' })
    expect(registrationOf(started)).toEqual({ status: 'done', name: 'maren.reown.id' })
  })

  test('error: who has a name is not asked to sign for another one', async () => {
    const started = await start()
    await registerName(started.core, { label: 'maren' })
    await registerName(started.core, { label: 'other' })
    expect(registrationOf(started)).toMatchObject({ code: 'NAME_ALREADY_OWNED' })
    expect(started.signed.length).toBe(1)
  })

  test.each([
    ['abc', 'NAME_INVALID'],
    ['mаren', 'NAME_INVALID'],
  ])('error: nobody is asked to sign for %j (S5.03)', async (label, code) => {
    const started = await start()
    await registerName(started.core, { label })
    expect(registrationOf(started)).toMatchObject({ status: 'failed', code })
    expect(started.signed).toEqual([])
  })

  test.each<[string, (started: Started) => void]>([
    ['goes back', ({ core }) => back(core)],
    ['takes it back', ({ core }) => cancelRegistration(core)],
    ['disconnects', ({ core }) => disconnect(core, { reason: 'user' })],
  ])('behavior: a signature is not used after its person %s', async (_, leave) => {
    const started = await start()
    const { core, wallet, signed } = started
    const { request } = wallet
    Object.assign(wallet, {
      request: async (asked: Parameters<typeof request>[0]) => {
        const answer = await request(asked)
        if (asked.method === 'personal_sign') leave(started)
        return answer
      },
    })
    await registerName(core, { label: 'maren' })
    expect(signed.length).toBe(1)
    expect(registrationOf(started)).toEqual({ status: 'idle' })
    expect(await started.api.lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
    expect(toastOf(started)).toBe(undefined)
  })
})

describe('offers', () => {
  test('behavior: free names like a taken one, without their zone (S7.14)', async () => {
    const { core } = await start()
    await take('maren.reown.id')
    await take('maren1.reown.id')
    const found = await core.queries.fetchQuery(suggestionsQuery(core, here, 'maren'))
    expect(found).toContain('maren-wallet')
    expect(found).not.toContain('maren')
    expect(found).not.toContain('maren1')
  })

  test('error: an outage, or another network, makes no name free (S7.26)', async () => {
    const { core, api } = await start()
    await api.supports(here)
    await devnet.control.setFault('blockchainApi', { mode: '500' })
    await expect(core.queries.fetchQuery(isTakenQuery(core, here, 'maren'))).rejects.toThrow()
    await devnet.control.reset()
    await expect(
      core.queries.fetchQuery(isTakenQuery(core, 'eip155:1', 'maren')),
    ).rejects.toMatchObject({ code: 'NAMES_NOT_SUPPORTED' })
    expect(await core.queries.fetchQuery(isTakenQuery(core, two, 'maren'))).toBe(false)
  })
})
