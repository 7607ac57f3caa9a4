import { BaseError, standardCodes } from '#protocol'
import { evmConnection } from '../connections/evm.ts'
import type { Core } from '../core.ts'
import { isOnlyByApp, open } from '../modal/open.ts'
import { needsSignIn } from '../signIn/selectors.ts'
import type { State } from '../store.ts'
import { when } from './when.ts'

/**
 * Resolves when an account is connected, and signed in where the page requires it; opens Connect for
 * it, or what a phone shows that has only apps to offer, and 4001 when it is closed.
 */
export async function requestAccounts(
  core: Core,
  { signal = core.signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  if (isConnected(core.store.getState())) return
  if (isReturning(core.store.getState())) {
    await returned(core, signal)
    if (isConnected(core.store.getState())) return
  }
  if (!core.store.getState().modal.open) {
    await core.page.show({})
    await open(core, isOnlyByApp(core.store.getState()) ? {} : { view: 'Connect' })
  }
  await connectedOrClosed(core, signal)
}

function isConnected(state: State): boolean {
  return evmConnection(state.connections).status === 'connected' && !needsSignIn(state)
}

/** A remembered connection, or its session, may be on its way back. */
function isReturning({ connections, signIn }: State): boolean {
  return evmConnection(connections).status === 'reconnecting' || signIn.step.status === 'checking'
}

/** Resolves when no remembered connection is on its way back. */
export function returned(core: Core, signal: AbortSignal): Promise<void> {
  return when(core, (state) => !isReturning(state), signal)
}

async function connectedOrClosed(core: Core, signal: AbortSignal): Promise<void> {
  await when(core, (state) => isConnected(state) || !state.modal.open, signal)
  if (isConnected(core.store.getState())) return
  throw new BaseError('User rejected the request', { code: standardCodes.userRejected.code })
}
