import { InfiniteQueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { walletsQuery } from '#wallet/registry/walletQueries.ts'
import { historyQuery } from '#features/account/activity/history.ts'
import { connect } from '#wallet/connect/connect.ts'
import { open } from '#kernel/modal/open.ts'
import { push } from '#kernel/router/router.ts'
import { selectTab } from '#wallet/portfolio/selectTab.ts'
import { cancelSignIn, signIn } from '#wallet/signIn/sign.ts'
import { createSignInCore } from '#wallet/signIn/testing/signer.ts'
import { createTestCore, one, type TestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeAccountService } from '#kernel/testing/fakeBlockchainApi.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'

const projectId = 'abc'
const names = (core: TestCore) => core.productEvents.map(({ event }) => event)
const last = (core: TestCore) => core.productEvents.at(-1)
const told = (core: TestCore, event: string) =>
  vi.waitFor(() => expect(last(core)).toMatchObject({ event }))

async function opened(options: Parameters<typeof createTestCore>[0] = {}) {
  const core = createTestCore({ ...options, widgetOptions: { projectId } })
  await open(core)
  await told(core, 'MODAL_OPEN')
  return core
}

describe('where somebody goes (S7.21)', () => {
  test('default: help, all wallets, a first wallet, sending, swapping', async () => {
    const core = await opened()
    const views = ['AllWallets', 'WhatIsAWallet', 'GetWallet', 'WhatIsANetwork'] as const
    for (const name of [...views, 'Send', 'Swap'] as const) push(core, { name })
    await told(core, 'OPEN_SWAP')
    expect(names(core).slice(1)).toEqual([
      'CLICK_ALL_WALLETS',
      'CLICK_WALLET_HELP',
      'CLICK_GET_WALLET',
      'CLICK_NETWORK_HELP',
      'OPEN_SEND',
      'OPEN_SWAP',
    ])
    expect(last(core)?.properties).toEqual({ network: one, isSmartAccount: false })
    expect(core.productEvents[1]?.properties).toBe(undefined)
  })

  test('behavior: the activity of an account, once for each look', async () => {
    const core = await opened()
    selectTab(core, 'nfts')
    selectTab(core, 'activity')
    selectTab(core, 'activity')
    await told(core, 'CLICK_TRANSACTIONS')
    expect(names(core)).toEqual(['MODAL_OPEN', 'CLICK_TRANSACTIONS'])
  })
})

describe('what services answer (S7.21)', () => {
  test('default: a search is told without what was typed, looking through is not', async () => {
    const core = await opened({ walletRegistry: createFakeRegistry(90) })
    const look = (options?: Parameters<typeof walletsQuery>[1]) =>
      new InfiniteQueryObserver(core.queries, walletsQuery(core, options)).fetchNextPage()
    await look()
    await look()
    await look({ search: 'SECRET' })
    await look({ certified: true })
    await told(core, 'SEARCH_WALLET')
    expect(core.productEvents.slice(1).map(({ properties }) => properties)).toEqual([
      { badge: 'none' },
      { badge: 'certified' },
    ])
    expect(JSON.stringify(core.productEvents)).not.toContain('SECRET')
  })

  test('error: later pages of a history, and one that does not come', async () => {
    const core = await opened()
    const service = createFakeAccountService()
    const entries = [1, 2, 3].map((at) => ({
      id: `e${at}`,
      operation: 'approve',
      hash: undefined,
      caipChainId: one,
      minedAt: at,
      from: undefined,
      to: undefined,
      status: 'confirmed',
      nonce: undefined,
      transfers: [],
    }))
    Object.assign(service, { entries, pageEntries: 2 })
    Object.assign(core, { loadBlockchainApi: async () => service })
    const query = historyQuery(core, { caipChainId: one, address: alice })
    const history = new InfiniteQueryObserver(core.queries, query)
    await history.fetchNextPage()
    await history.fetchNextPage()
    expect(names(core)).toEqual(['MODAL_OPEN', 'LOAD_MORE_TRANSACTIONS'])
    Object.assign(service, { getHistory: () => Promise.reject(new Error('SECRET')) })
    await history.refetch()
    expect(last(core)).toMatchObject({ type: 'error', event: 'ERROR_FETCH_TRANSACTIONS' })
    expect(JSON.stringify(core.productEvents)).not.toContain('SECRET')
  })
})

describe('signing in (S7.21)', () => {
  async function asked(required: boolean) {
    const made = createSignInCore(required ? 'required' : {})
    const { core } = made
    core.store.setState(({ config }) => ({
      config: { ...config, options: { ...config.options, projectId } },
    }))
    await open(core)
    await connect(core, { connectorId: 'wallet-one' })
    await vi.waitFor(() => expect(core.store.getState().signIn.step).toHaveProperty('prepared'))
    return made
  }

  test('default: asked of the wallet, and accepted', async () => {
    const { core } = await asked(true)
    await signIn(core)
    await vi.waitFor(() => expect(names(core)).toContain('SIWX_AUTH_SUCCESS'))
    const events = core.productEvents.filter(({ event }) => event.includes('SIWX'))
    expect(events.map(({ event }) => event)).toEqual([
      'CLICK_SIGN_SIWX_MESSAGE',
      'SIWX_AUTH_SUCCESS',
    ])
    expect(events[0]?.properties).toEqual({ network: one, isSmartAccount: false })
  })

  test.each([true, false])(
    'error: a signature that is declined, and then left, required: %s',
    async (required) => {
      const { core, fake } = await asked(required)
      fake.failNext('personal_sign', 4001)
      await signIn(core)
      await vi.waitFor(() => expect(names(core)).toContain('SIWX_AUTH_ERROR'))
      expect(last(core)).toMatchObject({ type: 'error' })
      await cancelSignIn(core)
      await vi.waitFor(() => expect(names(core)).toContain('CLICK_CANCEL_SIWX'))
      expect(names(core).filter((event) => event.includes('SIWX'))).toEqual([
        'CLICK_SIGN_SIWX_MESSAGE',
        'SIWX_AUTH_ERROR',
        'CLICK_CANCEL_SIWX',
      ])
    },
  )
})

test('behavior: another kind of account (S7.21, S6.02)', async () => {
  const core = await opened()
  const user = { preferredAccountType: 'eoa' }
  const set = (type: string) =>
    core.store.setState(({ embeddedWallet }) => ({
      embeddedWallet: { ...embeddedWallet, user: { ...user, preferredAccountType: type } as never },
    }))
  set('eoa')
  set('smartAccount')
  await told(core, 'SET_PREFERRED_ACCOUNT_TYPE')
  expect(last(core)?.properties).toEqual({ accountType: 'smartAccount', network: one })
})

test('behavior: a payment is told as shown, begun and refused, never how much or to whom (S7.21)', async () => {
  const core = await opened()
  const request = { caipChainId: one, address: undefined, symbol: 'ETH', decimals: 18 } as const
  const recipient = alice as `0x${string}`
  core.store.setState(({ pay }) => ({
    pay: { ...pay, request: { ...request, amount: 4_711n, recipient } },
  }))
  push(core, { name: 'Pay' })
  const run = { id: 'a', steps: [], at: 0, phase: 'wallet' } as const
  core.store.setState(({ pay }) => ({ pay: { ...pay, run } }))
  const failure = { code: 'PAY_CHANGED', message: 'SECRET' }
  core.store.setState(({ pay }) => ({ pay: { ...pay, run: undefined, failure } }))
  await told(core, 'PAY_ERROR')
  expect(names(core)).toEqual(['MODAL_OPEN', 'PAY_MODAL_OPEN', 'PAY_INITIATED', 'PAY_ERROR'])
  const [, shown, , refused] = core.productEvents
  expect(shown?.properties).toEqual({ network: one, asset: 'ETH' })
  expect(refused?.properties).toEqual({ network: one, asset: 'ETH', message: 'PAY_CHANGED' })
  expect(JSON.stringify(core.productEvents)).not.toMatch(/SECRET|4711/)
})
