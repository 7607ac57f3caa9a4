import { BaseError, type Namespace, standardCodes } from '#protocol'
import { askToConnect, connectView } from '../connections/askToConnect.ts'
import { activateNamespace } from '../connect/activate.ts'
import type { Core } from '#kernel/core.ts'
import { choose } from '#kernel/modal/chooseView.ts'
import { open } from '#kernel/modal/open.ts'
import { mayDismiss } from '#kernel/modal/shake.ts'
import { topView } from '#kernel/router/slice.ts'
import { isSignInView } from '#kernel/router/isSignInView.ts'
import type { State } from '#kernel/store.ts'
import { when } from './when.ts'

/**
 * Opens a way to an account of this namespace, and resolves when it is there, or rejects with 4001
 * when the widget is closed before.
 */
export async function askForAccount(
  core: Core,
  options: { namespace: Namespace; isThere: (state: State) => boolean; signal: AbortSignal },
): Promise<void> {
  const { namespace, isThere, signal } = options
  const { closings } = core.store.getState().modal
  if (core.store.getState().modal.open) showWay(core, namespace)
  else {
    await core.page.show({})
    // Where a phone has nothing but apps to offer, that is the way; else it is Connect.
    const way = choose(core, ['disconnected'], { namespace }, core.store.getState())
    const isConnect = way === undefined || way.name === connectView.name
    await open(core, isConnect ? { namespace, view: connectView.name } : { namespace })
  }
  const isOver = ({ modal }: State) => !modal.open || modal.closings !== closings
  await when(core, (state) => isThere(state) || isOver(state), signal)
  if (isThere(core.store.getState())) return
  throw new BaseError('User rejected the request', { code: standardCodes.userRejected.code })
}

/** It is open already: what is on screen stays behind the way, unless it is one, or is not to be left. */
function showWay(core: Core, namespace: Namespace): void {
  const state = core.store.getState()
  core.store.setState(({ modal }) => ({ modal: { ...modal, namespace } }))
  activateNamespace(core, namespace)
  const isWay = state.router.stack.some(({ name }) => core.views[name].isWayToConnect)
  const isKept = isSignInView(core, state) || !mayDismiss(core, state)
  if (!isWay && !isKept && topView(core.store.getState().router).name !== connectView.name) {
    askToConnect(core)
  }
}
