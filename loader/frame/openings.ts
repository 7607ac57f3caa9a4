import { BaseError, type CloseReason } from '#protocol'
import { UNSOLICITED_OPENS, UNSOLICITED_OPENS_WINDOW_MS } from './limits.ts'

/**
 * Stops a page that opens the widget again and again after a person closed it: an opening counts
 * unless the person touched the page since.
 */
export function createOpenings(window: Window, signal: AbortSignal, now = () => performance.now()) {
  let closedByUser = false
  let unsolicited: number[] = []

  const touched = (event: Event) => {
    if (!event.isTrusted) return
    closedByUser = false
    unsolicited = []
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
      unsolicited = unsolicited.filter((at) => now() - at < UNSOLICITED_OPENS_WINDOW_MS)
      if (unsolicited.length >= UNSOLICITED_OPENS) {
        throw new BaseError('The page opens the widget too often', { code: 'TOO_MANY_OPENS' })
      }
      unsolicited.push(now())
    },
  }
}
