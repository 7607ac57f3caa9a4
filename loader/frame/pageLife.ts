import type { Connection } from './connection.ts'

/**
 * Tells the widget that the page is back from the back/forward cache: what it knows is as old as
 * the page's absence. Whether it is seen and online the frame hears by itself.
 */
export function watchPage({ notify }: Connection, signal: AbortSignal): void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify((widget) => widget.pageChanged({ restored: true }))
  }
  addEventListener('pageshow', shown, { signal })
}
