import { BaseError } from '#protocol'
import { wait } from '#lib/abort.ts'
import type { Core } from '#kernel/core.ts'
import { storedMailedAt } from '../items.ts'
import { MAIL_PAUSE_MS } from '../limits.ts'
import { set, setLogin } from '../set.ts'
import type { Login } from '../slice.ts'

const MS_PER_SECOND = 1_000

/** One mail in 30 s (S5.01). */
class MailPauseError extends BaseError {
  override name = 'MailPauseError'
  readonly retryAfterSeconds: number
  constructor(seconds: number) {
    super(`Please try again after ${seconds} seconds`, { code: 'EMAIL_PAUSE' })
    this.retryAfterSeconds = seconds
  }
}

/** Seconds until another mail may be asked for, rounded up; 0 when it may be. */
export function secondsToWait(mailedAt: number | undefined, now: number): number {
  // A clock that was set back must not lock the person out.
  if (mailedAt === undefined || mailedAt > now) return 0
  return Math.max(0, Math.ceil((mailedAt + MAIL_PAUSE_MS - now) / MS_PER_SECOND))
}

/** @throws MailPauseError */
export function assertMailCooldownOver(core: Core): void {
  const { mailedAt = core.storage.get(storedMailedAt) } = core.store.getState().embeddedWallet
  const seconds = secondsToWait(mailedAt, core.now())
  if (seconds > 0) throw new MailPauseError(seconds)
}

/** Remembers that a mail was asked for, over a reload too. */
export function noteMail(core: Core): void {
  const mailedAt = core.now()
  set(core, { mailedAt })
  core.storage.set(storedMailedAt, mailedAt)
}

/** “Try again after 26 seconds” is untrue when those are over: the address stands there without it then. */
export async function clearMailCooldown(
  core: Core,
  failed: Extract<Login, { readonly step: 'email' | 'device' | 'otp' }>,
): Promise<void> {
  const { error, ...login } = failed
  if (error?.seconds === undefined) return
  await wait(error.seconds * MS_PER_SECOND, core.signal)
  const isShown = core.store.getState().embeddedWallet.login === failed
  if (isShown) setLogin(core, { ...login, status: 'asking' })
}
