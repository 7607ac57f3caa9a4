/** Runs when the page has nothing better to do, and not at all once `signal` is aborted. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const start = () => {
    if (signal.aborted) return
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(run, 200) // Safari
      signal.addEventListener('abort', () => clearTimeout(timer))
      return
    }
    const handle = requestIdleCallback(run, { timeout: 2_000 })
    signal.addEventListener('abort', () => cancelIdleCallback(handle))
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { signal, once: true })
}
