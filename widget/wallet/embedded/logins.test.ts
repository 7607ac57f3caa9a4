import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activeConnection } from '../connections/slice.ts'
import { BaseError } from '#protocol'
import type { LoginWindow } from '#clients/loginWindow.ts'
import { back, push } from '#kernel/router/router.ts'
import { loginWithEmail, submitOtp } from './login/email.ts'
import {
  changeEmail,
  startChangeAgain,
  submitPrimaryOtp,
  submitSecondaryOtp,
} from './login/changeEmail.ts'
import { loginWithFarcaster } from './login/farcaster.ts'
import { set } from './set.ts'
import { loginOffer } from './slice.ts'
import { loginWithSocial, submitSocialCode } from './login/social.ts'
import { storedLogin } from './items.ts'
import { startLogin } from './testing/startLogin.ts'

const uri = 'https://secure.example/callback#code=ABCD2345'
const failure = (code: string | number) => new BaseError('It failed', { code })

/** A window of the provider, as the widget holds it; nothing happens in it by itself. */
function createWindow() {
  const seen = { went: '', isClosed: false, closings: 0 }
  let hand: (result: string) => void = () => undefined
  const loginWindow: LoginWindow = {
    go: async (url) => {
      seen.went = url
    },
    isClosed: () => seen.isClosed,
    close: () => undefined,
    onResult: (listener) => {
      hand = listener
      return () => undefined
    },
  }
  const close = () => {
    seen.closings += 1
  }
  // All that is asked of it.
  const opened = { close } as unknown as Window
  return { seen, loginWindow, opened, hand: (result: string) => hand(result) }
}

async function startSocial() {
  const started = await startLogin({ projectId: 'abc' })
  const window = createWindow()
  const { secureFrame } = started
  secureFrame.answers.set('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.example/auth' })
  secureFrame.answers.set('CONNECT_SOCIAL', { email: null, userName: 'Maren' })
  secureFrame.loginWindow = () => window.loginWindow
  const running = loginWithSocial(started.core, 'github', window.opened)
  await expect.poll(() => started.login()).toMatchObject({ status: 'waiting' })
  return { ...started, window, running }
}

describe('loginWithSocial', () => {
  test('default: what the window hands over connects, and it is closed (S1.01, S7.21, S7.28)', async () => {
    const { view, window, running, secureFrame, events } = await startSocial()
    expect(window.seen.went).toBe('https://provider.example/auth')
    window.hand(uri)
    await running
    expect(secureFrame.asked).toContainEqual({ name: 'CONNECT_SOCIAL', payload: { uri } })
    expect(view()).toBe('Account')
    expect(window.seen.closings).toBe(1)
    await expect
      .poll(events)
      .toEqual([
        'MODAL_OPEN',
        'SOCIAL_LOGIN_STARTED',
        'SOCIAL_LOGIN_REQUEST_USER_DATA',
        'SOCIAL_LOGIN_SUCCESS',
        'CONNECT_SUCCESS',
      ])
  })

  test('behavior: no window, a closed one, and one where somebody said no', async () => {
    const { core, login, window, running } = await startSocial()
    window.seen.isClosed = true
    await running
    expect(login()).toMatchObject({ status: 'closed' })
    await submitSocialCode(core, 'not a code!')
    expect(login()).toMatchObject({ status: 'failed', error: { code: 'LOGIN_EXPIRED' } })
    await loginWithSocial(core, 'github', undefined)
    expect(login()).toMatchObject({ status: 'blocked', url: 'https://provider.example/auth' })
    const again = await startSocial()
    again.secureFrame.answers.set('CONNECT_SOCIAL', failure(4001))
    again.window.hand('https://secure.example/callback#error=4001')
    await again.running
    expect(again.login()).toMatchObject({ status: 'declined' })
    await expect.poll(again.events).toContain('SOCIAL_LOGIN_CANCELED')
  })

  test('behavior: the code that a window shows is as good as what it hands over', async () => {
    const { core, view, window, running, secureFrame } = await startSocial()
    window.seen.isClosed = true
    await running
    await submitSocialCode(core, ' ABCD-2345 ')
    const typed = { uri: 'https://secure.example/callback#code=ABCD-2345' }
    expect(secureFrame.asked).toContainEqual({ name: 'CONNECT_SOCIAL', payload: typed })
    expect(view()).toBe('Account')
  })

  test('error: a provider that fails is told', async () => {
    const { login, window, running, secureFrame } = await startSocial()
    secureFrame.answers.set('CONNECT_SOCIAL', failure('PROVIDER_FAILED'))
    window.hand(uri)
    await running
    expect(login()).toMatchObject({ status: 'failed', error: { code: 'PROVIDER_FAILED' } })
  })

  test('behavior: who leaves has nothing to read, and the window is closed', async () => {
    const left = await startSocial()
    back(left.core)
    await left.running
    expect(left.login()).toEqual({ step: 'none' })
    expect(left.window.seen.closings).toBe(1)
  })
})

