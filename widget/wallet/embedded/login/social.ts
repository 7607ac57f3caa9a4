import { BaseError, isUserRejection, type SocialLogin } from '#protocol'
import { anySignal, wait } from '#lib/abort.ts'
import type { LoginWindow } from '#clients/loginWindow.ts'
import { isRefusedUntilAgreed } from '../../connections/legal.ts'
import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import { finishLogin } from './finishLogin.ts'
import { frameOf } from '../frame.ts'
import { CODE_CHARS, WINDOW_LOOK_MS } from '../limits.ts'
import { loginError, setLogin } from '../set.ts'
import { signalWhileViewOpen } from '../signalWhileViewOpen.ts'

type WebSocial = Exclude<SocialLogin, 'farcaster'>

/**
 * Logs in with a social account. The window was opened in the click; without one, a link of the view
 * opens it.
 */
export async function loginWithSocial(
  core: Core,
  provider: WebSocial,
  opened: Window | undefined,
): Promise<void> {
  if (isRefusedUntilAgreed(core)) return opened?.close()
  push(core, { name: 'ConnectingSocial', provider })
  if (opened === undefined) return offerLink(core, provider)
  const { signal, stop } = signalWhileViewOpen(core, ['ConnectingSocial'])
  setLogin(core, { step: 'social', provider, status: 'opening' })
  try {
    const frame = await frameOf(core)
    const window = frame.loginWindow(opened)
    const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
    await window.go(uri, signal)
    setLogin(core, { step: 'social', provider, status: 'waiting' })
    const result = await resultOf(window, signal)
    // The window is gone, or on a page that severed its opener: that page ends with a code to type.
    if (result === undefined) return setLogin(core, { step: 'social', provider, status: 'closed' })
    await retrieve(core, provider, result, signal)
  } catch (error) {
    showFailure(core, provider, signal, error)
  } finally {
    stop()
    opened.close()
  }
}

/**
 * The click gave no window to speak with: a blocker, or a page that keeps windows apart (COOP). A link
 * opens one there too, which ends with a code to type.
 */
async function offerLink(core: Core, provider: WebSocial): Promise<void> {
  const { signal, stop } = signalWhileViewOpen(core, ['ConnectingSocial'])
  setLogin(core, { step: 'social', provider, status: 'opening' })
  try {
    const frame = await frameOf(core)
    const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
    setLogin(core, { step: 'social', provider, status: 'blocked', url: uri })
  } catch (error) {
    showFailure(core, provider, signal, error)
  } finally {
    stop()
  }
}

/** Takes the code that the window showed because it could not hand it over itself. */
export async function submitSocialCode(core: Core, typed: string): Promise<void> {
  const { login } = core.store.getState().embeddedWallet
  if (login.step !== 'social' || login.provider === 'farcaster') return
  const { provider } = login
  const { signal, stop } = signalWhileViewOpen(core, ['ConnectingSocial'])
  try {
    const code = typed.trim()
    if (!/^[-\w.~]+$/.test(code) || code.length > CODE_CHARS) {
      throw new BaseError('This is not the code of the window', { code: 'LOGIN_EXPIRED' })
    }
    const origin = new URL(core.secureFrame?.url ?? '').origin
    await retrieve(core, provider, `${origin}/callback#code=${code}`, signal)
  } catch (error) {
    showFailure(core, provider, signal, error)
  } finally {
    stop()
  }
}

/** Who left has nothing to read; who said no at the provider made no error. */
function showFailure(core: Core, provider: WebSocial, signal: AbortSignal, error: unknown): void {
  if (signal.aborted) return setLogin(core, { step: 'none' })
  if (isUserRejection(error))
    return setLogin(core, { step: 'social', provider, status: 'declined' })
  setLogin(core, { step: 'social', provider, status: 'failed', error: loginError(error) })
}

async function retrieve(
  core: Core,
  provider: WebSocial,
  uri: string,
  signal: AbortSignal,
): Promise<void> {
  setLogin(core, { step: 'social', provider, status: 'retrieving' })
  const frame = await frameOf(core)
  const { email, userName } = await frame.request('CONNECT_SOCIAL', { uri }, { signal })
  await finishLogin(core, {
    email: email ?? undefined,
    username: userName ?? undefined,
    socialProvider: provider,
  })
}

/** What the window hands over; undefined when it is gone without. */
async function resultOf(window: LoginWindow, signal: AbortSignal): Promise<string | undefined> {
  let result: string | undefined
  const over = new AbortController()
  const stop = window.onResult((uri) => {
    result ??= uri
    over.abort()
  })
  try {
    while (!window.isClosed() && result === undefined) {
      await wait(WINDOW_LOOK_MS, anySignal([signal, over.signal])).catch((error: unknown) => {
        if (!over.signal.aborted) throw error
      })
    }
    return result
  } finally {
    stop()
  }
}
