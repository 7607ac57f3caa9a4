import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'
import { followAccount } from '#wallet/signIn/follow.ts'
import {
  accountToSignIn,
  isHeld,
  lacksMessage,
  needsSignIn,
} from '#wallet/signInState/selectors.ts'

/** A site that asks for a signature before anything else (S4.07). */
export const signIn = feature({
  views: {
    SIWXSignMessage: {
      load: () => import('./views/SIWXSignMessage/SIWXSignMessageView.tsx'),
      isSignIn: true,
      needsAccount: true,
    },
    ConnectingSiwe: {
      load: () => import('./views/ConnectingSiwe/ConnectingSiweView.tsx'),
      isSignIn: true,
      needsAccount: true,
    },
  },
  productEvents: () => import('./productEvents.ts'),
  opens: { gate: (state) => (needsSignIn(state) ? { name: 'SIWXSignMessage' } : undefined) },
  afterConnect(core, paused) {
    if (accountToSignIn(core.store.getState()) === undefined) return undefined
    const goesOn = paused !== undefined && core.views[paused.name].isResumedAfterSignIn === true
    return { name: 'SIWXSignMessage', next: goesOn ? paused : undefined }
  },
  isHeld,
  on: {
    change(core, before, after) {
      followAccount(core, before, after)
      signInIsAsked(core, before, after)
    },
  },
})

/** The request is visible, and has no message yet. */
const isWaiting = (state: State) =>
  state.modal.open && topView(state.router).name === 'SIWXSignMessage' && lacksMessage(state)

/** Prepares the message to sign when the request is shown, because a nonce expires soon. */
function signInIsAsked(core: Core, before: State, after: State): void {
  const { step } = after.signIn
  if (step.status !== 'asking' || isWaiting(before) || !isWaiting(after)) return
  const { account } = step
  import('#wallet/signIn/prepare.ts')
    .then(({ prepareMessage }) => prepareMessage(core, account))
    .catch(() => undefined) // the press of the button tries again
}
