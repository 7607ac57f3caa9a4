import { describe, expect, test, vi } from 'vitest'
import type { WidgetOptions } from '#protocol'
import { setOptions } from '../../boot/setOptions.ts'
import { cancelConnect, connect } from '#wallet/connect/connect.ts'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { close } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore, type TestCore, two } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'

function start(widgetOptions: WidgetOptions = { projectId: 'abc' }) {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet], widgetOptions })
  return { wallet, core }
}
const names = (core: TestCore) => core.productEvents.map(({ event }) => event)
const told = (core: TestCore, ...events: string[]) =>
  vi.waitFor(() => expect(names(core)).toEqual(events))
/** What was told before cannot come any more: the chunk is there, and this is told after it. */
async function settle(core: TestCore) {
  const before = core.productEvents.length
  push(core, { name: 'Networks' })
  await vi.waitFor(() => expect(core.productEvents.length).toBeGreaterThan(before))
}

describe('product events', () => {
  test('default: opening, connecting, switching, leaving, closing (S7.21, S9.11)', async () => {
    const { core, wallet } = start()
    await open(core)
    await connect(core, { connectorId: wallet.id })
    push(core, { name: 'Networks' })
    await switchNetwork(core, two)
    disconnect(core, { reason: 'user' })
    close(core, 'user')
    await told(
      core,
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'CLICK_NETWORKS',
      'SWITCH_NETWORK',
      'DISCONNECT_SUCCESS',
      'MODAL_CLOSE',
    )
    const [opened, selected, connected, visited, switched, left, closed] = core.productEvents
    expect(opened).toEqual({ type: 'track', event: 'MODAL_OPEN', properties: { connected: false } })
    expect(selected?.properties).toEqual({ name: 'Wallet One', platform: 'browser' })
    expect(connected).toMatchObject({
      properties: { name: 'Wallet One', method: 'browser' },
      address: alice,
    })
    expect(visited).toEqual({ type: 'track', event: 'CLICK_NETWORKS', address: alice })
    expect(switched?.properties).toEqual({ network: two })
    expect(left).toMatchObject({ properties: { namespace: 'eip155' }, address: alice })
    expect(closed?.properties).toEqual({ connected: false })
  })

  test.each<[number | string, string, string]>([
    [4001, 'SECRET seed words', 'declined'],
    [4100, 'SECRET seed words', 'locked'],
    [-32002, 'SECRET seed words', 'pendingElsewhere'],
    [-32603, 'SECRET seed words', '-32603'],
  ])(
    'error: a wallet that fails with %s is told without its words (S7.21)',
    async (code, ...rest) => {
      const [words, message] = rest
      const { core, wallet } = start()
      await open(core)
      wallet.failNext('eth_requestAccounts', Number(code), words)
      await connect(core, { connectorId: wallet.id }).catch(() => undefined)
      await told(core, 'MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_ERROR')
      expect(core.productEvents[2]).toEqual({
        type: 'error',
        event: 'CONNECT_ERROR',
        properties: { message },
      })
      expect(JSON.stringify(core.productEvents)).not.toContain('SECRET')
    },
  )

  test('error: a wallet that cannot be told of the end: a toast, and DISCONNECT_ERROR (S8.01)', async () => {
    const { core, wallet } = start()
    Object.assign(wallet, { end: () => Promise.reject(new Error('gone')) })
    await open(core)
    await connect(core, { connectorId: wallet.id })
    disconnect(core, { reason: 'user' })
    await vi.waitFor(() => expect(names(core)).toContain('DISCONNECT_ERROR'))
    expect(core.store.getState().notices.toast).toMatchObject({
      kind: 'error',
      content: { says: 'disconnectFailed' },
    })
  })

  test('behavior: nothing before the first opening, nor that the widget was made (S7.21)', async () => {
    const { core, wallet } = start()
    await connect(core, { connectorId: wallet.id })
    await switchNetwork(core, two)
    await open(core)
    await told(core, 'MODAL_OPEN')
    expect(core.productEvents[0]?.properties).toEqual({ connected: true })
  })

  test('behavior: giving up, and a wallet that was remembered, are no events of connecting', async () => {
    const { core, wallet } = start()
    await open(core)
    Object.assign(wallet, { request: () => new Promise(() => undefined) })
    connect(core, { connectorId: wallet.id }).catch(() => undefined)
    cancelConnect(core)
    await settle(core)
    expect(names(core)).toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CLICK_NETWORKS'])
  })

  test.each<[string, WidgetOptions]>([
    ['without a project id', {}],
    ['where the page switches them off', { projectId: 'a', features: { analytics: false } }],
  ])('behavior: none %s (S7.21)', async (_, options) => {
    const { core, wallet } = start(options)
    const opened = vi.fn()
    Object.assign(core, { openAnalytics: opened })
    await open(core)
    await connect(core, { connectorId: wallet.id })
    close(core, 'user')
    expect(opened).not.toHaveBeenCalled()
    expect(core.productEvents).toEqual([])
  })

  test('behavior: none where the browser objects (S7.21)', async () => {
    const { core } = start()
    core.store.setState(({ config }) => ({ config: { ...config, untracked: true } }))
    const opened = vi.fn()
    Object.assign(core, { openAnalytics: opened })
    await open(core)
    close(core, 'user')
    expect(opened).not.toHaveBeenCalled()
  })

  test('behavior: the page may switch them off, and on, while the widget lives (S7.21)', async () => {
    const { core } = start()
    await open(core)
    await told(core, 'MODAL_OPEN')
    setOptions(core, { features: { analytics: false } })
    close(core, 'user')
    await open(core)
    setOptions(core, { features: { analytics: true } })
    await settle(core)
    expect(names(core)).toEqual(['MODAL_OPEN', 'CLICK_NETWORKS'])
  })

  test('error: a chunk that does not load is asked for again, and told as the page wants it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { core } = start({ projectId: 'a', logLevel: 'warn' })
    const { openAnalytics } = core
    Object.assign(core, { openAnalytics: () => Promise.reject(new Error('offline')) })
    await open(core)
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    Object.assign(core, { openAnalytics })
    close(core, 'user')
    await told(core, 'MODAL_CLOSE')
    warn.mockRestore()
  })

  test('behavior: going to buy, asking how, and to whom somebody went (S7.21)', async () => {
    const { core } = start()
    await open(core)
    await told(core, 'MODAL_OPEN')
    push(core, { name: 'Buy' })
    push(core, { name: 'WhatIsABuy' })
    await told(core, 'MODAL_OPEN', 'SELECT_BUY_CRYPTO', 'SELECT_WHAT_IS_A_BUY')
    core.store.setState(({ onramp }) => ({
      onramp: { ...onramp, checkouts: { a: 'https://pay.example/1' }, purchases: [begun] },
    }))
    await told(
      core,
      ...['MODAL_OPEN', 'SELECT_BUY_CRYPTO', 'SELECT_WHAT_IS_A_BUY', 'SELECT_BUY_PROVIDER'],
    )
    // To whom, and neither how much nor where.
    expect(core.productEvents.at(-1)?.properties).toEqual({
      provider: 'coinbase',
      isSmartAccount: false,
    })
  })
})

const begun: Purchase = {
  id: 'a',
  provider: 'coinbase',
  address: alice,
  caipChainId: two,
  expected: '1',
  token: { symbol: 'ETH', decimals: 18 },
  fiat: { amount: '50.00', currency: 'USD' },
  at: 1,
  before: '0',
  status: 'waiting',
  waitUntil: 2,
}
