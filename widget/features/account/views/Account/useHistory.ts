import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import {
  entriesOf,
  hasHistory,
  historyQuery,
  isUnsupportedHistory,
} from '../../activity/history.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { PanelProps } from './panelProps.ts'
import type { NextPage } from './More.tsx'

/** The account's history from its source, as far as it has been paged through. */
export function useHistory({ address, network }: PanelProps) {
  const core = useCore()
  const online = useWidgetState((state) => state.online)
  const query = historyQuery(core, { caipChainId: network.caipChainId, address })
  const hasSource = hasHistory(core, network.namespace)
  const found = useInfiniteQuery({ ...query, enabled: hasSource })
  const { data, error, isFetching, fetchNextPage, refetch } = found
  const entries = useMemo(() => entriesOf(data?.pages ?? []), [data])
  const onNext = useCallback(() => {
    fetchNextPage().catch(reportError)
  }, [fetchNextPage])
  const onRetry = useCallback(() => {
    refetch().catch(reportError)
  }, [refetch])
  const isMissing = !hasSource || isUnsupportedHistory(error)
  return {
    entries,
    onNext,
    onRetry,
    /** No source has a history of this network. */
    isMissing,
    /** The source tells recent transfers of tokens alone. */
    isPartial: data?.pages.some(({ isPartial }) => isPartial === true) ?? false,
    next: nextOf(found),
    /** How many pages were read so far. */
    pages: data?.pages.length ?? 0,
    isFetching,
    status: statusOf({ isMissing, hasData: data !== undefined, error, isFetching, online }),
    /** Stale: the last refetch failed. */
    isStale: data !== undefined && found.isRefetchError,
  }
}

function statusOf(options: {
  isMissing: boolean
  hasData: boolean
  error: unknown
  isFetching: boolean
  online: boolean
}): 'ready' | 'loading' | 'offline' | 'error' {
  const { isMissing, hasData, error, isFetching, online } = options
  if (isMissing || hasData) return 'ready'
  if (!online) return 'offline'
  return error === null || isFetching ? 'loading' : 'error'
}

function nextOf(found: {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
}): NextPage {
  if (found.isFetchingNextPage) return 'loading'
  if (found.isFetchNextPageError) return 'failed'
  return found.hasNextPage ? 'there' : 'none'
}
