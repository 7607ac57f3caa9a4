/** Runs when the page has nothing better to do; not at all if `signal` is aborted before the page has loaded. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const start = () => {
    const { requestIdleCallback: idle }: Partial<Window> = window
    idle?.(run, { timeout: 2_000 }) ?? setTimeout(run, 200) // Safari
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { signal })
}
