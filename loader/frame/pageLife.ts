import type { Connection } from './connection.ts'

/**
 * Tells the widget that the page is back from the back/forward cache: what it knows is as old as
 * the page's absence. Whether it is seen and online the frame hears by itself.
 */
export function watchPage({ tell }: Connection, signal: AbortSignal): void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell((widget) => widget.pageChanged({ restored: true }))
  }
  addEventListener('pageshow', shown, { signal })
}
