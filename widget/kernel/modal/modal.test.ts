import { describe, expect, test, vi } from 'vitest'
import type { WidgetOptions } from '#protocol'
import { connect } from '#wallet/connect/connect.ts'
import { reconnect } from '../testing/reconnect.ts'
import { hideAlert } from '../notices/notices.ts'
import { createTestCore, one } from '../testing/createTestCore.ts'
import { createFakeRegistry } from '../testing/fakeRegistry.ts'
import { createFakeWallet } from '../testing/fakeWallet.ts'
import { close, closeFromFrame } from './close.ts'
import { open } from './open.ts'

const top = (core: ReturnType<typeof createTestCore>) =>
  core.store.getState().router.stack.at(-1)?.name

describe('open', () => {
  test('default: Connect without an account, Account with one (S2.02)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    expect(await open(core)).toEqual({ view: 'Connect' })
    await connect(core, { connectorId: wallet.id })
    await closeFromFrame(core, 'user')
    expect(await open(core)).toEqual({ view: 'Account' })
  })

  test('behavior: a given view is used (S2.02)', async () => {
    const core = createTestCore()
    expect(await open(core, { view: 'Bridge' })).toEqual({ view: 'Bridge' })
    expect(await open(core, { view: 'Transfers' })).toEqual({ view: 'Transfers' })
  })

  test('behavior: a site may keep people from choosing among its networks', async () => {
    const core = createTestCore({ widgetOptions: { features: { networks: false } } })
    expect(await open(core, { view: 'Networks' })).toEqual({ view: 'Connect' })
  })

  test('behavior: Buy where the site offers it, else Account (S2.05)', async () => {
    const wallet = createFakeWallet()
    const opened = async (widgetOptions: WidgetOptions) => {
      const walletRegistry = createFakeRegistry(3)
      const core = createTestCore({ wallets: [wallet], widgetOptions, walletRegistry })
      await connect(core, { connectorId: wallet.id })
      return open(core, { view: 'Buy' })
    }
    expect(await opened({})).toEqual({ view: 'Buy' })
    expect(await opened({ features: { onramp: false } })).toEqual({ view: 'Account' })
  })

  test('behavior: a view that needs an account gives Connect without one (S2.02)', async () => {
    const core = createTestCore()
    expect(await open(core, { view: 'Account' })).toEqual({ view: 'Connect' })
  })

  test('behavior: a wallet on an unsupported network gives UnsupportedChain (S4.05)', async () => {
    const wallet = createFakeWallet()
    wallet.chainId = 1
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    expect(top(core)).toBe('UnsupportedChain')
    expect(await open(core)).toEqual({ view: 'UnsupportedChain' })
  })

  test('behavior: a network that is known but not asked for is one, unless the site allows any (S4.05)', async () => {
    const wallet = createFakeWallet()
    wallet.chainId = 31338
    const opened = async (widgetOptions: WidgetOptions) => {
      const core = createTestCore({ wallets: [wallet], widgetOptions })
      await connect(core, { connectorId: wallet.id })
      return open(core)
    }
    expect(await opened({ networks: [one] })).toEqual({ view: 'UnsupportedChain' })
    const allowed = { networks: [one], allowUnsupportedNetwork: true }
    expect(await opened(allowed)).toEqual({ view: 'Account' })
  })

  test.each(['AllWallets', 'Swap', 'Buy'] as const)(
    'error: %s without a project id is told to the site once, and the widget opens (S8.03)',
    async (view) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const core = createTestCore()
      expect(await open(core, { view })).toEqual({ view: 'Connect' })
      expect(core.store.getState().notices.alert?.message).toBe('Project ID Not Configured')
      expect(said.mock.calls[0]?.[0]).toContain('Project ID Not Configured')
      hideAlert(core)
      await open(core, { view })
      expect(core.store.getState().notices.alert).toBe(undefined)
      said.mockRestore()
    },
  )

  test.each([
    ['AllWallets', undefined],
    ['Swap', 'Project ID Not Configured'],
  ] as const)(
    'behavior: with a list that wants no project, %s tells the site %s',
    async (view, message) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const core = createTestCore({ walletRegistry: createFakeRegistry(1), hasProject: false })
      await open(core, { view })
      expect(core.store.getState().notices.alert?.message).toBe(message)
      said.mockRestore()
    },
  )

  test('behavior: partner mode knows bridge views only', async () => {
    const core = createTestCore({ widgetOptions: { mode: 'bridge' } })
    expect(await open(core, { view: 'Account' })).toEqual({ view: 'Bridge' })
    expect(await open(core, { view: 'Transfers' })).toEqual({ view: 'Transfers' })
  })

  test('behavior: a connection that is being taken up is waited for (S2.02, S4.01)', async () => {
    const wallet = createFakeWallet()
    const first = createTestCore({ wallets: [wallet] })
    await connect(first, { connectorId: wallet.id })
    const core = createTestCore({ wallets: [wallet], places: first.places })
    const returned = reconnect(core)
    expect(await open(core)).toEqual({ view: 'Account' })
    await returned
  })

  test('behavior: a wallet that answers late leads from Connect to Account (S4.01)', async () => {
    const wallet = createFakeWallet()
    const first = createTestCore({ wallets: [wallet] })
    await connect(first, { connectorId: wallet.id })
    const core = createTestCore({ wallets: [wallet], places: first.places })
    const { page } = core.store.getState().wallets
    core.store.setState({ wallets: { page: [] } })
    const returned = reconnect(core)
    expect(await open(core)).toEqual({ view: 'Connect' })
    core.store.setState({ wallets: { page } })
    await returned
    expect(top(core)).toBe('Account')
  })

  test('behavior: opening what is open keeps the stack', async () => {
    const core = createTestCore()
    await open(core, { view: 'Bridge' })
    const { stack } = core.store.getState().router
    await open(core, { view: 'Bridge' })
    expect(core.store.getState().router.stack).toBe(stack)
  })
})

describe('close', () => {
  test('behavior: whoever opened it waits for no view that is not drawn any more', async () => {
    const core = createTestCore({ draws: false })
    const opening = open(core)
    await vi.waitFor(() => expect(core.store.getState().modal.open).toBe(true))
    close(core, 'user')
    expect(await opening).toEqual({ view: 'Connect' })
  })

  test('default: the page is told once, with the reason', async () => {
    const core = createTestCore()
    await open(core)
    await closeFromFrame(core, 'escape')
    expect(core.store.getState().modal.open).toBe(false)
    expect(core.calls).toEqual(['hide'])
    expect(core.published).toContainEqual({ type: 'close', payload: { reason: 'escape' } })
    expect(close(core, 'user')).toEqual({ closed: true })
  })

  test.each([
    [{ mode: 'inline' }, 'Connect'],
    [{ mode: 'bridge', target: '#there' }, 'Bridge'],
  ] as const)(
    'behavior: embedded %j goes back to %s instead (S2.03)',
    async (widgetOptions, view) => {
      const core = createTestCore({ widgetOptions })
      await open(core, { view: 'Transfers' })
      expect(close(core, 'user')).toEqual({ closed: false })
      expect(top(core)).toBe(view)
      expect(core.store.getState().modal.open).toBe(true)
    },
  )

  test('behavior: embedded goes back to Account when connected (S2.03)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet], widgetOptions: { mode: 'inline' } })
    await open(core)
    await connect(core, { connectorId: wallet.id })
    await open(core, { view: 'Networks' })
    close(core, 'user')
    expect(top(core)).toBe('Account')
  })
})
