import { isBridgeOnly, isEmbedded } from '#kernel/config/slice.ts'
import type { Core } from '#kernel/core.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { Arrival } from './arrival.ts'
import { needsSignIn } from '../signInState/selectors.ts'
import { isSignInView } from '#kernel/router/isSignInView.ts'

/**
 * Asks the person to sign in (S4.07). After connecting, `afterConnect` of the feature asks; here a
 * question that is already shown only restarts. A changed account or network asks only where the page
 * requires a session. The start of a visit asks nothing, and a transfer is not interrupted: then the
 * next opening asks.
 */
export async function showSignIn(core: Core, arrival: Arrival): Promise<void> {
  const state = core.store.getState()
  const { modal, router } = state
  if (modal.open && isSignInView(core, state)) {
    return reset(core, { ...topView(router), name: 'SIWXSignMessage' })
  }
  if (arrival === 'connected' || !needsSignIn(state)) return
  if (modal.open) {
    const { isUninterruptible } = core.views[topView(router).name]
    if (isUninterruptible !== true) reset(core, { name: 'SIWXSignMessage' })
    return
  }
  if (arrival === 'returned') return
  // The page refuses after the person closed the widget repeatedly: then the next request asks.
  const isSeen = await core.page.show({}).then(
    () => true,
    () => false,
  )
  if (isSeen) await open(core)
}

/** The account has its session: goes on where the person was, or closes (S4.07). */
export async function leaveSignIn(core: Core, how: 'found' | 'signed'): Promise<void> {
  const state = core.store.getState()
  const view = topView(state.router)
  if (!state.modal.open || !isSignInView(core, state)) return
  const next = 'next' in view ? view.next : undefined
  if (next !== undefined) return reset(core, next)
  const isWanted = how === 'found' || isEmbedded(state.config) || isBridgeOnly(state.config)
  if (isWanted) return reset(core, homeOf(core))
  await closeFromFrame(core, 'success')
}
