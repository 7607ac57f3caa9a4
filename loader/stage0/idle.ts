/** Runs when the page has nothing better to do; not at all once `signal` is aborted. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const start = () => {
    const unlessAborted = () => {
      if (!signal.aborted) run()
    }
    const { requestIdleCallback: idle }: Partial<Window> = window
    idle?.(unlessAborted, { timeout: 2_000 }) ?? setTimeout(unlessAborted, 200) // Safari
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { signal, once: true })
}
