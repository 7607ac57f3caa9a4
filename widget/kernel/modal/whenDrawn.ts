import type { Core } from '../core.ts'
import type { State } from '../store.ts'

/** Resolves when a view is drawn: at once while one is, else at the next opening. */
export function whenDrawn({ store }: Pick<Core, 'store'>): Promise<void> {
  const isDrawn = ({ modal }: State) => modal.open && modal.shownView !== undefined
  if (isDrawn(store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe((state) => {
      if (!isDrawn(state)) return
      unsubscribe()
      resolve()
    })
  })
}
