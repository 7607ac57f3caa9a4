import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseSiweMessage } from 'viem/siwe'
import { connect } from '../connections/connect.ts'
import { disconnect } from '../connections/disconnect.ts'
import { reconnect } from '../connections/reconnect.ts'
import { onWalletEvent } from '../connections/walletEvent.ts'
import { close } from '../modal/close.ts'
import { open } from '../modal/open.ts'
import { publicState } from '../publish.ts'
import { request } from '../requests/request.ts'
import { topView } from '../router/slice.ts'
import type { TestCore } from '../testing/createTestCore.ts'
import { createTestCore } from '../testing/createTestCore.ts'
import { writeMessage } from './message.ts'
import { offerSigned, oneClick } from './oneClick.ts'
import { cancelSignIn, signIn } from './sign.ts'
import { createSignInCore, pageAnswers } from './testing/signer.ts'

const connectorId = 'wallet-one'
afterEach(() => vi.useRealTimers())

const step = (core: TestCore) => core.store.getState().signIn.step
const view = (core: TestCore) => topView(core.store.getState().router).name
const isOpen = (core: TestCore) => core.store.getState().modal.open
const state = (core: TestCore) => publicState(core.store.getState())
const heard = (core: TestCore, type: string) =>
  core.published.filter((event) => event.type === type).map(({ payload }) => payload)
const asked = (core: TestCore) => expect.poll(() => step(core)).toMatchObject({ status: 'asking' })
const ready = (core: TestCore) =>
  expect.poll(() => 'prepared' in step(core) && step(core)).toHaveProperty('prepared.message')

/** Opened and connected, with the message on screen. */
async function connected(
  option: Parameters<typeof createSignInCore>[0],
  more: Parameters<typeof createSignInCore>[1] = {},
) {
  const made = createSignInCore(option, more)
  await open(made.core)
  await connect(made.core, { connectorId })
  expect(view(made.core)).toBe('SIWXSignMessage')
  return made
}
async function signedIn(option: Parameters<typeof createSignInCore>[0] = 'required') {
  const made = await connected(option)
  await ready(made.core)
  await signIn(made.core)
  expect(step(made.core).status).toBe('signedIn')
  return made
}

