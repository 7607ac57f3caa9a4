import type { ComponentType } from 'react'
import type { View, ViewName } from '#kernel/router/view.ts'
import type { WordsPart } from '../i18n/messageTypes.ts'

/** What a view gets: its own entry of the stack. */
export type ViewProps<N extends ViewName> = { readonly view: Extract<View, { name: N }> }

export type ViewComponent<N extends ViewName> = ComponentType<ViewProps<N>>

export type LazyView<N extends ViewName> = {
  /** Words that it says beside those of every view. */
  readonly words: readonly WordsPart[]
  /** The component, once its code is here. */
  readonly loaded: () => ViewComponent<N> | undefined
  /** Loads the code; before it is needed, too. */
  readonly load: () => Promise<ViewComponent<N>>
}

type Module<N extends ViewName> = { default: ViewComponent<N> }

/**
 * A view whose code comes when it is first shown. A chunk that fails is asked for once more; after
 * that the view's boundary offers to reload, since a redeploy must not look like a broken wallet.
 *
 * Not `React.lazy`: React holds content back for 300 ms after a fallback was shown, also when the
 * code is there after 30.
 */
export function lazyView<N extends ViewName>(
  fetch: () => Promise<Module<N>>,
  words: readonly WordsPart[] = [],
): LazyView<N> {
  let component: ViewComponent<N> | undefined
  let loading: Promise<ViewComponent<N>> | undefined
  return {
    words,
    loaded: () => component,
    load() {
      loading ??= fetch()
        .catch(fetch)
        .then(
          (module) => {
            component = module.default
            return component
          },
          (error: unknown) => {
            loading = undefined // asked for again when it is shown again
            throw error
          },
        )
      return loading
    },
  }
}
