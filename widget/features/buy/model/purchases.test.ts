import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { ProviderPurchase } from '#clients/blockchainApi/onramp.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { topView } from '#kernel/router/slice.ts'
import { fallbackOptions } from './fallback.ts'
import { PURCHASE_PATIENCE_MS, PURCHASE_POLL_MS } from './limits.ts'
import { createOffer } from './offer.ts'
import { type PurchaseStart, startPurchase } from './start.ts'
import { hasStoredPurchases } from './stored.ts'
import { keepWaiting, leavePurchase, resumePurchases } from './watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type World = { balance: bigint; rows: ProviderPurchase[]; asked: number }

function open(world: World, places = new Map<string, string>()) {
  const base = createTestCore({
    places,
    rpc: ({ method }) => (method === 'eth_getBalance' ? `0x${world.balance.toString(16)}` : '0x0'),
  })
  const service = {
    getPurchases: async () => {
      world.asked += 1
      return world.rows
    },
  } as Partial<BlockchainApi> as BlockchainApi // a purchase asks nothing else of it
  return { ...base, loadBlockchainApi: async () => service }
}

function begin(
  core: ReturnType<typeof open>,
  bought: Pick<PurchaseStart, 'provider' | 'purchaseAmount'> = coinbase,
) {
  const { offered } = core.store.getState().networks
  const { tokens, currencies } = createOffer(fallbackOptions(offered), offered)
  const [token] = tokens
  const [currency] = currencies
  if (token === undefined || currency === undefined) throw new Error('nothing is for sale')
  return startPurchase(core, {
    token,
    currency,
    amount: '50.00',
    address: alice,
    ...bought,
    prepared: { url: 'https://pay.example/1', before: 5n, decimals: 18, after: undefined },
  })
}

const coinbase = { provider: 'coinbase', purchaseAmount: '0.02' } as const

const status = (core: ReturnType<typeof open>) => core.store.getState().onramp.purchases[0]?.status

describe('a purchase', () => {
  test('default: asked for every four seconds until it has arrived (S7.03)', async () => {
    const world: World = { balance: 5n, rows: [], asked: 0 }
    const core = open(world)
    const done = begin(core)
    expect(topView(core.store.getState().router).name).toBe('BuyProgress')
    // No clock of ours waits for the code that comes with the first look.
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS * 2 + 10)
    expect(world.asked).toBe(3)
    world.balance = 5n + 2n * 10n ** 16n
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS)
    await done
    expect(status(core)).toBe('arrived')
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS * 3)
    expect(world.asked).toBe(4)
  })

  test('behavior: what a seller tells nothing of is seen by whatever comes (S7.03)', async () => {
    const world: World = { balance: 5n, rows: [], asked: 0 }
    const core = open(world)
    const done = begin(core, { provider: 'meld', purchaseAmount: undefined })
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS * 2 + 10)
    expect(status(core)).toBe('waiting')
    world.balance = 9n
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS)
    await done
    expect(core.store.getState().onramp.purchases[0]).toMatchObject({
      status: 'arrived',
      arrived: '4',
      provider: 'meld',
    })
    expect(world.asked).toBe(0)
  })

  test('behavior: nobody looks after 180 s, until somebody asks for it', async () => {
    const world: World = { balance: 5n, rows: [], asked: 0 }
    const core = open(world)
    const done = begin(core)
    await vi.advanceTimersByTimeAsync(PURCHASE_PATIENCE_MS + PURCHASE_POLL_MS)
    await done
    const { asked } = world
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.asked).toBe(asked)
    expect(status(core)).toBe('waiting')
    world.balance = 10n ** 18n
    await keepWaiting(core, core.store.getState().onramp.purchases[0]?.id ?? '')
    expect(status(core)).toBe('arrived')
  })

  test('behavior: another document finds it and goes on (S7.03)', async () => {
    const world: World = { balance: 5n, rows: [], asked: 0 }
    const places = new Map<string, string>()
    const core = open(world, places)
    begin(core).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10)
    const next = open(world, places)
    expect(hasStoredPurchases(next.storage)).toBe(true)
    const resumed = resumePurchases(next)
    expect(status(next)).toBe('waiting')
    // The checkout is opened by a word of its own: it is not kept.
    expect([...places.values()].join()).not.toContain('pay.example')
    world.balance = 10n ** 18n
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS)
    await resumed
    expect(status(next)).toBe('arrived')
  })

  test('behavior: where there is a cookie alone, three fit into it', async () => {
    const world: World = { balance: 5n, rows: [], asked: 0 }
    const places = new Map<string, string>()
    const core = open(world, places)
    for (let count = 0; count < 5; count += 1) begin(core).catch(() => undefined)
    const [text = ''] = [...places].filter(([key]) => key.endsWith('purchases')).map(([, v]) => v)
    expect(encodeURIComponent(text).length).toBeLessThan(3_500)
  })

  test('behavior: one that was left is looked for no more', async () => {
    const world: World = { balance: 5n, rows: [], asked: 0 }
    const core = open(world)
    const done = begin(core)
    await vi.advanceTimersByTimeAsync(10)
    leavePurchase(core, core.store.getState().onramp.purchases[0]?.id ?? '')
    await vi.advanceTimersByTimeAsync(PURCHASE_POLL_MS)
    await done
    expect(status(core)).toBe('left')
  })
})