describe('after connecting', () => {
  test('default: the message names page, account and network; success closes (S3.07, S4.07)', async () => {
    const { core, first, messages } = await connected({
      statement: 'I accept the terms.',
      resources: ['https://shop.example/orders'],
    })
    expect(state(core)).toMatchObject({ status: 'reconnecting', accounts: [], signedIn: false })
    await ready(core)
    expect(state(core)).toMatchObject({ status: 'connecting', accounts: [], signedIn: false })
    expect(heard(core, 'connect')).toEqual([])
    await signIn(core)
    const account = `eip155:31337:${first.address}`
    expect(parseSiweMessage(messages[0] ?? '')).toMatchObject({
      domain: 'shop.example',
      uri: 'https://shop.example',
      address: first.address,
      chainId: 31337,
      version: '1',
      statement: 'I accept the terms.',
      resources: ['https://shop.example/orders'],
    })
    expect(isOpen(core)).toBe(false)
    expect(state(core)).toMatchObject({ status: 'connected', accounts: [account], signedIn: true })
    const session = core.store.getState().signIn.sessions[0]
    expect(session).toMatchObject({ account, message: messages[0] })
    await expect
      .poll(() => heard(core, 'signIn'))
      .toEqual([{ caipAccountId: account, address: first.address, chainId: 31337 }])
    expect(heard(core, 'connect')).toMatchObject([{ account }])
    expect(heard(core, 'close')).toEqual([{ reason: 'success' }])
  })

  test('behavior: a page without sign-in is asked nothing', async () => {
    const core = createTestCore({ wallets: [createSignInCore('required').wallet] })
    await open(core)
    await connect(core, { connectorId })
    expect([view(core), step(core)]).toEqual(['Account', { status: 'idle' }])
    await expect(signIn(core)).rejects.toMatchObject({ message: 'SIWX is not enabled' })
  })

  test('error: nobody who is not connected can sign in (S8.05)', async () => {
    const { core } = createSignInCore('required')
    await expect(signIn(core)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
  })

  test.each(['required', 'optional'] as const)(
    'error: a refusal opens the question again, with the same message: %s (S4.07, S8.01, S8.09)',
    async (option) => {
      const { core, fake, messages } = await connected(option)
      await ready(core)
      fake.failNext('personal_sign', 4001)
      await signIn(core)
      expect(view(core)).toBe('SIWXSignMessage')
      expect(step(core)).toMatchObject({
        status: 'asking',
        error: { code: 'SIGNATURE_DECLINED', message: 'Signature declined' },
      })
      await signIn(core)
      expect([step(core).status, messages.length]).toEqual(['signedIn', 1])
    },
  )

  test('behavior: closing is refused and shakes until there is a session (S4.07)', async () => {
    const { core } = await connected('required')
    await ready(core)
    for (const reason of ['user', 'escape', 'page'] as const) {
      expect(close(core, reason)).toEqual({ closed: false })
    }
    expect(core.store.getState().modal).toMatchObject({ open: true, shaking: true })
    await cancelSignIn(core)
    expect(state(core)).toMatchObject({ status: 'disconnected', accounts: [] })
    expect([view(core), step(core).status]).toEqual(['Connect', 'idle'])
    expect(close(core, 'user')).toEqual({ closed: true })
  })

  test('behavior: an optional one is cancelled by closing, and the wallet stays (S4.07)', async () => {
    const { core, first } = await connected('optional')
    expect(state(core)).toMatchObject({ accounts: [`eip155:31337:${first.address}`] })
    await ready(core)
    await cancelSignIn(core)
    expect([isOpen(core), state(core).status, state(core).signedIn]).toEqual([
      false,
      'connected',
      false,
    ])
    expect((await open(core)).view).toBe('Account')
  })

  test('error: a signature of another key is refused, and nobody is signed in', async () => {
    const { core, fake, wallet, second } = await connected('required')
    await ready(core)
    const forged = await second.signMessage({ message: 'another message' })
    vi.spyOn(wallet, 'request').mockResolvedValueOnce(forged)
    await signIn(core)
    expect(step(core)).toMatchObject({ status: 'asking', error: { code: 'SIGNATURE_INVALID' } })
    expect(state(core).accounts).toEqual([])
    expect(fake.requests.filter(({ method }) => method === 'personal_sign')).toEqual([])
    vi.spyOn(wallet, 'request').mockResolvedValueOnce('0x1234')
    await signIn(core)
    expect(step(core)).toMatchObject({ error: { code: 'SIGNATURE_INVALID' } })
  })
})

describe('requests of the page', () => {
  test('error: without a session they are 4100, and no wallet hears them (S8.09)', async () => {
    const { core, fake, first } = await connected('required')
    await ready(core)
    const before = fake.requests.length
    const ask = (method: string, params: unknown[] = []) =>
      request(core, { id: method, method, params })
    for (const [method, params] of [
      ['eth_sendTransaction', [{ from: first.address, to: first.address }]],
      ['personal_sign', ['0x00', first.address]],
      ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]],
    ] as const) {
      await expect(ask(method, [...params])).rejects.toMatchObject({ code: 4100 })
    }
    expect(await ask('eth_accounts')).toEqual([])
    expect(fake.requests.length).toBe(before)
  })

  test('behavior: eth_requestAccounts ends when somebody has signed in (S4.07)', async () => {
    const { core, first } = createSignInCore('required')
    const accounts = request(core, { id: 'request-1', method: 'eth_requestAccounts' })
    const done = vi.fn()
    accounts.then(done)
    await expect.poll(() => isOpen(core)).toBe(true)
    await connect(core, { connectorId })
    await ready(core)
    expect(done).not.toHaveBeenCalled()
    await signIn(core)
    expect(await accounts).toEqual([first.address])
  })
})

describe('switching', () => {
  test.each(['account', 'network'] as const)(
    'behavior: another %s needs its own session, and finds it again (S4.07)',
    async (what) => {
      const { core, first, second } = await signedIn()
      const change = (there: boolean) =>
        what === 'account'
          ? onWalletEvent(core, connectorId, {
              type: 'accountsChanged',
              accounts: [there ? second.address : first.address],
            })
          : onWalletEvent(core, connectorId, {
              type: 'chainChanged',
              chainId: there ? '0x7a6a' : '0x7a69',
            })
      change(true)
      await ready(core)
      expect([isOpen(core), view(core)]).toEqual([true, 'SIWXSignMessage'])
      // An account the page knows stays; a new one is not told before it has signed in.
      expect(state(core).accounts.length).toBe(what === 'account' ? 0 : 1)
      change(false)
      await expect.poll(() => step(core).status).toBe('signedIn')
      change(true)
      await ready(core)
      await signIn(core)
      expect(step(core).status).toBe('signedIn')
      expect(core.store.getState().signIn.sessions.length).toBe(2)
    },
  )

  test('behavior: an optional one is not asked for again', async () => {
    const { core, second } = await signedIn('optional')
    onWalletEvent(core, connectorId, { type: 'accountsChanged', accounts: [second.address] })
    await asked(core)
    expect(isOpen(core)).toBe(false)
    expect(state(core)).toMatchObject({ status: 'connected', signedIn: false })
  })

  test('behavior: an answer for the account before is nobody’s (S4.07)', async () => {
    const { core, wallet, second } = await connected('required')
    await ready(core)
    let answer: (signature: string) => void = () => undefined
    const asking = vi.spyOn(wallet, 'request').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const signing = signIn(core)
    await expect.poll(() => step(core).status).toBe('signing')
    await expect.poll(() => asking.mock.calls.length).toBe(1)
    onWalletEvent(core, connectorId, { type: 'accountsChanged', accounts: [second.address] })
    answer(`0x${'ab'.repeat(65)}`)
    await signing
    await ready(core)
    expect(step(core)).toMatchObject({ account: `eip155:31337:${second.address}` })
    expect(core.store.getState().signIn.sessions).toEqual([])
  })
})

