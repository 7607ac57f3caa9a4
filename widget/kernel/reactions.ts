import type { Core } from './core.ts'

/**
 * Starts every feature, and tells each what has changed, one after the other; what that means for it
 * stands in its manifest.
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