describe('loginWithFarcaster', () => {
  test('default: a link, then the approval in the app, and which way it was is kept, not who (V-F9, S1.01, S3.12)', async () => {
    const { core, login, view, secureFrame } = await startLogin()
    let approve: (answer: unknown) => void = () => undefined
    secureFrame.answers.set('GET_FARCASTER_URI', { url: 'https://farcaster.example/siwf' })
    secureFrame.answers.set(
      'CONNECT_FARCASTER',
      () => new Promise((resolve) => (approve = resolve)),
    )
    const running = loginWithFarcaster(core)
    await expect.poll(login).toEqual({
      step: 'farcaster',
      status: 'waiting',
      url: 'https://farcaster.example/siwf',
      requestedAt: 1_000_000,
    })
    expect(view()).toBe('ConnectingFarcaster')
    approve({ userName: 'maren' })
    await running
    expect(view()).toBe('Account')
    // Whatever else is there, too.
    const kept = core.storage.get({ ...storedLogin, schema: z.unknown() })
    expect(kept).toEqual({ socialProvider: 'farcaster' })
  })

  test('error: a relay that fails is told, and a second try is another asking', async () => {
    const { core, login, secureFrame, later } = await startLogin()
    secureFrame.answers.set('GET_FARCASTER_URI', failure('PROVIDER_FAILED'))
    await loginWithFarcaster(core)
    const failed = { status: 'failed', error: { code: 'PROVIDER_FAILED' } }
    expect(login()).toMatchObject({ ...failed, requestedAt: 1_000_000 })
    later(61_000)
    await loginWithFarcaster(core)
    expect(login()).toMatchObject({ ...failed, requestedAt: 1_061_000 })
  })
})

async function startLoggedIn() {
  const started = await startLogin({ projectId: 'abc' })
  await loginWithEmail(started.core, 'maren@tern.example')
  await submitOtp(started.core, '123456')
  expect(started.view()).toBe('Account')
  return started
}

