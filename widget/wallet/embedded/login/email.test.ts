import { describe, expect, test, vi } from 'vitest'
import { BaseError } from '#protocol'
import { activeConnection } from '../../connections/slice.ts'
import { disconnect } from '../../connect/disconnect.ts'
import { back } from '#kernel/router/router.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { loginWithEmail, submitOtp } from './email.ts'
import { storedLogin, storedMailedAt } from '../items.ts'
import { secondsToWait } from './mailCooldown.ts'
import { preferredAccountType, setPreferredAccount } from '../preferred.ts'
import { EMBEDDED } from '../id.ts'
import { startLogin } from '../testing/startLogin.ts'

const email = 'maren@tern.example'

/** A person who never opens the mail. */
const waitForAbort = (_: unknown, signal: AbortSignal | undefined) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

describe('loginWithEmail', () => {
  test('default: address, code, account (S1.01, S3.12, S4.01)', async () => {
    const { core, secureFrame, state, view } = await startLogin()
    await loginWithEmail(core, ` ${email.toUpperCase()} `)
    expect(secureFrame.asked.map(({ name }) => name)).toEqual(['CONNECT_EMAIL'])
    expect(secureFrame.asked[0]?.payload).toEqual({ email })
    expect(view()).toBe('EmailOtp')
    await submitOtp(core, '123456')
    expect(activeConnection(state().connections)).toMatchObject({
      status: 'connected',
      connectorId: EMBEDDED,
    })
    expect(view()).toBe('Account')
  })

  test('default: signing out forgets the account (S1.01, S3.12, S4.01)', async () => {
    const { core, secureFrame, state } = await startLogin()
    await loginWithEmail(core, email)
    await submitOtp(core, '123456')
    expect(state().embeddedWallet.user).toBeDefined()
    disconnect(core, { reason: 'user' })
    await expect.poll(() => state().embeddedWallet.user).toBe(undefined)
    await expect.poll(() => secureFrame.asked.at(-1)?.name).toBe('SIGN_OUT')
  })

  test('behavior: what the browser keeps of a login, and no longer than it lasts (S3.12, S4.01)', async () => {
    const { core } = await startLogin()
    await loginWithEmail(core, email)
    expect(core.storage.get(storedMailedAt)).toBe(core.now())
    await submitOtp(core, '123456')
    expect(core.storage.get(storedLogin)).toMatchObject({ email })
    disconnect(core, { reason: 'user' })
    await expect.poll(() => core.storage.get(storedLogin)).toBe(undefined)
    // Logging out does not shorten the wait for the next mail (S5.01).
    expect(core.storage.get(storedMailedAt)).toBe(core.now())
  })

  test('behavior: the kind of account that somebody prefers is known on the next visit (S3.12, S6.02)', async () => {
    const { core, secureFrame, state } = await startLogin()
    expect(preferredAccountType(core)).toBe('smartAccount')
    secureFrame.answers.set('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: alice })
    await setPreferredAccount(core, 'eoa')
    expect(state().embeddedWallet.preferredAccountTypes).toEqual({ eip155: 'eoa' })
    core.store.setState(({ embeddedWallet }) => ({
      embeddedWallet: { ...embeddedWallet, preferredAccountTypes: {} },
    }))
    expect(preferredAccountType(core)).toBe('eoa')
  })

  test('error: at most one mail in 30 s, and says how long (S5.01, S9.01)', async () => {
    const { core, login, later, secureFrame } = await startLogin()
    await loginWithEmail(core, email)
    later(4_500)
    await loginWithEmail(core, email)
    expect(login()).toMatchObject({
      status: 'failed',
      error: { message: 'Please try again after 26 seconds', seconds: 26 },
    })
    expect(secureFrame.asked).toHaveLength(1)
    later(25_500)
    await loginWithEmail(core, email)
    expect(secureFrame.asked).toHaveLength(2)
    expect([secondsToWait(undefined, 0), secondsToWait(5_000, 0)]).toEqual([0, 0])
  })

  test('behavior: how long to wait is said for as long as it is true (S5.01)', async () => {
    const { core, login, later } = await startLogin()
    await loginWithEmail(core, email)
    later(4_500)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await loginWithEmail(core, email)
      await vi.advanceTimersByTimeAsync(25_999)
      expect(login()).toMatchObject({ status: 'failed', error: { seconds: 26 } })
      await vi.advanceTimersByTimeAsync(1)
      expect(login()).toEqual({ step: 'email', email, status: 'asking' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('behavior: an address is typed once: it stays when the login is left, and goes with the account (L9)', async () => {
    const { core, login, secureFrame } = await startLogin()
    secureFrame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
    secureFrame.answers.set('CONNECT_DEVICE', waitForAbort)
    const waiting = loginWithEmail(core, email)
    await expect.poll(login).toMatchObject({ step: 'device' })
    back(core)
    await waiting
    expect(login()).toEqual({ step: 'none', email })
    await loginWithEmail(core, email)
    expect(login()).toMatchObject({ step: 'email', email, error: { code: 'EMAIL_PAUSE' } })

    const other = await startLogin()
    await loginWithEmail(other.core, email)
    await submitOtp(other.core, '123456')
    expect(other.login()).toEqual({ step: 'none' })
  })

  test('error: the pause goes on after a login and its end (V-m9, S5.01)', async () => {
    const { core, login, later, secureFrame } = await startLogin()
    await loginWithEmail(core, email)
    await submitOtp(core, '123456')
    disconnect(core, { reason: 'user' })
    later(4_500)
    const before = secureFrame.asked.length
    await loginWithEmail(core, email)
    expect(login()).toMatchObject({ status: 'failed', error: { seconds: 26 } })
    expect(secureFrame.asked).toHaveLength(before)
  })

  test('error: a frame that answers too late is told by the view that asked, and nowhere else (S8.03)', async () => {
    const { core, login, secureFrame, state } = await startLogin()
    const late = new BaseError('Something went wrong', { code: 'IFRAME_REQUEST_TIMEOUT' })
    secureFrame.answers.set('CONNECT_EMAIL', late)
    await loginWithEmail(core, email)
    expect(login()).toMatchObject({ step: 'email', status: 'failed', error: { code: late.code } })
    expect(state().notices.alert).toBe(undefined)
  })

  test('error: an address that is none asks nobody (S5.10)', async () => {
    const { core, login, secureFrame } = await startLogin()
    await loginWithEmail(core, 'maren@tern')
    expect(login()).toMatchObject({ status: 'failed', error: { code: 'EMAIL_INVALID' } })
    expect(secureFrame.asked).toEqual([])
  })

  test('error: a wrong code may be tried again', async () => {
    const { core, login, secureFrame, view } = await startLogin()
    await loginWithEmail(core, email)
    secureFrame.answers.set('CONNECT_OTP', new BaseError('Wrong code', { code: 'OTP_WRONG' }))
    await submitOtp(core, '000000')
    expect(login()).toMatchObject({ step: 'otp', status: 'failed', error: { code: 'OTP_WRONG' } })
    secureFrame.answers.delete('CONNECT_OTP')
    await submitOtp(core, '123456')
    expect(view()).toBe('Account')
  })
})

describe('approvals', () => {
  const show = { type: 'show', id: 'a1', name: 'RPC_REQUEST', height: 300 } as const

  test('behavior: over what is open, and back to it at the end (S4.10)', async () => {
    const { secureFrame, state, view } = await startLogin()
    secureFrame.emit({ ...show, method: 'personal_sign' })
    expect(view()).toBe('ApproveTransaction')
    expect(state().embeddedWallet.approval).toMatchObject({ about: 'signature', height: 300 })
    secureFrame.emit({ type: 'hide', id: 'a1' })
    expect(view()).toBe('Connect')
    expect(state().modal.open).toBe(true)
  })

  test('behavior: alone where the widget was closed, which closes it again (S4.10)', async () => {
    const { core, secureFrame, state, view } = await startLogin()
    core.store.setState(({ modal }) => ({ modal: { ...modal, open: false } }))
    secureFrame.emit({ ...show, method: 'eth_sendTransaction' })
    await expect.poll(() => state().modal.open).toBe(true)
    expect(state().router.stack).toEqual([{ name: 'ApproveTransaction' }])
    expect(view()).toBe('ApproveTransaction')
    secureFrame.emit({ type: 'hide', id: 'a1' })
    await expect.poll(() => state().modal.open).toBe(false)
  })

  test('behavior: who closes the widget has left what was asked', async () => {
    const { core, secureFrame } = await startLogin()
    secureFrame.emit({ ...show, method: 'eth_sendTransaction' })
    core.store.setState(({ modal }) => ({ modal: { ...modal, open: false } }))
    expect(secureFrame.left).toContain('a1')
  })

  test('behavior: what nobody asked for opens nothing, and is left', async () => {
    const { core, secureFrame, state } = await startLogin()
    core.store.setState(({ modal }) => ({ modal: { ...modal, open: false } }))
    secureFrame.emit({ type: 'show', id: 'a2', name: 'GET_USER', height: 300, method: undefined })
    expect(secureFrame.left).toContain('a2')
    expect(state().modal.open).toBe(false)
  })
})
