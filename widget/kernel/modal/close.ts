import type { CloseReason } from '#protocol'
import { isEmbedded } from '../config/slice.ts'
import type { Core } from '../core.ts'
import { reset } from '../router/router.ts'
import { homeOf } from './chooseView.ts'
import { shake } from './shake.ts'

/**
 * Closes the widget. An embedded one is never gone: it goes back to Account when connected and to
 * Connect when not (S2.03). A sign-in that is required is not closed (S4.07): it shakes.
 */
export function close(core: Core, reason: CloseReason): { closed: boolean } {
  const state = core.store.getState()
  if (!state.modal.open) return { closed: true }
  if (core.features.some(({ isHeld }) => isHeld?.(core, state) === true)) {
    shake(core)
    return { closed: false }
  }
  for (const { on } of core.features) on?.close?.(core)
  const embedded = isEmbedded(state.config)
  core.store.setState(({ modal }) => ({
    modal: {
      ...modal,
      loading: false,
      namespace: undefined,
      closings: modal.closings + 1,
      ...(embedded ? {} : { open: false, shaking: false, shownView: undefined }),
    },
  }))
  if (embedded) {
    reset(core, homeOf(core))
    return { closed: false }
  }
  core.emit({ type: 'close', payload: { reason } })
  return { closed: true }
}

/** Closes because the person asked inside the frame: the page hides it. */
export function closeFromFrame(core: Core, reason: CloseReason): Promise<void> {
  return emitClosed(core, reason, close(core, reason))
}

/** The page hides what closed inside the frame. */
export async function emitClosed(
  core: Core,
  reason: CloseReason,
  { closed }: { closed: boolean },
): Promise<void> {
  if (closed) await core.page.hide({ reason })
}
