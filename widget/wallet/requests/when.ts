import { abortable } from '#lib/abort.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'

/** Resolves as soon as the state is so, or rejects with the signal's reason. */
export function when(
  core: Core,
  is: (state: State) => boolean,
  signal: AbortSignal = core.signal,
): Promise<void> {
  if (is(core.store.getState())) return Promise.resolve()
  let stop = (): void => undefined
  const reached = new Promise<void>((resolve) => {
    stop = core.store.subscribe((state) => {
      if (is(state)) resolve()
    })
  })
  return abortable(reached, signal).finally(stop)
}
