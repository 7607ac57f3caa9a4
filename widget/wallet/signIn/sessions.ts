import type { CaipAccountId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { describeAccount } from './describeAccount.ts'
import { SessionExpiredError } from './errors.ts'
import { transition, shownError } from './transition.ts'
import { TIMER_MS } from './limits.ts'
import { signInOptionsOf } from '../signInState/selectors.ts'
import { showSignIn } from './show.ts'
import type { SignInSession } from '../signInState/slice.ts'
import { verifierOf } from './verifierOf.ts'

/** A session to go by from now on, until it expires. */
export function remember(core: Core, session: SignInSession): void {
  core.store.setState(({ signIn }) => ({
    signIn: {
      ...signIn,
      sessions: [session, ...signIn.sessions.filter(({ account }) => account !== session.account)],
    },
  }))
  if (session.expiresAt !== undefined) expireLater(core, session.account, session.expiresAt)
}

/** The wallet left: the session ends where it is kept, unless the page wants it to stay. */
export function endSession(core: Core, account: CaipAccountId): void {
  const isEnded = forget(core, account)
  if (signInOptionsOf(core.store.getState())?.signOutOnDisconnect === false || !isEnded) return
  core.emit({ type: 'signOut', payload: describeAccount(account) })
  verifierOf(core)
    .signOut(account)
    .catch(() => undefined) // here it is over, whether or not the website could be told
}

function forget(core: Core, account: CaipAccountId): boolean {
  const { sessions } = core.store.getState().signIn
  const others = sessions.filter((session) => session.account !== account)
  core.store.setState(({ signIn }) => ({ signIn: { ...signIn, sessions: others } }))
  return others.length < sessions.length
}

function expireLater(core: Core, account: CaipAccountId, at: number): void {
  const left = at - core.now()
  const stop = () => clearTimeout(timer)
  const timer = setTimeout(
    () => {
      core.signal.removeEventListener('abort', stop)
      if (left > TIMER_MS) expireLater(core, account, at)
      else expire(core, account, at)
    },
    Math.min(Math.max(left, 0), TIMER_MS),
  )
  core.signal.addEventListener('abort', stop, { once: true })
}

/** S8.03: notifies the person once, and asks again where the page requires a session. */
function expire(core: Core, account: CaipAccountId, at: number): void {
  const { sessions } = core.store.getState().signIn
  // Another signature may have extended the session meanwhile.
  if (!sessions.some((session) => session.account === account && session.expiresAt === at)) return
  forget(core, account)
  core.emit({ type: 'signOut', payload: describeAccount(account) })
  const error = shownError(new SessionExpiredError())
  if (!transition(core, { type: 'expired', account, error })) return
  showAlert(core, { code: String(error.code), message: error.message })
  showSignIn(core, 'switched').catch(() => undefined) // the next opening shows it
}
