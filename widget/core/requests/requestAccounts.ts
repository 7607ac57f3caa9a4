import { BaseError, standardCodes } from '#protocol'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { open } from '../modal/open.ts'
import type { State } from '../store.ts'

/** Resolves when an account is connected; opens Connect for it, and 4001 when it is closed. */
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

function isConnected({ connections }: State): boolean {
  return activeConnection(connections).status === 'connected'
}

/** A remembered connection may be on its way back. */
function isReturning({ connections }: State): boolean {
  return activeConnection(connections).status === 'reconnecting'
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
