/** Runs when the page has nothing better to do; not at all once `signal` is aborted. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const start = () => {
    const isSafari = typeof requestIdleCallback !== 'function'
    const handle = isSafari ? setTimeout(run, 200) : requestIdleCallback(run, { timeout: 2_000 })
    const stop = isSafari ? clearTimeout : cancelIdleCallback
    signal.addEventListener('abort', () => stop(Number(handle)))
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { signal, once: true })
}
