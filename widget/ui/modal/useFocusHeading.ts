import { type RefObject, useEffect } from 'react'
import type { View } from '#core/router/view.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'

/** About two seconds of drawing. */
const MOST_TRIES = 120

/** Every view starts at its heading, for the keyboard and for those who listen. */
export function useFocusHeading(card: RefObject<HTMLElement | null>, view: View | undefined): void {
  const shown = useWidgetState(({ modal }) => modal.shownView)
  useEffect(() => {
    if (view === undefined || shown === undefined) return
    let request = 0
    let tries = 0
    // The page keeps the frame inert until the view is drawn, and what is inert takes no focus.
    const focus = () => {
      const heading = card.current?.querySelector<HTMLElement>('[data-causeway-heading]')
      heading?.focus({ preventScroll: true })
      tries += 1
      if (document.activeElement !== document.body || tries >= MOST_TRIES) return
      request = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(request)
  }, [card, view, shown])
}
