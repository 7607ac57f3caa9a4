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
  if (action !== 'VERIFY_DEVICE')
    return browser.call('verifyOtp', { login, otp: mail.codeFor(email) })
  const otp = await approveLink(browser, mail, email)
  await browser.call('awaitDevice', { login })
  return browser.call('verifyOtp', { login, otp })
}

/** Approves the newest mailed link to an address: its code. */
export async function approveLink(
  approver: Pick<Browser, 'call'>,
  mail: MailSink,
  email: string,
): Promise<string> {
  const link = mail.linkFor(email)
  const { code } = await approver.call('answerDeviceLink', { link, isApproved: true })
  if (code === null) throw new Error('What was approved has no code')
  return code
}
