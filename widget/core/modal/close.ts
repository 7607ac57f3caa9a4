import type { CloseReason } from '#protocol'
import { isBridgeOnly, isEmbedded } from '../config/slice.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { reset } from '../router/router.ts'
import { isHeld } from '../signIn/selectors.ts'
import type { State } from '../store.ts'
import { shake } from './shake.ts'

/**
 * Closes the widget. An embedded one is never gone: it goes back to Account when connected and to
 * Connect when not (S2.03). A sign-in that is required is not closed (S4.07): it shakes.
 */
export function close(core: Core, reason: CloseReason): { closed: boolean } {
  const state = core.store.getState()
  if (!state.modal.open) return { closed: true }
  if (isHeld(state)) {
    shake(core)
    return { closed: false }
  }
  if (isEmbedded(state.config)) {
    reset(core, isBridgeOnly(state.config) ? { name: 'Bridge' } : embeddedHome(state))
    return { closed: false }
  }
  core.store.setState(({ modal, connections }) => ({
    modal: {
      ...modal,
      open: false,
      loading: false,
      shaking: false,
      shownView: undefined,
      closings: modal.closings + 1,
    },
    connections: { ...connections, attempt: undefined },
  }))
  const { attempt } = state.connections
  if (attempt !== undefined) core.getConnector(attempt.connectorId)?.cancel?.()
  core.emit({ type: 'close', payload: { reason } })
  return { closed: true }
}

/** Closes because the person asked inside the frame: the page hides it. */
export async function closeFromFrame(core: Core, reason: CloseReason): Promise<void> {
  const { closed } = close(core, reason)
  if (closed) await core.page.hide({ reason })
}

function embeddedHome({ connections }: State): { name: 'Account' | 'Connect' } {
  return { name: activeConnection(connections).status === 'connected' ? 'Account' : 'Connect' }
}
