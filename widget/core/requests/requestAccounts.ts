import { BaseError, standardCodes } from '#protocol'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { open } from '../modal/open.ts'
import { needsSignIn } from '../signIn/selectors.ts'
import type { State } from '../store.ts'

/** Resolves when an account is connected, and signed in where the page requires it; opens Connect for it, and 4001 when it is closed. */
export async function requestAccounts(core: Core): Promise<void> {
  if (isConnected(core.store.getState())) return
  if (isReturning(core.store.getState())) {
    await when(core, (state) => !isReturning(state))
    if (isConnected(core.store.getState())) return
  }
  if (!core.store.getState().modal.open) {
    await core.page.show({})
    await open(core, { view: 'Connect' })
  }
  await connectedOrClosed(core)
}

function isConnected(state: State): boolean {
  return activeConnection(state.connections).status === 'connected' && !needsSignIn(state)
}

/** A remembered connection, or its session, may be on its way back. */
function isReturning({ connections, signIn }: State): boolean {
  return (
    activeConnection(connections).status === 'reconnecting' || signIn.step.status === 'checking'
  )
}

async function connectedOrClosed(core: Core): Promise<void> {
  await when(core, (state) => isConnected(state) || !state.modal.open)
  if (isConnected(core.store.getState())) return
  throw new BaseError('User rejected the request', { code: standardCodes.userRejected.code })
}

function when(core: Core, is: (state: State) => boolean): Promise<void> {
  if (is(core.store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = core.store.subscribe((state) => {
      if (!is(state)) return
      unsubscribe()
      resolve()
    })
  })
}
