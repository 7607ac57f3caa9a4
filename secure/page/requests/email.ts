import type { WirePayload, WireResult } from '#secure/wire'
import type { Page } from '../page.ts'

export async function updateEmail(
  { api, session, store }: Page,
  { email }: WirePayload<'UPDATE_EMAIL'>,
): Promise<WireResult<'UPDATE_EMAIL'>> {
  const { prove } = await import('../keys/proof.ts')
  const account = await session.account()
  const asked = { act: 'change email', about: email.toLowerCase() } as const
  const proof = await prove({ api, store }, account, asked)
  const { change, action } = await api.call('beginEmailChange', { email, proof })
  session.change.begin(change)
  return { action }
}

export async function updateEmailPrimaryOtp(
  { api, session }: Page,
  { otp }: WirePayload<'UPDATE_EMAIL_PRIMARY_OTP'>,
): Promise<undefined> {
  await api.call('verifyPrimaryOtp', { change: session.change.get(), otp })
}

export async function updateEmailSecondaryOtp(
  { api, session }: Page,
  { otp }: WirePayload<'UPDATE_EMAIL_SECONDARY_OTP'>,
): Promise<WireResult<'UPDATE_EMAIL_SECONDARY_OTP'>> {
  const { email } = await api.call('verifySecondaryOtp', { change: session.change.get(), otp })
  return { newEmail: email }
}
