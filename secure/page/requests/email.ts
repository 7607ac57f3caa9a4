import type { WirePayload, WireResult } from '#secure/wire'
import type { Page } from '../page.ts'

export async function updateEmail(
  { api, session }: Page,
  { email }: WirePayload<'UPDATE_EMAIL'>,
): Promise<WireResult<'UPDATE_EMAIL'>> {
  const { change, action } = await api.call('beginEmailChange', { email })
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
