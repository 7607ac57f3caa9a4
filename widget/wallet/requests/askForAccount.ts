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
import type { PageRequest } from './pageRequest.ts'
import { when } from './when.ts'

export type AccountQuestion = {
  readonly namespace: Namespace
  readonly isThere: (state: State) => boolean
  readonly signal: AbortSignal
  /** As in the page's request: closed since then, the widget is not opened again. @default as often as now */
  readonly closings?: PageRequest['closings']
}

/**
 * Opens a way to an account of this namespace, and resolves when it is there, or rejects with 4001
 * when the widget is closed before.
 */
export async function askForAccount(core: Core, question: AccountQuestion): Promise<void> {
  const { isThere, signal } = question
  const { modal } = core.store.getState()
  const { closings = modal.closings } = question
  if (closings === modal.closings) {
    await openWay(core, question)
    const isOver = ({ modal: now }: State) => !now.open || now.closings !== closings
    await when(core, (state) => isThere(state) || isOver(state), signal)
    if (isThere(core.store.getState())) return
  }
  throw new BaseError('User rejected the request', { code: standardCodes.userRejected.code })
}

async function openWay(core: Core, { namespace }: AccountQuestion): Promise<void> {
  if (core.store.getState().modal.open) return showWay(core, namespace)
  await core.page.show({})
  // Where a phone has nothing but apps to offer, that is the way; else it is Connect.
  const way = choose(core, ['disconnected'], { namespace }, core.store.getState())
  const isConnect = way === undefined || way.name === connectView.name
  await open(core, isConnect ? { namespace, view: connectView.name } : { namespace })
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
