import type { Core } from './core.ts'
import type { Manifest, ViewEntry, ViewTraits } from './manifest.ts'
import { lazyView, type ViewSource } from './router/lazyView.ts'
import type { ViewName } from './router/view.ts'

export type Feature = Manifest<Core>

/** A view as its feature writes it down: where its code is, and what the kernel has to know of it. */
type Source<N extends ViewName> = ViewSource<N> & ViewTraits<N>

/** Makes a feature of its manifest. */
export function feature<N extends ViewName = never>(
  manifest: Feature & { readonly views?: { readonly [K in N]: Source<K> } },
): Feature & { readonly views: { readonly [K in N]: ViewEntry<K> } } {
  const { views, ...rest } = manifest
  const sources: { readonly [name: string]: Source<never> } = { ...views }
  const entries = Object.entries(sources).map(([name, source]) => [
    name,
    { ...source, ...lazyView(source) },
  ])
  // `fromEntries` forgets the names, which are those of `views`.
  const table: { readonly [K in N]: ViewEntry<K> } = Object.fromEntries(entries)
  return { ...rest, views: table }
}
