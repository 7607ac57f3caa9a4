import { describe, expect, test, vi } from 'vitest'
import type { OpenOptions, WidgetOptions } from '#protocol'
import { connect } from '#wallet/connect/connect.ts'
import type { Connection } from '#wallet/connections/slice.ts'
import { askAllowed } from '#wallet/embedded/allow.ts'
import { loginOffer } from '#wallet/embedded/slice.ts'
import { requestAccounts } from '#wallet/requests/requestAccounts.ts'
import { topView } from '../router/slice.ts'
import type { State } from '../store.ts'
import { createTestCore, type TestCore } from '../testing/createTestCore.ts'
import { createFakeRegistry } from '../testing/fakeRegistry.ts'
import { alice, createFakeWallet } from '../testing/fakeWallet.ts'
import { closeFromFrame } from './close.ts'
import { chooseView } from './chooseView.ts'
import { open } from './open.ts'

/** WalletConnect is there, and no wallet is in the page. */
function start(
  change: Partial<State['config']> = {},
  { hasRegistry = true }: { hasRegistry?: boolean } = {},
): TestCore {
  const core = createTestCore({ walletRegistry: hasRegistry ? createFakeRegistry(3) : undefined })
  core.store.setState(({ config }) => ({
    config: { ...config, phone: true, walletConnect: true, ...change },
  }))
  return core
}

function setConnection(core: TestCore, namespace: string, connection: Connection): void {
  core.store.setState(({ connections }) => ({
    connections: { ...connections, byNamespace: { [namespace]: connection } },
  }))
}

const plain = (core: TestCore) => chooseView(core, {}).name
const asked = (core: TestCore, view: OpenOptions['view']) => chooseView(core, { view }).name

describe('a plain open', () => {
  test('default: apps, where nothing else can be offered (V-F1, S2.02)', () => {
    expect(plain(start())).toBe('AllWallets')
    expect(plain(start({}, { hasRegistry: false }))).toBe('ConnectingWalletConnect')
  })

  test.each([true, false])(
    'behavior: Connect, where there is a login, with a project id: %s (V-F1, S1.01, S2.02)',
    (hasRegistry) => {
      expect(plain(start({ embedded: true }, { hasRegistry }))).toBe('Connect')
    },
  )

  test.each<WidgetOptions['features']>([
    { socials: false },
    { email: false, socials: ['farcaster'] },
  ])('behavior: one way to log in is enough: %j (V-F1, S2.02)', (features) => {
    expect(plain(start({ embedded: true, options: { features } }))).toBe('Connect')
  })

  test.each<Partial<State['config']>>([
    { options: { features: { email: false, socials: false } } },
    { options: { restrictedTimezones: ['Europe/Oslo'] }, timezone: () => 'Europe/Oslo' },
  ])('behavior: apps, where logins are switched off: %j (V-F1, S2.02, S2.05, S6.03)', (change) => {
    expect(plain(start({ embedded: true, ...change }))).toBe('AllWallets')
  })

  test('behavior: Connect, with a wallet in the page (V-F1, S2.02)', () => {
    const core = start()
    const { wallet } = createFakeWallet()
    core.store.setState({ wallets: { page: [{ ...wallet, kind: 'announced' }] } })
    expect(plain(core)).toBe('Connect')
  })

  test.each(['eip155', 'solana'])(
    'behavior: Connect, while a stored connection of %s may come back (V-F1, S2.02)',
    (namespace) => {
      const core = start()
      const returning = { status: 'reconnecting', rdns: 'test.wallet', accounts: [] } as const
      setConnection(core, namespace, { ...returning, caipChainId: undefined })
      expect(plain(core)).toBe('Connect')
      setConnection(core, namespace, { status: 'disconnected' })
      expect(plain(core)).toBe('AllWallets')
    },
  )

  test('behavior: Connect while the project is asked who may log in, and it stays after a no (V-F1, S2.02, S5.07, S7.25, S8.03)', async () => {
    const core = start({ embedded: true, origin: 'https://elsewhere.example' })
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await open(core)).toEqual({ view: 'Connect' })
    expect(await askAllowed(core)).toBe(false)
    expect(core.store.getState().notices.alert?.message).toBe('Invalid App Configuration')
    said.mockRestore()
    expect(topView(core.store.getState().router).name).toBe('Connect')
    await closeFromFrame(core, 'user')
    expect(await open(core)).toEqual({ view: 'AllWallets' })
  })

  test('error: where the project cannot be asked there are no logins, and wallets go on (S7.25)', async () => {
    const core = start({ embedded: true })
    const walletRegistry = {
      ...createFakeRegistry(1),
      getAllowedOrigins: () => Promise.reject(new Error()),
    }
    Object.assign(core, { loadWalletRegistry: async () => walletRegistry })
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await askAllowed(core)).toBe(false)
    said.mockRestore()
    expect(loginOffer(core.store.getState())).toBe('no')
    expect(await open(core)).toEqual({ view: 'AllWallets' })
  })
})

describe('a view that was asked for', () => {
  test.each([true, false])('default: opens, with logins: %s (V-F1, S2.02)', (embedded) => {
    const core = start({ embedded })
    expect([asked(core, 'Connect'), asked(core, 'AllWallets')]).toEqual(['Connect', 'AllWallets'])
  })

  test('behavior: opens beside an account too (V-F1, S2.02)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet], walletRegistry: createFakeRegistry(3) })
    await connect(core, { connectorId: wallet.id })
    expect([plain(core), asked(core, 'Connect'), asked(core, 'AllWallets')]).toEqual([
      'Account',
      'Connect',
      'AllWallets',
    ])
  })

  test('behavior: all wallets where there is no list of them: what a plain open shows (V-F1, S2.02)', () => {
    const without = { hasRegistry: false }
    expect(asked(start({}, without), 'AllWallets')).toBe('ConnectingWalletConnect')
    expect(asked(start({ embedded: true }, without), 'AllWallets')).toBe('Connect')
  })
})

describe('eth_requestAccounts', () => {
  const onSolana: Connection = {
    status: 'connected',
    connectorId: 'solana-wallet',
    wallet: { id: 'solana-wallet', name: 'Solana wallet', rdns: 'test.solana' },
    accounts: [`solana:test:${alice}`],
    caipChainId: 'solana:test',
  }

  test.each([
    ['with a login', 'Connect', start({ embedded: true })],
    ['with apps alone', 'AllWallets', start()],
    ['with an account on other chains', 'Connect', withAccount()],
  ])('default: %s it opens %s (V-F1, S2.02)', async (_, view, core) => {
    const accounts = requestAccounts(core)
    const refused = expect(accounts).rejects.toMatchObject({ code: 4001 })
    await vi.waitFor(() => expect(core.store.getState().modal.shownView).not.toBe(undefined))
    const { shownView } = core.store.getState().modal
    await closeFromFrame(core, 'user')
    await refused
    expect(shownView).toBe(view)
  })

  function withAccount(): TestCore {
    const core = start({ options: { allowUnsupportedNetwork: true } })
    setConnection(core, 'solana', onSolana)
    return core
  }
})
