import type { Core } from '#kernel/core.ts'
import type { ViewName } from '#kernel/router/view.ts'
import type { State } from '#kernel/store.ts'
import { anySignal } from '#lib/abort.ts'

/** A signal that ends when none of these views is on the stack, or the widget is closed. */
export function signalWhileViewOpen(
  core: Core,
  names: readonly ViewName[],
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const life = new AbortController()
  const isThere = ({ modal, router }: State) =>
    modal.open && router.stack.some(({ name }) => names.includes(name))
  const unsubscribe = core.store.subscribe((state) => {
    if (!isThere(state)) life.abort()
  })
  return { signal: anySignal([life.signal, core.signal]), stop: unsubscribe }
}
