import * as z from 'zod/mini'
import { type Proof, proof as proofShape } from '#secure/api'
import type { WireParams, WireResult } from '#secure/wire'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'
import { throughWindow } from './throughWindow.ts'

export async function updateEmail(
  page: Page,
  { email }: WireParams<'UPDATE_EMAIL'>,
  context: RequestContext,
): Promise<WireResult<'UPDATE_EMAIL'>> {
  const proof = await proveEmail(page, email, context)
  const { change, action } = await page.api.call('beginEmailChange', { email, proof })
  page.session.change.begin(change)
  return { action }
}

/**
 * The key's approval of another address. If the frame has no storage, a window gives it; if this browser
 * has no share yet, one is brought here first.
 */
export async function proveEmail(
  page: Page,
  email: string,
  context: RequestContext,
): Promise<Proof | undefined> {
  const { api, session, store, screen } = page
  const account = await session.account()
  const about = email.toLowerCase()
  // Without keys there is no proof, and the service requires none.
  if (account.addresses === null || account.email === about) return undefined
  if (store === undefined) {
    const given = await throughWindow(page, { name: 'PROVE_EMAIL', email }, context)
    return z.parse(z.optional(proofShape), given)
  }
  const [{ prove }, { canSign }] = await Promise.all([
    import('../keys/proof.ts'),
    import('../keys/wallet.ts'),
  ])
  if (!(await canSign(store, account))) await screen.ask({ kind: 'newDevice' }, context)
  return prove({ api, store }, account, { act: 'change email', about })
}

export async function updateEmailPrimaryOtp(
  { api, session }: Page,
  { otp }: WireParams<'UPDATE_EMAIL_PRIMARY_OTP'>,
): Promise<undefined> {
  await api.call('verifyPrimaryOtp', { change: session.change.get(), otp })
}

export async function updateEmailSecondaryOtp(
  { api, session }: Page,
  { otp }: WireParams<'UPDATE_EMAIL_SECONDARY_OTP'>,
): Promise<WireResult<'UPDATE_EMAIL_SECONDARY_OTP'>> {
  const { email } = await api.call('verifySecondaryOtp', { change: session.change.get(), otp })
  return { newEmail: email }
}