describe('sessions', () => {
  test('behavior: the next visit finds it and asks nobody (S3.07)', async () => {
    const { core, wallet } = await signedIn()
    const { places } = core
    const next = createTestCore({
      wallets: [wallet],
      places,
      widgetOptions: { signIn: 'required' },
    })
    await reconnect(next)
    await expect.poll(() => step(next).status).toBe('signedIn')
    expect(state(next)).toMatchObject({ status: 'connected', signedIn: true })
    expect(next.calls).not.toContain('show')
  })

  test('error: one that is over, damaged or of another page is none (S8.03)', async () => {
    const { core, wallet } = await signedIn()
    const key = [...core.places.keys()].find((name) => name.endsWith('.signIn')) ?? ''
    const text = core.places.get(key) ?? ''
    for (const bad of [
      text.replace('shop.example wants', 'evil.example wants'),
      text.replace(/"expiresAt":\d+/, '"expiresAt":1'),
      text.replace(/"signature":"0x/, '"signature":"'),
    ]) {
      expect(bad).not.toBe(text)
      const places = new Map(core.places).set(key, bad)
      const options = { wallets: [wallet], places, widgetOptions: { signIn: 'required' as const } }
      const next = createTestCore(options)
      await reconnect(next)
      await asked(next)
      expect(state(next).accounts).toEqual([])
      expect(isOpen(next)).toBe(false)
      expect((await open(next)).view).toBe('SIWXSignMessage')
    }
  })

  test('behavior: it expires while somebody is here: told, and asked for again (S8.03)', async () => {
    const { core } = await signedIn({ required: true, expirationMs: 60_000 })
    const { sessions } = core.store.getState().signIn
    expect(sessions[0]?.expiresAt).toBeLessThanOrEqual(core.now() + 60_000)
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { remember } = await import('./sessions.ts')
    if (sessions[0] !== undefined) remember(core, sessions[0])
    await vi.advanceTimersByTimeAsync(60_001)
    expect(step(core)).toMatchObject({ status: 'asking', error: { message: 'Session Expired' } })
    expect(core.store.getState().notices.alert).toMatchObject({ message: 'Session Expired' })
    expect([isOpen(core), view(core)]).toEqual([true, 'SIWXSignMessage'])
  })

  test('behavior: disconnecting signs out, also for the next visit (S4.07)', async () => {
    const { core, first } = await signedIn()
    disconnect(core, { reason: 'user' })
    await expect.poll(() => heard(core, 'signOut')).toMatchObject([{ address: first.address }])
    expect([...core.places.keys()].some((name) => name.endsWith('.signIn'))).toBe(false)
    expect(core.store.getState().signIn).toEqual({
      ...{ step: { status: 'idle' }, sessions: [], signed: [] },
    })
  })
})

describe('the callbacks of the page', () => {
  const nonce = 'abcdefgh12345678'

  test('default: it gives the nonce, checks, keeps and ends the session (S4.07)', async () => {
    const page = pageAnswers({
      getSession: () => ({}),
      getNonce: () => ({ nonce, statement: 'From the server.' }),
      verify: () => ({ verified: true, data: { user: 7 } }),
      signOut: () => undefined,
    })
    const { core, messages } = await connected({ verifier: 'page' }, { signIn: page.signIn })
    await ready(core)
    await signIn(core)
    expect(parseSiweMessage(messages[0] ?? '')).toMatchObject({
      nonce,
      domain: 'shop.example',
      statement: 'From the server.',
    })
    expect(core.store.getState().signIn.sessions[0]?.data).toEqual({ user: 7 })
    disconnect(core, { reason: 'user' })
    await expect.poll(() => page.asked).toEqual(['getSession', 'getNonce', 'verify', 'signOut'])
  })

  test('behavior: its session of this account is enough; one of another is none', async () => {
    const found = pageAnswers({ getSession: (params) => ({ session: params }) })
    const first = createSignInCore({ verifier: 'page' }, { signIn: found.signIn })
    await open(first.core)
    await connect(first.core, { connectorId })
    await expect.poll(() => view(first.core)).toBe('Account')
    expect(step(first.core).status).toBe('signedIn')

    const account = `eip155:1:0x${'1'.repeat(40)}`
    const other = pageAnswers({
      getSession: () => ({ session: { account } }),
      getNonce: () => ({ nonce }),
    })
    const { core } = await connected({ verifier: 'page' }, { signIn: other.signIn })
    await ready(core)
  })

  test.each([
    ['says no', { verify: () => ({ verified: false }) }, 'SIGNATURE_INVALID'],
    ['fails', { verify: () => Promise.reject(new Error('500')) }, 'SIGN_IN_PAGE_FAILED'],
    ['answers something else', { verify: () => ({ verified: 'yes' }) }, 'SIGN_IN_PAGE_FAILED'],
  ])('error: a server that %s signs nobody in', async (_, answers, code) => {
    const page = pageAnswers({
      getSession: () => ({}),
      getNonce: () => ({ nonce }),
      ...answers,
    })
    const { core } = await connected({ verifier: 'page' }, { signIn: page.signIn })
    await ready(core)
    await signIn(core)
    expect(step(core)).toMatchObject({ status: 'asking', error: { code } })
    expect(state(core).accounts).toEqual([])
    expect(view(core)).toBe('SIWXSignMessage')
  })

  test('error: a nonce that never comes or is none is told, and can be asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answers: Record<string, () => unknown> = { getSession: () => ({}) }
    const page = pageAnswers(answers)
    const { core } = createSignInCore({ verifier: 'page' }, { signIn: page.signIn })
    await open(core)
    await connect(core, { connectorId })
    await vi.waitFor(() => expect(page.asked).toContain('getNonce'))
    expect(step(core).status).toBe('preparing')
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() =>
      expect(step(core)).toMatchObject({ status: 'asking', error: { code: 'SIGN_IN_TIMEOUT' } }),
    )
    answers.getNonce = () => ({ nonce: 'short' })
    await signIn(core)
    expect(step(core)).toMatchObject({ error: { code: 'SIGN_IN_PAGE_FAILED' } })
    answers.getNonce = () => ({ nonce })
    answers.verify = () => ({ verified: true })
    await signIn(core)
    expect(step(core).status).toBe('signedIn')
  })
})

