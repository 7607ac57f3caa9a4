/** `CloseWatcher`, which Safari and Firefox do not have. */
type CloseWatcher = EventTarget & { readonly destroy: () => void }

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Android's Back, and whatever else a platform closes things with. The browser asks the document that
 * has the focus, and leaves the page where nobody there watches. History is not touched.
 */
export function watchCloseRequests(onRequest: () => void, signal: AbortSignal): void {
  const { CloseWatcher } = window
  if (CloseWatcher === undefined || signal.aborted) return
  const watcher = new CloseWatcher()
  const end = () => watcher.destroy()
  signal.addEventListener('abort', end, { once: true })
  watcher.addEventListener('close', () => {
    signal.removeEventListener('abort', end)
    onRequest()
    watchCloseRequests(onRequest, signal) // a request ends its watcher, and the view may stay
  })
}
