import type { Page } from '../page.ts'
import { createReusedWindow } from './reusedWindow.ts'
import type { Review } from './messages.ts'
import { beginning } from './openWindow.ts'

export type Reviews = {
  /**
   * Has a window ask, and resolves once the person confirmed there.
   * @throws SecureError 4001 where they declined or closed it, STORAGE_BLOCKED where none opens
   */
  ask(review: Review, signal: AbortSignal): Promise<void>
  /** A window is there from the last question, and shows the next one by itself. */
  isOpen(): boolean
}

/**
 * Confirmations in a window of this origin, over which no page can lay anything. The window only
 * draws: what is confirmed is done here. One window serves all that a site asks one after the other.
 */
export function createReviews({
  embedder,
  appearance,
}: Pick<Page, 'embedder' | 'appearance'>): Reviews {
  const { isOpen, converse } = createReusedWindow()

  return {
    isOpen,
    async ask(review, signal) {
      const begin = (target: Window) =>
        target.postMessage(
          beginning(appearance, { name: 'REVIEW', asker: embedder, review }),
          location.origin,
        )
      await converse(begin, signal)
    },
  }
}
