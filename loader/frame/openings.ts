import { BaseError, type CloseReason } from '#protocol'
import { UNASKED_OPENS, UNASKED_OPENS_WINDOW_MS } from './limits.ts'

/**
 * Stops a page that opens the widget again and again after a person closed it: an opening counts
 * unless the person touched the page since.
 */
export function createOpenings(window: Window, signal: AbortSignal, now = () => performance.now()) {
  let closedByUser = false
  let unasked: number[] = []

  const touched = (event: Event) => {
    if (!event.isTrusted) return
    closedByUser = false
    unasked = []
  }
  for (const name of ['pointerdown', 'keydown']) {
    window.addEventListener(name, touched, { signal, capture: true, passive: true })
  }

  return {
    closed(reason: CloseReason) {
      closedByUser ||= reason === 'user' || reason === 'escape' || reason === 'backdrop'
    },
    /** Throws when this opening is one too many. */
    check() {
      if (!closedByUser) return
      unasked = unasked.filter((at) => now() - at < UNASKED_OPENS_WINDOW_MS)
      if (unasked.length >= UNASKED_OPENS) {
        throw new BaseError('The page opens the widget again and again', { code: 'TOO_MANY_OPENS' })
      }
      unasked.push(now())
    },
  }
}
