import { BaseError, type CaipChainId } from '#protocol'
import type { ServiceBalance } from '#clients/blockchainApi/balance.ts'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { HistoryEntry } from '#clients/blockchainApi/history.ts'

/** The part of the service that reports accounts. */
export type AccountService = Pick<
  BlockchainApi,
  'supports' | 'supportsOrFails' | 'getBalance' | 'getPrices' | 'getHistory'
>

export type FakeAccountService = AccountService & {
  /** What it was asked, in order. */
  readonly asked: string[]
  readonly chains: Set<CaipChainId>
  balances: readonly ServiceBalance[]
  prices: ReadonlyMap<string, string>
  /** The whole history, newest first; it is returned in pages. */
  entries: readonly HistoryEntry[]
  pageEntries: number
  down: boolean
}

/** A service that answers as the real one does, out of what a test puts into it. */
export function createFakeAccountService(): FakeAccountService {
  const answer = <T>(question: string, value: () => T): Promise<T> => {
    service.asked.push(question)
    if (service.down) {
      const error = new BaseError('The service cannot be reached.', { code: 'HTTP_UNREACHABLE' })
      return Promise.reject(error)
    }
    return Promise.resolve(value())
  }
  const service: FakeAccountService = {
    asked: [],
    chains: new Set(['eip155:31337', 'eip155:31338']),
    balances: [],
    prices: new Map(),
    entries: [],
    pageEntries: 25,
    down: false,
    supportsOrFails: (id) => answer('supports', () => service.chains.has(id)),
    supports: (id) => answer('supports', () => service.chains.has(id)).catch(() => false),
    getBalance: ({ moved = [] }) => answer(['balance', ...moved].join(' '), () => service.balances),
    getPrices: ({ tokens }) => answer(`prices ${tokens.join(' ')}`, () => service.prices),
    getHistory: ({ cursor }) =>
      answer(`history ${cursor ?? 'start'}`, () => {
        const start = Number(cursor ?? 0)
        const end = start + service.pageEntries
        return {
          entries: service.entries.slice(start, end),
          next: end < service.entries.length ? String(end) : undefined,
        }
      }),
  }
  return service
}
