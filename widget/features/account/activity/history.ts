import { infiniteQueryOptions } from '@tanstack/react-query'
import { anySignal } from '#lib/abort.ts'
import { BaseError, type CaipChainId, type Namespace } from '#protocol'
import type { HistoryEntry, HistoryPage } from '#clients/blockchainApi/history.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { HISTORY_AGE_MS, PAGES_AT_ONCE } from './limits.ts'

export type { HistoryEntry, HistoryTransfer, NftInfo } from '#clients/blockchainApi/history.ts'

/**
 * What an account did on one network, page by page (S4.12). The cursor is a part of what is asked,
 * and pages without anything to show are passed over.
 */
export function historyQuery(
  core: Core,
  { caipChainId, address }: { caipChainId: CaipChainId; address: string },
) {
  return infiniteQueryOptions({
    queryKey: ['activity', caipChainId, address.toLowerCase()],
    staleTime: HISTORY_AGE_MS,
    retry: false,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const network = findNetwork(core.store.getState().networks, caipChainId)
      const own = network && core.adapters[network.namespace]?.loadHistory
      if (network !== undefined && own !== undefined) {
        const { chainHistory } = await import('./chainHistory.ts')
        return chainHistory(core, { network, address, cursor: pageParam, load: own, signal })
      }
      const api = await loaderOf(core)?.()
      if (api === undefined || !(await api.supportsOrFails(caipChainId))) throw unsupported()
      const aborted = anySignal([signal, core.signal])
      const entries: HistoryEntry[] = []
      let cursor = pageParam
      for (let page = 0; ; page += 1) {
        const found = await api.getHistory({ caipChainId, address, cursor, signal: aborted })
        entries.push(...found.entries)
        const { isPartial } = found
        // The service would send us in a circle.
        const next = found.next === cursor ? undefined : found.next
        const isLast = next === undefined || page + 1 === PAGES_AT_ONCE
        if (isLast || entries.some((entry) => !isSpam(entry))) return { entries, next, isPartial }
        cursor = next
      }
    },
    getNextPageParam: ({ next }, pages) => {
      const isKnown = pages.slice(0, -1).some((page) => page.next === next)
      return isKnown ? undefined : next
    },
  })
}

/** Whether anybody is asked: the chain's own nodes, the service of a project, or a history that wants none. */
export function hasHistory(core: Core, namespace: Namespace): boolean {
  return core.adapters[namespace]?.loadHistory !== undefined || loaderOf(core) !== undefined
}

function loaderOf({ loadBlockchainApi, loadHistoryApi }: Core): Core['loadHistoryApi'] {
  return loadBlockchainApi ?? loadHistoryApi
}

/** All that was loaded, newest first; what a later page brings again takes the place of the first. */
export function entriesOf(pages: readonly HistoryPage[]): readonly HistoryEntry[] {
  const byId = new Map(pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => b.minedAt - a.minedAt)
}

/** True where all that it moved is advertising; one that moved nothing is none. */
export function isSpam({ transfers }: HistoryEntry): boolean {
  return (
    transfers.length > 0 && transfers.every((one) => one.kind === 'nft' && one.nft.isSpam === true)
  )
}

/** True if the error says that no history is available for this network. */
export function isUnsupportedHistory(error: unknown): boolean {
  return error instanceof BaseError && error.code === 'HISTORY_UNSUPPORTED'
}

function unsupported(): BaseError {
  return new BaseError('There is no history of this network.', { code: 'HISTORY_UNSUPPORTED' })
}
