import * as z from 'zod/mini'
import { SecureError, text, type WireParams, type WireResult } from '#secure/wire'
import { wipeHolding } from '../keys/keyStore.ts'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'

export async function connectEmail(
  page: Page,
  { email }: WireParams<'CONNECT_EMAIL'>,
  context: RequestContext,
): Promise<WireResult<'CONNECT_EMAIL'>> {
  const { api, session, embedder } = page
  if (session.login.mailedTo() === email && (await mailAgain(page))) return { action: 'VERIFY_OTP' }
  await agree(page, context)
  if (await isSignedInByWindow(page, email, context)) return { action: 'CONNECT' }
  const { login, action } = await api.call('beginEmailLogin', { email, site: embedder })
  session.login.begin(login, email)
  if (action === 'VERIFY_OTP') session.login.noteMailed()
  if (action === 'CONNECT') session.accept(await api.call('getAccount'))
  return { action }
}

/** Before anything is mailed: where nothing of the login would last, the person says whether they want it. */
async function agree({ lasting, screen }: Page, context: RequestContext): Promise<void> {
  if ((await lasting()).login === 'document') await screen.ask({ kind: 'forgetful' }, context)
}

/** A site that is new to this browser, which has signed on another one: the person may do without a mail. */
async function isSignedInByWindow(page: Page, email: string, context: RequestContext) {
  const { lasting, session, store, screen } = page
  if ((await lasting()).window !== 'known' || (await session.isConnected())) return false
  const held = (await store?.findByOwner(email.toLowerCase())) ?? []
  for (const holding of held) wipeHolding(holding)
  if (held.length > 0) return false
  return (await screen.ask({ kind: 'known', email: email.toLowerCase() }, context)) === 'signedIn'
}

/** Another code for the login that waits for one: a device is approved once. False where it is over. */
async function mailAgain({ api, session }: Page): Promise<boolean> {
  try {
    await api.call('sendCodeAgain', { login: session.login.get() })
    return true
  } catch (error) {
    if (error instanceof SecureError && over.includes(error.code)) return false
    throw error
  }
}
const over: readonly unknown[] = ['LOGIN_EXPIRED', 'OTP_EXPIRED', 'OTP_ATTEMPTS']

export async function connectDevice(
  { api, session }: Page,
  { signal }: RequestContext,
): Promise<undefined> {
  const login = session.login.get()
  await api.callUntil('awaitDevice', { login }, ({ isApproved }) => isApproved, signal)
  session.login.noteMailed()
}

export async function connectOtp(
  { api, session }: Page,
  { otp }: WireParams<'CONNECT_OTP'>,
): Promise<undefined> {
  session.accept(await api.call('verifyOtp', { login: session.login.get(), otp }))
}

export async function getSocialRedirectUri(
  { api, session, config, embedder, lasting }: Page,
  { provider }: WireParams<'GET_SOCIAL_REDIRECT_URI'>,
): Promise<WireResult<'GET_SOCIAL_REDIRECT_URI'>> {
  if (!config.socials.includes(provider)) {
    throw new SecureError('PROVIDER_OFF', 'This login is not offered here.')
  }
  // The provider's window is open already: what does not last is told when the key is made.
  await lasting()
  const { login, uri } = await api.call('beginSocialLogin', { provider, site: embedder })
  session.login.begin(login)
  return { uri }
}

export async function connectSocial(
  { api, session }: Page,
  { uri }: WireParams<'CONNECT_SOCIAL'>,
): Promise<WireResult<'CONNECT_SOCIAL'>> {
  const code = readCallback(uri)
  const account = await api.call('finishSocialLogin', { login: session.login.get(), code })
  session.accept(account)
  return { userName: account.userName, email: account.email }
}

export async function getFarcasterUri(
  page: Page,
  context: RequestContext,
): Promise<WireResult<'GET_FARCASTER_URI'>> {
  const { api, session, config } = page
  if (!config.farcaster) throw new SecureError('PROVIDER_OFF', 'Farcaster is not offered here.')
  await agree(page, context)
  const { login, url } = await api.call('beginFarcasterLogin', {})
  session.login.begin(login)
  return { url }
}

export async function connectFarcaster(
  { api, session }: Page,
  { signal }: RequestContext,
): Promise<WireResult<'CONNECT_FARCASTER'>> {
  const login = session.login.get()
  const { account } = await api.callUntil(
    'awaitFarcaster',
    { login },
    (answer) => answer.account !== null,
    signal,
  )
  if (account === null) throw new SecureError('LOGIN_EXPIRED', 'The login is over. Begin again.')
  session.accept(account)
  return { userName: account.userName }
}

/** The callback's address, or the bare code that it showed to the person. */
export const callbackCode = text(64, /^[-_A-Za-z0-9]{8,64}$/)

/** What the provider's page brought back, from the fragment of `{secure origin}/callback#code=…`. */
function readCallback(uri: string): string {
  const bare = z.safeParse(callbackCode, uri)
  if (bare.success) return bare.data
  const fragment = new URLSearchParams(uri.slice(uri.indexOf('#') + 1))
  const code = z.safeParse(callbackCode, fragment.get('code'))
  if (code.success) return code.data
  if (fragment.get('error') === '4001') {
    throw new SecureError(4001, 'The login was declined.')
  }
  throw new SecureError('PROVIDER_FAILED', 'The login did not succeed. Try again.')
}
