import type { Connection } from './connection.ts'

/** Tells the widget what becomes of the page: hidden, shown, restored, off and on line. */
export function watchPage({ tell }: Connection, signal: AbortSignal): void {
  const changed = (change: { visible?: boolean; restored?: boolean; online?: boolean }) =>
    tell((widget) => widget.pageChanged(change))
  const listen = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { signal })

  listen(document, 'visibilitychange', () =>
    changed({ visible: document.visibilityState === 'visible' }),
  )
  listen(window, 'pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) changed({ restored: true })
  })
  listen(window, 'online', () => changed({ online: true }))
  listen(window, 'offline', () => changed({ online: false }))
}
