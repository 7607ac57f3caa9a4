import type { CaipAccountId } from '#protocol'
import type { Core } from '../core.ts'
import type { Arrival } from './follow.ts'
import { happen } from './happen.ts'
import { remember } from './sessions.ts'
import { leaveSignIn, showSignIn } from './show.ts'
import { verifierOf } from './verifierOf.ts'

/** Finds the session of an account, or asks for one (S4.07). */
export async function lookUpSession(
  core: Core,
  account: CaipAccountId,
  arrival: Arrival,
): Promise<void> {
  // A server that cannot say whether there is a session gets a new signature to check.
  const session = await verifierOf(core)
    .getSession(account)
    .catch(() => undefined)
  const { step } = core.store.getState().signIn
  if (step.status !== 'checking' || step.account !== account) return
  if (session !== undefined) {
    remember(core, session)
    happen(core, { type: 'found', account })
    return leaveSignIn(core, 'found')
  }
  happen(core, { type: 'missing', account })
  await showSignIn(core, arrival)
}
