import type { CloseReason } from '#protocol'
import type { Core } from '../core.ts'
import { back } from '../router/router.ts'
import { close } from './close.ts'
import { mayDismiss, shake } from './shake.ts'

/** Closes the widget, unless the press was meant for the wallet: then the card stays and shakes (S4.02). */
export function dismiss(core: Core, reason: CloseReason): { closed: boolean } {
  if (mayDismiss(core, core.store.getState())) return close(core, reason)
  shake(core)
  return { closed: false }
}

/** Escape, and Back on a phone: goes one view back, or closes the widget from the first view. */
export function leaveView(core: Core): { closed: boolean } {
  const { modal } = core.store.getState()
  if (modal.open && mayDismiss(core, core.store.getState()) && back(core)) return { closed: false }
  return dismiss(core, 'escape')
}
