import { expect, test } from 'vitest'
import { lazyTransport } from './lazyTransport.ts'
import type { QuotingTransport } from './transport.ts'

const asked: unknown[] = []
const answer = (name: string) => async (query: unknown) => {
  asked.push([name, query])
  return [] as never
}
const transport: QuotingTransport = {
  getAvailableRoutes: answer('getAvailableRoutes'),
  getSupportedChains: answer('getSupportedChains'),
  getLimits: answer('getLimits'),
  quote: answer('quote'),
  getDepositStatus: answer('getDepositStatus'),
  getDeposits: answer('getDeposits'),
}

test('default: it loads with the first question, once, and passes all of them on', async () => {
  let loads = 0
  const lazy = lazyTransport(async () => {
    loads += 1
    return transport
  })
  expect(loads).toBe(0)
  const query = { originChainId: 1 } as never
  const names = Object.keys(transport) as (keyof QuotingTransport)[]
  await Promise.all(names.map((name) => lazy[name]?.(query)))
  expect([loads, asked]).toEqual([1, names.map((name) => [name, query])])
  expect(lazy.getSuggestedFees).toBe(undefined)
})

test('error: a load that failed is tried again', async () => {
  let loads = 0
  const lazy = lazyTransport(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return transport
  })
  await expect(lazy.getAvailableRoutes({})).rejects.toThrow('offline')
  expect(await lazy.getAvailableRoutes({})).toEqual([])
})
