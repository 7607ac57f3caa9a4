import { type RefObject, useEffect } from 'react'
import type { View } from '#kernel/router/view.ts'
import { useWidgetState } from '../app/CoreContext.tsx'

/**
 * Every view starts at its heading, for the keyboard and for those who listen; one that is a single field
 * starts in it.
 */
export function useFocusHeading(card: RefObject<HTMLElement | null>, view: View | undefined): void {
  const shown = useWidgetState(({ modal }) => modal.shownView)
  useEffect(() => {
    if (view === undefined || shown === undefined) return
    const focus = () => {
      const find = (mark: string) =>
        card.current?.querySelector<HTMLElement>(`[data-causeway-${mark}]`)
      const start = find('start') ?? find('heading')
      start?.focus({ preventScroll: true })
    }
    // The page keeps the frame inert until the view is drawn, and what is inert takes no focus:
    // when the frame is given it, the heading has its turn.
    const take = () => {
      if (document.activeElement === document.body) focus()
    }
    // While the page has the focus, such as in what its wallet asks there, it keeps it: the heading's turn
    // comes when the frame is given it back.
    if (document.hasFocus()) focus()
    window.addEventListener('focus', take)
    return () => window.removeEventListener('focus', take)
  }, [card, view, shown])
}
