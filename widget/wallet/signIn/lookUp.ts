import type { CaipAccountId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { Arrival } from './arrival.ts'
import { describeAccount } from './describeAccount.ts'
import { transition, shownError } from './transition.ts'
import { remember } from './sessions.ts'
import { leaveSignIn, showSignIn } from './show.ts'
import { verifierOf } from './verifierOf.ts'

/** Finds the session of an account, or asks for one (S4.07). */
export async function lookUpSession(
  core: Core,
  account: CaipAccountId,
  arrival: Arrival,
): Promise<void> {
  // If the server cannot tell whether there is a session, the person signs again.
  const known = await verifierOf(core)
    .getSession(account)
    .catch(() => undefined)
  const isNew = known === undefined
  const session = known ?? (await signedSession(core, account))
  const { step } = core.store.getState().signIn
  if (step.status === 'idle' || step.account !== account) return
  if (session === undefined) {
    transition(core, { type: 'missing', account })
    return step.status === 'checking' || step.status === 'asking'
      ? showSignIn(core, arrival)
      : undefined
  }
  if (step.status !== 'checking') return
  remember(core, session)
  transition(core, { type: 'found', account })
  if (isNew) core.emit({ type: 'signIn', payload: describeAccount(account) })
  await leaveSignIn(core, isNew ? 'signed' : 'found')
}

/** The session of a signature that came with the connection. A refused one is reported and repeated. */
async function signedSession(core: Core, account: CaipAccountId) {
  if (core.store.getState().signIn.signed.length === 0) return undefined
  try {
    const { sessionOfSigned } = await import('./oneClick.ts')
    return await sessionOfSigned(core, account)
  } catch (error) {
    transition(core, { type: 'failed', account, error: shownError(error) })
    return undefined
  }
}
