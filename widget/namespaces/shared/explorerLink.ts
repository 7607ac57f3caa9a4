import type { NamespaceAdapter } from '../adapter.ts'

/** Links of an explorer that calls things so; a query, such as the cluster, stays. */
export function explorerLinks(paths: {
  readonly transaction: string
  readonly address: string
}): NamespaceAdapter['explorerLink'] {
  return ({ explorerUrl }, { kind, value }) => {
    if (explorerUrl === undefined) return undefined
    const url = new URL(explorerUrl)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${paths[kind]}/${value}`
    return url.href
  }
}
