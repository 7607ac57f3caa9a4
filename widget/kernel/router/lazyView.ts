import type { View, ViewName } from './view.ts'

/** What a view gets: its own entry of the stack. */
export type ViewProps<N extends ViewName> = { readonly view: Extract<View, { name: N }> }

/** A component that draws a view; what it returns is the interface's business. */
export type ViewComponent<N extends ViewName> = (props: ViewProps<N>) => unknown

/** A part of the catalogue that comes with the views which say it. */
export type ViewWords = 'bridge' | 'account' | 'login'

export type LazyView<N extends ViewName> = {
  /** Words that it says beside those of every view. */
  readonly words: readonly ViewWords[]
  /** The component, once its code is here. */
  readonly loaded: () => ViewComponent<N> | undefined
  /** Loads the code; before it is needed, too. */
  readonly load: () => Promise<ViewComponent<N>>
}

/** Where the code of a view is. */
export type ViewSource<N extends ViewName> = {
  readonly load: () => Promise<{ readonly default: ViewComponent<N> }>
  /** Words that it says beside those of every view. @default none */
  readonly words?: readonly ViewWords[]
}

/**
 * A view whose code comes when it is first shown. A chunk that fails is asked for once more; after
 * that the view's boundary offers to reload, since a redeploy must not look like a broken wallet.
 *
 * Not `React.lazy`: React holds content back for 300 ms after a fallback was shown, also when the
 * code is there after 30.
 */
export function lazyView<N extends ViewName>({
  load: fetch,
  words = [],
}: ViewSource<N>): LazyView<N> {
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
