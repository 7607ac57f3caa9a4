import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseSiweMessage } from 'viem/siwe'
import { connect } from '../connect/connect.ts'
import { disconnect } from '../connect/disconnect.ts'
import { reconnect } from '#kernel/testing/reconnect.ts'
import { open } from '#kernel/modal/open.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { writeMessage } from './message.ts'
import { offerSigned, oneClick } from './oneClick.ts'
import { signIn } from './sign.ts'
import { createSignInCore, pageAnswers } from './testing/signer.ts'
import {
  asked,
  connected,
  connectorId,
  heard,
  isOpen,
  ready,
  signedIn,
  state,
  step,
  view,
} from './testing/steps.ts'

afterEach(() => vi.useRealTimers())

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
      step: { status: 'idle' },
      sessions: [],
      signed: [],
    })
  })
})

describe('the callbacks of the page', () => {
  const nonce = 'abcdefgh12345678'

  test('default: it gives the nonce, checks, keeps and ends the session (S3.07, S4.07)', async () => {
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

  test('behavior: its session of this account is enough', async () => {
    const found = pageAnswers({ getSession: (params) => ({ session: params }) })
    const first = createSignInCore({ verifier: 'page' }, { signIn: found.signIn })
    await open(first.core)
    await connect(first.core, { connectorId })
    await expect.poll(() => view(first.core)).toBe('Account')
    expect(step(first.core).status).toBe('signedIn')
  })

  test('error: its session of another account is none', async () => {
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
      domain: 'shop.example',
      uri: 'https://shop.example',
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

  test('behavior: nothing is offered without sign-in, for chains of other kinds, or without a nonce before the account (S5.10)', async () => {
    expect(await oneClick(createSignInCore(undefined).core)).toBe(undefined)
    const { core: mixed } = createSignInCore('required')
    mixed.store.setState(({ networks }) => ({
      networks: {
        ...networks,
        offered: networks.offered.map((network, at) =>
          at === 0 ? network : { ...network, chainId: undefined, caipChainId: 'solana:one' },
        ),
      },
    }))
    expect(await oneClick(mixed)).toBe(undefined)
    const page = pageAnswers({
      getNonce: () => {
        throw new Error('Whose?')
      },
    })
    const { core } = createSignInCore({ verifier: 'page' }, { signIn: page.signIn })
    expect(await oneClick(core)).toBe(undefined)
  })
})
