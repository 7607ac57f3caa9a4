import type { Core } from '#kernel/core.ts'
import { activeConnection } from '../connections/slice.ts'
import type { State } from '#kernel/store.ts'
import { accountToSignIn } from '../signInState/selectors.ts'
import { startOf } from '../signInState/slice.ts'
import type { Arrival } from './arrival.ts'

/**
 * An account came, changed or went (S4.07): its session is looked up, and what is needed for that
 * is loaded. Costs a page without sign-in nothing.
 */
export function followAccount(core: Core, before: State, after: State): void {
  const previous = accountToSignIn(before)
  const account = accountToSignIn(after)
  if (previous === account) return
  const isGone = activeConnection(after.connections).status !== 'connected'
  core.store.setState(({ signIn }) => ({
    signIn: {
      ...signIn,
      step: startOf(account),
      signed: isGone ? [] : signIn.signed,
    },
  }))
  const arrival = arrivalOf(before)
  Promise.all([import('./sessions.ts'), import('./lookUp.ts')])
    .then(async ([{ endSession }, { lookUpSession }]) => {
      if (previous !== undefined && isGone) endSession(core, previous)
      if (account !== undefined) await lookUpSession(core, account, arrival)
    })
    .catch((cause: unknown) => {
      if (account === undefined) return
      const error = { code: 'VIEW_NOT_LOADED', message: String(cause) }
      core.store.setState(({ signIn }) =>
        signIn.step.status === 'checking' && signIn.step.account === account
          ? { signIn: { ...signIn, step: { status: 'asking', account, error } } }
          : {},
      )
    })
}

function arrivalOf({ connections }: State): Arrival {
  const { status } = activeConnection(connections)
  if (status === 'connected') return 'switched'
  return status === 'reconnecting' ? 'returned' : 'connected'
}
