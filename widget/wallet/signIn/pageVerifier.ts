import { remote, signInHost } from '#protocol'
import { anySignal, wait } from '#lib/abort.ts'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import type { Core } from '#kernel/core.ts'
import { SignatureInvalidError, SignInPageError, SignInTimeoutError } from './errors.ts'
import type { Verifier } from './verifier.ts'

/** The callbacks of the page, each with the time it may take. */
export function pageVerifier(core: Core): Verifier {
  const host = remote(signInHost, (method, params, timeoutMs) => {
    const asked = core.page.signIn({ method, params })
    return timeoutMs === undefined ? asked : inTime(core, method, asked, timeoutMs)
  })
  const ask = <T>(question: string, answer: Promise<T>) =>
    answer.catch((cause: unknown) => {
      throw cause instanceof SignInTimeoutError
        ? cause
        : new SignInPageError(`${question}: ${asBaseError(cause).message}`, cause)
    })
  return {
    getNonce: (account) => ask('getNonce', host.getNonce({ account })),
    async verify({ account, prepared, signature }) {
      const { message } = prepared
      const asked = host.verify({ account, message, signature })
      const { verified, data } = await ask('verify', asked)
      if (!verified) throw new SignatureInvalidError('Refused by the website')
      return { account, message, signature, expiresAt: prepared.expiresAt, data }
    },
    async getSession(account) {
      const { session } = await ask('getSession', host.getSession({ account }))
      const isOther = session === undefined || session.account !== account
      const isOver = (session?.expiresAt ?? Number.POSITIVE_INFINITY) <= core.now()
      return isOther || isOver ? undefined : session
    },
    signOut: (account) => ask('signOut', host.signOut({ account })),
  }
}

async function inTime<T>(
  core: Core,
  question: string,
  answer: Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const timer = new AbortController()
  const late = wait(timeoutMs, anySignal([timer.signal, core.signal])).then(() => {
    throw new SignInTimeoutError(question)
  })
  late.catch(() => undefined) // stopped by the answer, or heard in the race
  try {
    return await Promise.race([answer, late])
  } finally {
    timer.abort()
  }
}
