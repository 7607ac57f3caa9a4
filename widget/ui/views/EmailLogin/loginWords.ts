import type { LoginError } from '#core/embeddedWallet/slice.ts'
import { describeError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messages.ts'

/** One sentence for what went wrong with a login. */
export function loginProblem(messages: Messages, error: LoginError): string {
  const { connect, emailLogin } = messages
  if (error.code === 'EMAIL_INVALID') return emailLogin.invalid
  if (error.seconds !== undefined) return connect.emailPause(error.seconds)
  return describeError(messages, error).title
}
