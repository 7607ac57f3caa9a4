import { useIsFetching } from '@tanstack/react-query'
import { holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { readAnew } from '#wallet/portfolio/refresh.ts'
import { serviceRetryAt } from '#wallet/portfolio/service.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { formatDuration } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import type { RefreshViewModel } from './Account.tsx'

/**
 * Lets the person refetch balances; after the service failed, not before the delay of S9.01 is over.
 * Absent while offline.
 */
export function useRefresh(account: {
  caipChainId: string
  address: string
}): RefreshViewModel | undefined {
  const core = useCore()
  const locale = useLocale()
  const online = useWidgetState((state) => state.online)
  const { queryKey } = holdingsQuery(core, account)
  const isFetching = useIsFetching({ queryKey }) > 0
  const retryAt = serviceRetryAt(core, account) ?? 0
  const now = useNow(retryAt > Date.now())
  if (!online) return undefined
  if (isFetching) return { status: 'busy' }
  const seconds = Math.ceil((retryAt - now) / 1_000)
  if (seconds > 0) return { status: 'waits', left: formatDuration(seconds, locale) }
  return {
    status: 'ready',
    onRefresh: () => {
      readAnew(core).catch(reportError)
    },
  }
}
