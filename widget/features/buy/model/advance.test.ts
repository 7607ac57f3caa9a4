import { describe, expect, test } from 'vitest'
import type { ProviderPurchase } from '#clients/blockchainApi/onramp.ts'
import { advancePurchase } from './advance.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'

const begun: Purchase = {
  id: 'a',
  provider: 'coinbase',
  address: `0x${'1'.repeat(40)}`,
  caipChainId: 'eip155:1',
  token: { symbol: 'USDC', decimals: 6, address: `0x${'2'.repeat(40)}` },
  expected: '50000000',
  before: '7000000',
  at: 1_000_000_000,
  after: 'old',
  fiat: { amount: '50.00', currency: 'USD' },
  status: 'waiting',
  waitUntil: 1_000_180_000,
}

function row(part: Partial<ProviderPurchase>): ProviderPurchase {
  return {
    id: 'new',
    status: 'inProgress',
    caipChainId: 'eip155:1',
    symbol: 'USDC',
    amount: '49.5',
    at: begun.at + 5_000,
    ...part,
  }
}

const nothing = { rows: undefined, balance: undefined }

describe('advancePurchase', () => {
  test('default: processing, sent, arrived (S7.03)', () => {
    const processing = advancePurchase(begun, { ...nothing, rows: [row({})] })
    expect(processing).toMatchObject({ status: 'processing', expected: '49500000' })
    const sent = advancePurchase(processing, { ...nothing, rows: [row({ status: 'success' })] })
    expect(sent.status).toBe('sent')
    const arrived = advancePurchase(sent, { rows: [], balance: 56_500_000n })
    expect(arrived).toMatchObject({ status: 'arrived', arrived: '49500000' })
  })

  test('behavior: what arrives is seen without a word of the provider', () => {
    expect(advancePurchase(begun, { ...nothing, balance: 51_999_999n }).status).toBe('waiting')
    expect(advancePurchase(begun, { ...nothing, balance: 52_000_000n }).status).toBe('arrived')
  })

  test('behavior: the provider alone never says that it has arrived', () => {
    const rows = [row({ status: 'success' })]
    expect(advancePurchase(begun, { rows, balance: 7_000_000n }).status).toBe('sent')
  })

  test.each([
    ['known before', [row({ id: 'old', status: 'success' })]],
    ['older than what was known', [row({ id: 'old' }), row({ id: 'older', status: 'success' })]],
    ['of another token', [row({ symbol: 'ETH' })]],
    ['on another network', [row({ caipChainId: 'eip155:10' })]],
    ['of another day', [row({ at: begun.at - 86_400_000 })]],
  ])('behavior: a purchase %s is not this one', (_, rows) => {
    expect(advancePurchase(begun, { ...nothing, rows }).status).toBe('waiting')
  })

  test('behavior: a card that is declined once may be taken the next time', () => {
    const declined = row({ id: 'b', status: 'failed' })
    expect(advancePurchase(begun, { ...nothing, rows: [declined] }).status).toBe('failed')
    const rows = [declined, row({ id: 'c' })]
    expect(advancePurchase(begun, { ...nothing, rows })).toMatchObject({
      status: 'processing',
      providerId: 'c',
    })
  })

  test('behavior: the chain has the last word, also against the provider', () => {
    const rows = [row({ status: 'failed', amount: undefined })]
    expect(advancePurchase(begun, { rows, balance: 57_000_000n }).status).toBe('arrived')
  })

  test('behavior: what has ended stays as it is', () => {
    const left: Purchase = { ...begun, status: 'left' }
    expect(advancePurchase(left, { rows: [row({})], balance: 99_000_000n })).toBe(left)
  })
})
