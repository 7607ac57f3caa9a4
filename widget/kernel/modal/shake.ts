import type { Core } from '../core.ts'
import type { ViewTraits } from '../manifest.ts'
import { topView } from '../router/slice.ts'
import type { State } from '../store.ts'
import { SHAKE_MS } from './limits.ts'

/**
 * False while a wallet is asked for what is on screen: a press beside the card or an Escape that
 * was meant for the wallet must not take it away. The close button still does.
 */
export function mayDismiss({ views }: Pick<Core, 'views'>, state: State): boolean {
  const view = topView(state.router)
  const { isBusy }: ViewTraits<never> = views[view.name]
  // The table is typed by view name, so the question of this name takes this view.
  return isBusy?.(state, view as never) !== true
}

/** Shakes the card once instead of closing it (S4.02, S9.07). */
export function shake(core: Core): void {
  if (core.store.getState().modal.shaking) return
  setShaking(core, true)
  const stop = () => {
    clearTimeout(timer)
    core.signal.removeEventListener('abort', stop)
    setShaking(core, false)
  }
  const timer = setTimeout(stop, SHAKE_MS)
  core.signal.addEventListener('abort', stop, { once: true })
}

function setShaking(core: Core, shaking: boolean): void {
  core.store.setState(({ modal }) => ({ modal: { ...modal, shaking } }))
}
