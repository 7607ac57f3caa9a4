import { describe, expect, test, vi } from 'vitest'
import { connect } from '#wallet/connect/connect.ts'
import { open } from '#kernel/modal/open.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Core } from '#kernel/core.ts'
import { createStore } from '#features/index.ts'
import { slippageOf } from './form.ts'
import { SWAP_CHAINS, swapSupportQuery } from '#kernel/networks/swapSupport.ts'
import type { SwapRun, SwapToken } from './slice.ts'

const usdc = '0x00000000000000000000000000000000000000C1'

async function start(features: { swaps?: boolean } = {}, project = true) {
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    widgetOptions: { projectId: 'abc', features },
  })
  core.store.setState(({ config }) => ({ config: { ...config, project } }))
  await connect(core, { connectorId: wallet.id })
  return core
}

describe('open', () => {
  test('default: the form is as the page asked (S2.02, S2.05)', async () => {
    const core = await start()
    const wanted = { amount: '1.5', fromToken: 'native', toToken: usdc, caipChainId: one } as const
    expect(await open(core, { view: 'Swap', arguments: wanted })).toEqual({ view: 'Swap' })
    expect(core.store.getState().swap.form).toEqual({
      caipChainId: one,
      fromKey: 'native',
      toKey: usdc.toLowerCase(),
      amount: '1.5',
    })
  })

  test('behavior: not where the site refuses swaps, nor without a project (S2.05, S9.11)', async () => {
    expect(await open(await start({ swaps: false }), { view: 'Swap' })).toEqual({ view: 'Account' })
    expect(await open(await start({}, false), { view: 'Swap' })).toEqual({ view: 'Account' })
  })
})

test('default: one percent less may arrive than was quoted (S9.02)', () => {
  expect(slippageOf(createStore().getState())).toBe(100)
})

describe('where there are swaps', () => {
  const api = { supports: async () => true } as unknown as Awaited<
    ReturnType<NonNullable<Core['loadBlockchainApi']>> // only this one is asked
  >
  const ask = (core: Core, id: string) => core.queries.fetchQuery(swapSupportQuery(core, id))

  test('behavior: on twelve networks, and on those of a deployment with a service of its own (S9.02)', async () => {
    expect([...SWAP_CHAINS].sort((a, b) => a - b)).toEqual([
      1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554,
    ])
    const base = await start()
    const core: Core = { ...base, loadBlockchainApi: async () => api }
    // Not one of the twelve, and the service is the public one.
    expect(await ask(core, one)).toBe(false)
    const services = { blockchainUrl: 'https://api.example' }
    const own: Core = { ...core, deployment: { ...core.deployment, services } }
    own.queries.clear()
    expect(await ask(own, one)).toBe(true)
    expect(await ask(own, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(false)
  })
})

describe('product events', () => {
  const token = {
    caipChainId: one,
    address: undefined,
    name: 'T',
    decimals: 18,
    iconUrl: undefined,
  }
  const from: SwapToken = { ...token, key: 'native', symbol: 'ETH' }
  const to: SwapToken = { ...token, key: usdc, symbol: 'USDC' }
  const run: SwapRun = {
    id: 'one',
    status: 'checking',
    startedAt: 0,
    needsApproval: true,
    approvalHash: undefined,
    swapHash: undefined,
    received: undefined,
    error: undefined,
    order: {
      caipChainId: one,
      account: usdc,
      from,
      to,
      amount: 123_456n,
      quoted: 5n,
      minimum: 4n,
      slippageBps: 100,
      quotedAt: 0,
      impactBps: undefined,
    },
  }

  /** A core whose run is in these states, one after the other. */
  async function told(...states: readonly Partial<SwapRun>[]) {
    const core = await start()
    await open(core)
    for (const changes of states) {
      core.store.setState(({ swap }) => ({ swap: { ...swap, run: { ...run, ...changes } } }))
    }
    const swaps = () => core.productEvents.filter(({ event }) => event.includes('SWAP'))
    const expectTold = (...events: readonly (readonly [string, string?])[]) =>
      vi.waitFor(() =>
        expect(swaps().map(({ event, properties }) => [event, properties?.message])).toEqual(
          events.map(([event, message]) => [event, message]),
        ),
      )
    return { core, swaps, expectTold }
  }
  const failed = (code: string | number) =>
    ({ status: 'failed', error: { code, message: 'm' } }) as const

  test('default: begun, then done, without how much (S7.21)', async () => {
    const { core, swaps, expectTold } = await told({}, { status: 'done' })
    await expectTold(['INITIATE_SWAP'], ['SWAP_SUCCESS'])
    expect(swaps()[0]?.properties).toEqual({
      network: one,
      swapFromToken: 'ETH',
      swapToToken: 'USDC',
      isSmartAccount: false,
    })
    expect(JSON.stringify(core.productEvents)).not.toContain('123456')
  })

  test.each([
    ['the approval', 'SWAP_APPROVAL_ERROR', 'SWAP_RECIPIENT', [{}, { status: 'approving' }]],
    ['the swap', 'SWAP_ERROR', 'SWAP_FAILED', []],
  ] as const)('error: a failure of %s is told by its code (S7.21)', async (...row) => {
    const [, event, code, before] = row
    const { core, expectTold } = await told(...before, failed(code))
    await expectTold(['INITIATE_SWAP'], [event, code])
    expect(JSON.stringify(core.productEvents)).not.toContain('123456')
  })

  test('behavior: that somebody said no is no error (S7.21)', async () => {
    const { core, expectTold } = await told({}, failed(4001), { id: 'next' })
    // What is begun next is told, and nothing of the no before it.
    await expectTold(['INITIATE_SWAP'], ['INITIATE_SWAP'])
    expect(JSON.stringify(core.productEvents)).not.toContain('123456')
  })
})
