/** `CloseWatcher`, which Safari and Firefox do not have. */
type CloseWatcher = EventTarget & { readonly destroy: () => void }

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Watches Android's Back and any other way that a platform closes things. The browser asks the document
 * that has the focus, and leaves the page if nothing in it watches. History is not touched.
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
