import { type RefObject, useEffect } from 'react'
import type { View } from '#core/router/view.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'

/** Every view starts at its heading, for the keyboard and for those who listen. */
export function useFocusHeading(card: RefObject<HTMLElement | null>, view: View | undefined): void {
  const shown = useWidgetState(({ modal }) => modal.shownView)
  useEffect(() => {
    if (view === undefined || shown === undefined) return
    const heading = card.current?.querySelector<HTMLElement>('[data-causeway-heading]')
    heading?.focus({ preventScroll: true })
  }, [card, view, shown])
}
