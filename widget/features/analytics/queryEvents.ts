import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { EventProps } from '#clients/analytics.ts'
import { toWireError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { withPerson } from './withPerson.ts'

/** Reports what only the data of services shows: later pages of a history, searches (S7.21). */
export function emitQueryEvents(core: Core, send: (props: EventProps) => void): void {
  core.queries.getQueryCache().subscribe((change) => {
    const props = eventOf(change)
    if (props !== undefined) send(withPerson(core, props, { state: core.store.getState() }))
  })
}

function eventOf({ type, query, ...change }: QueryCacheNotifyEvent): EventProps | undefined {
  if (type !== 'updated' || !('action' in change)) return undefined
  const [name, about, ...rest] = query.queryKey
  const ended = change.action.type
  if (name === 'activity' && ended === 'error') {
    const message = String(toWireError(query.state.error).code)
    return { type: 'error', event: 'ERROR_FETCH_TRANSACTIONS', properties: { message } }
  }
  if (name === 'activity' && ended === 'success') {
    const isLater = (pagesOf(query.state.data) ?? 0) > 1
    return isLater ? { type: 'track', event: 'LOAD_MORE_TRANSACTIONS' } : undefined
  }
  if (name !== 'walletRegistry' || about !== 'wallets' || ended !== 'success') return undefined
  const [search, certified] = rest.slice(-2)
  if ((search === '' && certified !== true) || pagesOf(query.state.data) !== 1) return undefined
  // The search text is never reported.
  const badge = certified === true ? 'certified' : 'none'
  return { type: 'track', event: 'SEARCH_WALLET', properties: { badge } }
}

function pagesOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return undefined
  return Array.isArray(data.pages) ? data.pages.length : undefined
}
