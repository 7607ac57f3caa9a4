import { CLOCK_MS, SLEEP_MS } from './limits.ts'

/**
 * Tells when the document was away long enough for its socket to be half open: hidden, put aside
 * by the browser, or asleep with the computer.
 */
export function watchWake(onWake: () => void, signal: AbortSignal): void {
  let lastSeen = Date.now()
  const check = () => {
    const away = Date.now() - lastSeen
    lastSeen = Date.now()
    if (away > SLEEP_MS) onWake()
  }
  const clock = setInterval(() => {
    // A hidden page's timers are slowed down: it looks when it is seen again.
    if (!document.hidden) check()
  }, CLOCK_MS)
  signal.addEventListener('abort', () => clearInterval(clock), { once: true })
  const seen = () => {
    if (!document.hidden) check()
  }
  document.addEventListener('visibilitychange', seen, { signal })
  document.addEventListener('resume', seen, { signal })
  addEventListener('pageshow', seen, { signal })
}