describe('changeEmail', () => {
  test('default: both codes, and the address is another one (S5.01, S7.28)', async () => {
    const { core, state, view, secureFrame, later } = await startLoggedIn()
    later(31_000)
    secureFrame.answers.set('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
    secureFrame.answers.set('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'new@tern.example' })
    push(core, { name: 'EmbeddedWallet' })
    await changeEmail(core, 'New@tern.example')
    expect(view()).toBe('UpdateEmailPrimaryOtp')
    await submitPrimaryOtp(core, '111111')
    expect(view()).toBe('UpdateEmailSecondaryOtp')
    await submitSecondaryOtp(core, '222222')
    expect(view()).toBe('EmbeddedWallet')
    expect(state().embeddedWallet.user?.email).toBe('new@tern.example')
  })

  test('behavior: who closes the window that asks the key has changed nothing, and reads of no failure', async () => {
    const { core, state, view, secureFrame, later } = await startLoggedIn()
    later(31_000)
    secureFrame.answers.set('UPDATE_EMAIL', failure(4001))
    push(core, { name: 'EmbeddedWallet' })
    push(core, { name: 'UpdateEmail' })
    await changeEmail(core, 'new@tern.example')
    expect(view()).toBe('UpdateEmail')
    // What was typed is still there.
    expect(state().embeddedWallet.change).toEqual({
      newEmail: 'new@tern.example',
      status: 'asking',
    })
    expect(state().embeddedWallet.user?.email).toBe('maren@tern.example')
  })

  test('error: an address that is none asks nobody (S5.10)', async () => {
    const { core, state, secureFrame, later } = await startLoggedIn()
    later(31_000)
    const before = secureFrame.asked.length
    await changeEmail(core, 'new@tern')
    expect(state().embeddedWallet.change?.error?.code).toBe('EMAIL_INVALID')
    expect(secureFrame.asked).toHaveLength(before)
  })

  test('error: after too many wrong codes it begins at the address again', async () => {
    const { core, state, view, secureFrame, later } = await startLoggedIn()
    later(31_000)
    secureFrame.answers.set('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
    secureFrame.answers.set('UPDATE_EMAIL_PRIMARY_OTP', failure('OTP_ATTEMPTS'))
    push(core, { name: 'UpdateEmail' })
    await changeEmail(core, 'new@tern.example')
    await submitPrimaryOtp(core, '111111')
    expect(state().embeddedWallet.change?.error?.code).toBe('OTP_ATTEMPTS')
    startChangeAgain(core)
    expect(view()).toBe('UpdateEmail')
    expect(state().embeddedWallet.change).toBe(undefined)
  })
})

describe('logInAgain', () => {
  const ask = { method: 'personal_sign', params: ['0x00'] } as const

  test('default: a login that is too old is renewed, and what was asked goes on (S8.03)', async () => {
    const { core, connector, secureFrame, state, view, later } = await startLoggedIn()
    later(31_000)
    secureFrame.answers.set('RPC_REQUEST', failure('LOGIN_NOT_FRESH'))
    const asking = connector.request(ask)
    await expect.poll(view).toBe('EmailLogin')
    expect(state().embeddedWallet.login).toMatchObject({ email: 'maren@tern.example' })
    expect(state().notices.alert?.message).toBe('Session Expired')
    secureFrame.answers.set('RPC_REQUEST', '0x5161')
    await loginWithEmail(core, 'maren@tern.example')
    await submitOtp(core, '123456')
    expect(await asking).toBe('0x5161')
    expect(view()).toBe('Account')
  })

  test('error: who leaves has refused', async () => {
    const { core, connector, secureFrame, view } = await startLoggedIn()
    secureFrame.answers.set('RPC_REQUEST', failure('LOGIN_NOT_FRESH'))
    const asking = connector.request(ask)
    await expect.poll(view).toBe('EmailLogin')
    back(core)
    await expect(asking).rejects.toMatchObject({ code: 4001 })
  })
})

test.each([
  ['INTERNAL', 'A problem occurred while trying initialize authentication'],
  [4001, undefined],
])(
  'error: logged in, but without a wallet (%s): signed out, and back at Connect (S8.04)',
  async (code, alert) => {
    const { core, secureFrame, state, view, login } = await startLogin()
    secureFrame.answers.set('GET_USER', failure(code))
    await loginWithEmail(core, 'maren@tern.example')
    await submitOtp(core, '123456')
    expect(view()).toBe('Connect')
    expect(login()).toEqual({ step: 'none' })
    expect(activeConnection(state().connections)).toEqual({ status: 'disconnected' })
    expect(state().notices.alert?.message).toBe(alert)
    expect(secureFrame.asked.at(-1)?.name).toBe('SIGN_OUT')
  },
)

test('behavior: the embedded login stays away in a zone that the site restricts, and nowhere else (S6.03)', async () => {
  const { core, state } = await startLogin({ restrictedTimezones: true })
  const inZone = (timezone: string) => {
    core.store.setState(({ config }) => ({ config: { ...config, timezone: () => timezone } }))
    return loginOffer(state())
  }
  expect(['Asia/Shanghai', 'Asia/Hong_Kong', 'asia/macau'].map(inZone)).toEqual(['no', 'no', 'no'])
  expect(inZone('Europe/Lisbon')).toBe('yes')
  const free = await startLogin()
  const timezone = () => 'Asia/Shanghai'
  free.core.store.setState(({ config }) => ({ config: { ...config, timezone } }))
  expect(loginOffer(free.state())).toBe('yes')
})

test('behavior: the wallet is as light, as dark or as the system is as the widget (S7.28)', async () => {
  const { core, secureFrame } = await startLogin()
  set(core, { frame: 'ready' })
  for (const mode of ['light', 'auto'] as const) {
    core.store.setState({ theme: { mode, variables: {} } })
    expect(secureFrame.asked.at(-1)).toMatchObject({
      name: 'SYNC_THEME',
      payload: { themeMode: mode },
    })
  }
})
