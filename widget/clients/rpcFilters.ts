import { createLru } from '#lib/lru.ts'

/** Filters of pages whose node is remembered. */
const REMEMBERED_FILTERS = 128

const opening: readonly string[] = [
  'eth_newFilter',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
]
const using: readonly string[] = [
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_uninstallFilter',
]

/** A filter lives in the node that made it: what is asked of it later goes there and nowhere else. */
export function createFilterMemory() {
  const nodes = createLru<string>(REMEMBERED_FILTERS)
  const keyOf = (caipChainId: string, id: unknown) => `${caipChainId} ${String(id)}`
  return {
    /** The node to ask, where only one can know the answer. */
    nodeOf(caipChainId: string, method: string, params: unknown): string | undefined {
      if (!using.includes(method) || !Array.isArray(params)) return undefined
      return nodes.get(keyOf(caipChainId, params[0]))
    },
    note(caipChainId: string, method: string, answer: { url: string; result: unknown }): void {
      const { url, result } = answer
      if (opening.includes(method)) nodes.set(keyOf(caipChainId, result), url)
    },
  }
}
