import type { LoginError } from '#wallet/embedded/slice.ts'
import { describeError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'

/** One sentence for what went wrong with a login. */
export function loginProblem(messages: Messages, error: LoginError): string {
  const { connect, emailLogin } = messages
  if (error.code === 'EMAIL_INVALID') return emailLogin.invalid
  if (error.seconds !== undefined) return connect.emailPause(error.seconds)
  return describeError(messages, error).title
}

/** The same with what to do next, in the sentence of the language. */
export function problemAndTryAgain({ otp }: Messages, problem: string): string {
  return otp.again(problem.replace(/[.!?।。！？]$/, ''))
}

/** No other code is taken: only a new start brings one. */
export function isOver({ code }: LoginError): boolean {
  return code === 'OTP_ATTEMPTS' || code === 'OTP_EXPIRED' || code === 'LOGIN_EXPIRED'
}
