import type { Core } from './core.ts'

/**
 * Starts every feature, and notifies each of every change of the state, one after the other; its
 * manifest defines the reaction.
 */
export function startReactions(core: Core): () => void {
  let before = core.store.getState()
  const stops = core.features.map(({ start }) => start?.(core))
  const stop = core.store.subscribe((state) => {
    const previous = before
    before = state
    for (const { on } of core.features) on?.change?.(core, previous, state)
  })
  return () => {
    stop()
    for (const end of stops) end?.()
  }
}