describe('signed while connecting', () => {
  async function signedFirst(change: { nonce?: string } = {}) {
    const made = createSignInCore('required')
    const { core, first } = made
    await open(core)
    const asked = await oneClick(core)
    if (asked === undefined) throw new Error('There is nothing to sign')
    const account = `eip155:31337:${first.address}`
    const { domain, uri, nonce, expiresAt } = { ...asked, ...change }
    const fields = { account, domain, uri, nonce, expiresAt, issuedAt: core.now() }
    // Wallets write more into it than was asked for: what it lets the page do.
    const message = writeMessage({ ...fields, statement: 'More.', resources: ['urn:recap:e30'] })
    const signature = await first.signMessage({ message })
    offerSigned(core, [{ account, message, signature }], asked)
    await connect(core, { connectorId })
    return { ...made, asked, account }
  }

  test('default: nobody is asked again, and the page hears of the session (S4.07, S5.10)', async () => {
    const { core, asked, account, messages } = await signedFirst()
    expect(asked).toMatchObject({
      ...{ domain: 'shop.example', uri: 'https://shop.example' },
      chains: ['eip155:31337', 'eip155:31338'],
    })
    await expect.poll(() => step(core)).toEqual({ status: 'signedIn', account })
    expect(messages).toEqual([])
    expect(heard(core, 'signIn')).toMatchObject([{ caipAccountId: account }])
    expect(state(core)).toMatchObject({ status: 'connected', signedIn: true })
    await expect.poll(() => isOpen(core)).toBe(false)
  })

  test('error: a message with another nonce signs nobody in, and the person is asked (S8.03)', async () => {
    const { core } = await signedFirst({ nonce: 'somebodyelse0000' })
    await asked(core)
    expect(step(core)).toMatchObject({ error: { code: 'SIGN_IN_MESSAGE' } })
    expect(state(core).accounts).toEqual([])
    expect(view(core)).toBe('SIWXSignMessage')
    await signIn(core)
    expect(step(core).status).toBe('signedIn')
  })

  test('behavior: nothing is offered without sign-in, or without a nonce before the account (S5.10)', async () => {
    expect(await oneClick(createSignInCore(undefined).core)).toBe(undefined)
    const page = pageAnswers({
      getNonce: () => {
        throw new Error('Whose?')
      },
    })
    const { core } = createSignInCore({ verifier: 'page' }, { signIn: page.signIn })
    expect(await oneClick(core)).toBe(undefined)
  })
})
