import type { SecureAccount } from '#secure/api'
import type { MailSink } from './mailSink.ts'
import type { Browser } from './browser.ts'

/** A whole login by e-mail, with the mailed link where the device is new. */
export async function signInByEmail(
  browser: Browser,
  mail: MailSink,
  email: string,
): Promise<SecureAccount> {
  const { login, action } = await browser.call('beginEmailLogin', { email })
  if (action === 'VERIFY_DEVICE') {
    await browser.call('answerDeviceLink', { link: mail.linkFor(email), isApproved: true })
    await browser.call('awaitDevice', { login })
  }
  return browser.call('verifyOtp', { login, otp: mail.codeFor(email) })
}
