import { EVM, evmConnection } from '../connections/evm.ts'
import type { Core } from '#kernel/core.ts'
import { needsSignIn } from '../signInState/selectors.ts'
import type { State } from '#kernel/store.ts'
import { type AccountQuestion, askForAccount } from './askForAccount.ts'
import { when } from './when.ts'

/**
 * Resolves when an account is connected, and signed in where the page requires it; opens Connect for
 * it, or what a phone shows that has only apps to offer, and 4001 when it is closed.
 */
export async function requestAccounts(
  core: Core,
  options: Partial<Pick<AccountQuestion, 'signal' | 'closings'>> = {},
): Promise<void> {
  const { signal = core.signal, closings } = options
  if (isConnected(core.store.getState())) return
  if (isReturning(core.store.getState())) {
    await returned(core, signal)
    if (isConnected(core.store.getState())) return
  }
  await askForAccount(core, { namespace: EVM, isThere: isConnected, signal, closings })
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
