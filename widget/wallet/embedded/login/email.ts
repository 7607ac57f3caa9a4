import { BaseError } from '#protocol'
import { connectView } from '../../connections/askToConnect.ts'
import { isRefusedUntilAgreed } from '../../connections/legal.ts'
import type { Core } from '#kernel/core.ts'
import { push, replace } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { ViewName } from '#kernel/router/view.ts'
import { finishLogin } from './finishLogin.ts'
import { frameOf } from '../frame.ts'
import { assertMailCooldownOver, clearMailCooldown, noteMail } from './mailCooldown.ts'
import { loginError, set, setLogin } from '../set.ts'
import { signalWhileViewOpen } from '../signalWhileViewOpen.ts'

const views: readonly ViewName[] = [connectView.name, 'EmailLogin', 'EmailDevice', 'EmailOtp']

/** As the service takes it (S5.10); the frame checks it again. */
const EMAIL = /^[^\s@<>"',;:\\()[\]]{1,64}@[^\s@]+\.[^\s@.]{2,63}$/

/** @throws BaseError `EMAIL_INVALID` */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (email.length <= 254 && EMAIL.test(email)) return email
  throw new BaseError('Invalid email. Try again.', { code: 'EMAIL_INVALID' })
}

/**
 * Asks for a login by e-mail and leads to what the service wants next: the link in a mail, the code
 * in a mail, or nothing where the person is still logged in. What goes wrong is written to the
 * login, for the view that waits.
 */
export async function loginWithEmail(core: Core, text: string): Promise<void> {
  if (isRefusedUntilAgreed(core)) return
  const { login } = core.store.getState().embeddedWallet
  if (login.step === 'email' && login.status === 'busy') return
  const { signal, stop } = signalWhileViewOpen(core, views)
  // Until another mail is on its way, the code is where it was.
  const isShown = login.step === 'otp' ? login.isShown : undefined
  setLogin(core, { step: 'email', email: text, status: 'busy', isShown })
  try {
    const email = parseEmail(text)
    assertMailCooldownOver(core)
    const frame = await frameOf(core)
    const { action } = await frame.request('CONNECT_EMAIL', { email }, { signal })
    noteMail(core)
    if (action === 'CONNECT') return await finishLogin(core, { email })
    if (action === 'VERIFY_DEVICE') return await approveDevice(core, email)
    showOtp(core, email)
  } catch (error) {
    if (signal.aborted) return setLogin(core, { step: 'none', email: text })
    const failure = loginError(error)
    const failed = {
      step: 'email',
      email: text,
      status: 'failed',
      isShown,
      error: failure,
    } as const
    setLogin(core, failed)
    clearMailCooldown(core, failed).catch(() => undefined) // the widget is gone
  } finally {
    stop()
  }
}

/** Waits until the link in the mail was opened and approved; its page then shows the code. */
async function approveDevice(core: Core, email: string): Promise<void> {
  setLogin(core, { step: 'device', email, status: 'asking' })
  move(core, 'EmailDevice')
  const { signal, stop } = signalWhileViewOpen(core, ['EmailDevice'])
  try {
    const frame = await frameOf(core)
    await frame.request('CONNECT_DEVICE', undefined, { signal })
    showOtp(core, email, true)
  } catch (error) {
    if (signal.aborted) return setLogin(core, { step: 'none', email })
    setLogin(core, { step: 'device', email, status: 'failed', error: loginError(error) })
  } finally {
    stop()
  }
}

function showOtp(core: Core, email: string, isShown?: true): void {
  setLogin(core, { step: 'otp', email, status: 'asking', isShown })
  move(core, 'EmailOtp')
}

/** The field of Connect and of the view of its own lead on; what is replaced was an answer awaited. */
function move(core: Core, name: 'EmailDevice' | 'EmailOtp'): void {
  const top = topView(core.store.getState().router).name
  if (top === 'EmailDevice' || top === 'EmailOtp') replace(core, { name })
  else push(core, { name })
}

/** Sends the typed code; a wrong one may be tried again. */
export async function submitOtp(core: Core, otp: string): Promise<void> {
  const { login } = core.store.getState().embeddedWallet
  if (login.step !== 'otp' || login.status === 'busy') return
  const { email, isShown } = login
  const { signal, stop } = signalWhileViewOpen(core, ['EmailOtp'])
  setLogin(core, { step: 'otp', email, status: 'busy', isShown })
  try {
    const frame = await frameOf(core)
    await frame.request('CONNECT_OTP', { otp }, { signal })
    await finishLogin(core, { email })
  } catch (error) {
    if (signal.aborted) return setLogin(core, { step: 'none', email })
    setLogin(core, { step: 'otp', email, status: 'failed', isShown, error: loginError(error) })
  } finally {
    stop()
  }
}

/** Asks for another mail to the same address (S5.01). */
export async function resendEmail(core: Core): Promise<void> {
  const { login } = core.store.getState().embeddedWallet
  if (login.step !== 'otp' && login.step !== 'device') return
  await loginWithEmail(core, login.email)
}

/** Back to the address, which stays to be corrected. */
export function editEmail(core: Core): void {
  const { login } = core.store.getState().embeddedWallet
  const email = 'email' in login ? (login.email ?? '') : ''
  set(core, { login: { step: 'email', email, status: 'asking' } })
  replace(core, { name: 'EmailLogin' })
}
