/** Runs when the page has nothing better to do; not at all if `signal` is aborted before the page has loaded. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const start = () => {
    const { requestIdleCallback: idle = setTimeout as unknown as typeof requestIdleCallback } =
      window
    idle(run, { timeout: 2_000 }) // Safari has none, and runs it right after the page's load
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { signal })
}
