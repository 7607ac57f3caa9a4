import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseSiweMessage } from 'viem/siwe'
import { connect } from '../connect/connect.ts'
import { onWalletEvent } from '../connect/walletEvent.ts'
import { close } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { request } from '../requests/request.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { cancelSignIn, signIn } from './sign.ts'
import { createSignInCore } from './testing/signer.ts'
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

describe('after connecting', () => {
  const option = {
    statement: 'I accept the terms.',
    resources: ['https://shop.example/orders'],
  }

  test('default: the message names page, account and network (S3.07, S4.07)', async () => {
    const { first, messages } = await signedIn(option)
    expect(parseSiweMessage(messages[0] ?? '')).toMatchObject({
      domain: 'shop.example',
      uri: 'https://shop.example',
      address: first.address,
      chainId: 31337,
      version: '1',
      statement: 'I accept the terms.',
      resources: ['https://shop.example/orders'],
    })
  })

  test('default: the page has no account before the signature (S3.07, S4.07)', async () => {
    const { core } = await connected(option)
    expect(state(core)).toMatchObject({ status: 'reconnecting', accounts: [], signedIn: false })
    await ready(core)
    expect(state(core)).toMatchObject({ status: 'connecting', accounts: [], signedIn: false })
    expect(heard(core, 'connect')).toEqual([])
  })

  test('default: success closes and is told with the account (S3.07, S4.07)', async () => {
    const { core, first, messages } = await signedIn(option)
    const account = `eip155:31337:${first.address}`
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

  test('behavior: a page without sign-in is asked nothing (S8.05)', async () => {
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
      // An account that the page knows stays; a new one is not reported before it has signed in.
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
