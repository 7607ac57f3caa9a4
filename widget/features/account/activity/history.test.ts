import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeAccountService } from '#kernel/testing/fakeBlockchainApi.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import {
  entriesOf,
  hasHistory,
  type HistoryEntry,
  historyQuery,
  isUnsupportedHistory,
} from './history.ts'

function entry(at: number, isSpam = false): HistoryEntry {
  const nft = { name: 'N', previewUrl: undefined, detailUrl: undefined, isSpam }
  return {
    id: `e${at}`,
    operation: 'approve',
    hash: undefined,
    caipChainId: one,
    minedAt: 1_000 - at,
    from: undefined,
    to: undefined,
    status: 'confirmed',
    nonce: undefined,
    transfers: isSpam
      ? [{ kind: 'nft', direction: 'in', quantity: '1', value: undefined, nft }]
      : [],
  }
}

function start(entries: readonly HistoryEntry[]) {
  const core = createTestCore()
  const service = createFakeAccountService()
  Object.assign(service, { entries, pageEntries: 2 })
  Object.assign(core, { loadBlockchainApi: async () => service })
  const query = historyQuery(core, { caipChainId: one, address: alice })
  const observer = new InfiniteQueryObserver(core.queries, query)
  return { core, service, observer }
}

test('default: page by page, each cursor asked once (S4.12, S7.03, S9.12)', async () => {
  const { service, observer } = start([1, 2, 3, 4, 5].map((at) => entry(at)))
  let found = await observer.fetchNextPage()
  expect(found.hasNextPage).toBe(true)
  while (found.hasNextPage) found = await observer.fetchNextPage()
  expect(entriesOf(found.data?.pages ?? [])).toHaveLength(5)
  expect(service.asked.filter((question) => question.startsWith('history'))).toEqual([
    'history start',
    'history 2',
    'history 4',
  ])
})

test('behavior: pages of spam alone are passed over, a bounded number at once', async () => {
  const spam = Array.from({ length: 20 }, (_, at) => entry(at, true))
  const { service, observer } = start([...spam.slice(0, 5), entry(50), ...spam.slice(5)])
  const first = await observer.fetchNextPage()
  expect(first.data?.pages).toHaveLength(1)
  expect(first.data?.pages[0]?.entries.map(({ id }) => id)).toContain('e50')
  const second = await observer.fetchNextPage()
  expect(second.data?.pages[1]?.entries).toHaveLength(10)
  expect(second.hasNextPage).toBe(true)
  expect(service.asked.filter((question) => question.startsWith('history'))).toHaveLength(8)
})

test('error: a service that sends in a circle ends', async () => {
  const { service, observer } = start([entry(1)])
  Object.assign(service, {
    getHistory: async () => ({ entries: [entry(1)], next: 'again' }),
  })
  let found = await observer.fetchNextPage()
  let pages = 1
  while (found.hasNextPage && pages < 10) {
    found = await observer.fetchNextPage()
    pages += 1
  }
  expect(pages).toBeLessThan(4)
})

test('behavior: a history that wants no project is asked where there is none, and says when it is partial (S7.03)', async () => {
  const { core, service, observer } = start([])
  Object.assign(core, { loadBlockchainApi: undefined })
  expect(hasHistory(core, 'eip155')).toBe(false)
  Object.assign(core, { loadHistoryApi: async () => service })
  expect(hasHistory(core, 'eip155')).toBe(true)
  const pages = [
    { entries: [entry(1, true)], next: 'more', isPartial: true },
    { entries: [entry(2)], next: undefined, isPartial: true },
  ]
  Object.assign(service, { getHistory: async () => pages.shift() })
  const { data } = await observer.fetchNextPage()
  expect(data?.pages).toMatchObject([{ isPartial: true, next: undefined }])
  expect(data?.pages[0]?.entries.map(({ id }) => id)).toEqual(['e1', 'e2'])
})

test('behavior: a chain whose own nodes tell it is asked without any service (S7.03)', async () => {
  const { core } = start([])
  Object.assign(core, { loadBlockchainApi: undefined })
  expect(hasHistory(core, 'solana')).toBe(false)
  Object.assign(core.adapters, { solana: { loadHistory: async () => ({ entries: [] }) } })
  expect(hasHistory(core, 'solana')).toBe(true)
})

test('error: what fails and what is not served are told apart (S8.01)', async () => {
  const { service, observer } = start([entry(1)])
  service.down = true
  const failed = await observer.fetchNextPage()
  expect(failed).toMatchObject({ isError: true, error: { code: 'HTTP_UNREACHABLE' } })
  service.down = false
  service.chains.clear()
  const unsupported = await observer.fetchNextPage()
  expect(isUnsupportedHistory(unsupported.error)).toBe(true)
})
