import { HEARTBEAT_MS, MISSED_BEATS } from './limits.ts'

/**
 * Asks for a sign of life while the widget is seen: an ancestor of the page may have navigated
 * the frame to something that only looks like us, and no event tells of it.
 */
export function createHeartbeat(ping: () => Promise<unknown>, onSilent: () => void): () => void {
  let missed = 0
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible') return
    try {
      await ping()
      missed = 0
    } catch {
      missed += 1
      if (missed === MISSED_BEATS) onSilent()
    }
  }, HEARTBEAT_MS)
  return () => clearInterval(timer)
}
