import type { CaipAccountId } from '#protocol'
import { disconnect } from '../connect/disconnect.ts'
import { isEmbedded } from '#kernel/config/slice.ts'
import type { Core } from '#kernel/core.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { reset, replace } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { describeAccount } from './describeAccount.ts'
import { NoActiveAccountError, SignatureDeclinedError, SignInNotEnabledError } from './errors.ts'
import { transition, shownError } from './transition.ts'
import { MESSAGE_AGE_MS } from './limits.ts'
import { prepareMessage } from './prepare.ts'
import { accountToSignIn, needsSignIn, signInOptionsOf } from '../signInState/selectors.ts'
import { isSignInView } from '#kernel/router/isSignInView.ts'
import { remember } from './sessions.ts'
import { leaveSignIn } from './show.ts'
import { signMessage } from './signMessage.ts'
import type { Prepared } from '../signInState/slice.ts'
import { verifierOf } from './verifierOf.ts'

/**
 * Asks the wallet for the signature and has it checked (S4.07). What goes wrong is written to
 * `signIn.step` for the view, which asks again.
 */
export async function signIn(core: Core): Promise<void> {
  const state = core.store.getState()
  if (signInOptionsOf(state) === undefined) throw new SignInNotEnabledError()
  const account = accountToSignIn(state)
  if (account === undefined) throw new NoActiveAccountError()
  const prepared = await freshMessage(core, account)
  if (prepared === undefined || !transition(core, { type: 'sent', account })) return
  show(core, 'ConnectingSiwe')
  try {
    const signature = await signMessage(core, { account, message: prepared.message })
    if (!transition(core, { type: 'signed', account })) return
    const session = await verifierOf(core).verify({ account, prepared, signature })
    if (!transition(core, { type: 'verified', account })) return
    remember(core, session)
    core.emit({ type: 'signIn', payload: describeAccount(account) })
    await leaveSignIn(core, 'signed')
  } catch (error) {
    const isDeclined = error instanceof SignatureDeclinedError
    const type = isDeclined ? 'declined' : 'failed'
    if (!transition(core, { type, account, error: shownError(error) })) return
    show(core, 'SIWXSignMessage')
  }
}

/** The person will not sign (S4.07): where a session is required, the wallet leaves. */
export async function cancelSignIn(core: Core): Promise<void> {
  const state = core.store.getState()
  if (needsSignIn(state)) return disconnect(core, { reason: 'user' })
  const { step } = state.signIn
  // A signature that arrives later has no pending question any more.
  if (step.status === 'signing' || step.status === 'verifying') {
    const error = shownError(new SignatureDeclinedError(undefined))
    transition(core, { type: 'failed', account: step.account, error })
  }
  if (isEmbedded(state.config)) return reset(core, homeOf(core))
  await closeFromFrame(core, 'user')
}

/** The message that is shown; one that is old or was never made is made now. */
async function freshMessage(core: Core, account: CaipAccountId): Promise<Prepared | undefined> {
  const current = () => {
    const { step } = core.store.getState().signIn
    return step.status === 'asking' && step.account === account ? step.prepared : undefined
  }
  const prepared = current()
  if (prepared !== undefined && core.now() - prepared.issuedAt < MESSAGE_AGE_MS) return prepared
  await prepareMessage(core, account)
  return current()
}

/** Only in the place of the other view of the sign-in: the person may be elsewhere. */
function show(core: Core, name: 'SIWXSignMessage' | 'ConnectingSiwe'): void {
  const state = core.store.getState()
  if (!isSignInView(core, state)) return
  const view = topView(state.router)
  replace(core, { name, next: 'next' in view ? view.next : undefined })
}
