import { type ComponentType, lazy } from 'react'
import type { View, ViewName } from '#core/router/view.ts'

/** What a view gets: its own entry of the stack. */
export type ViewProps<N extends ViewName> = { readonly view: Extract<View, { name: N }> }

export type ViewComponent<N extends ViewName> = ComponentType<ViewProps<N>>

export type LazyView<N extends ViewName> = {
  readonly Component: ViewComponent<N>
  /** Loads the code before it is needed. */
  readonly preload: () => void
}

type Module<N extends ViewName> = { default: ViewComponent<N> }

/**
 * A view whose code comes when it is first shown. A chunk that fails is asked for once more; after
 * that the view's boundary offers to reload, since a redeploy must not look like a broken wallet.
 */
export function lazyView<N extends ViewName>(load: () => Promise<Module<N>>): LazyView<N> {
  const loadTwice = () => load().catch(load)
  return {
    Component: lazy(loadTwice),
    preload: () => {
      load().catch(() => undefined) // shown later, and asked for again then
    },
  }
}
