import { type CaipAccountId, parseCaipAccountId, type SignInOptions } from '#protocol'
import { activeConnection } from '../connections/slice.ts'
import { isUnsupported } from '../connections/isUnsupported.ts'
import type { Core } from '#kernel/core.ts'
import { isSignInView } from '#kernel/router/isSignInView.ts'
import type { State } from '#kernel/store.ts'

/** The page's options for a sign-in; undefined where it asks for none. */
export function signInOptionsOf({ config }: Pick<State, 'config'>): SignInOptions | undefined {
  const { signIn } = config.options
  return typeof signIn === 'string' ? { required: signIn === 'required' } : signIn
}

/** Without a session there is nothing to do here. */
export function isSignInRequired(state: Pick<State, 'config'>): boolean {
  const options = signInOptionsOf(state)
  return options !== undefined && options.required !== false
}

/** Whose session is looked at: the first account on its network, if the page offers that one. */
export function accountToSignIn(state: State): CaipAccountId | undefined {
  const connection = activeConnection(state.connections)
  if (connection.status !== 'connected' || isUnsupported(state)) return undefined
  return signInOptionsOf(state) === undefined ? undefined : connection.accounts[0]
}

/** Nothing is done for this account before it has signed in on this network. */
export function needsSignIn(state: State): boolean {
  if (!isSignInRequired(state) || accountToSignIn(state) === undefined) return false
  return state.signIn.step.status !== 'signedIn'
}

/** The page may not know the account yet: it has no session on any network. */
export function isHidden(state: State): boolean {
  if (!needsSignIn(state)) return false
  const account = accountToSignIn(state) ?? ''
  const { address } = parseCaipAccountId(account)
  return !state.signIn.sessions.some((session) => isOf(session.account, address))
}

/** A view of the sign-in that may not be left: there is no session (S4.07). */
export function isHeld(core: Pick<Core, 'views'>, state: State): boolean {
  return isSignInView(core, state) && needsSignIn(state)
}

/** There is no message yet that the question could be about. */
export function lacksMessage({ signIn: { step } }: State): boolean {
  return step.status === 'asking' && (step.prepared ?? step.error) === undefined
}

function isOf(account: CaipAccountId, address: string): boolean {
  return parseCaipAccountId(account).address.toLowerCase() === address.toLowerCase()
}
