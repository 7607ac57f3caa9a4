import { describe, expect, test, vi } from 'vitest'
import { createFakeWallet, alice, bob } from '#kernel/testing/fakeWallet.ts'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { open } from '#kernel/modal/open.ts'
import { cancelConnect, connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { RECONNECT_WAIT_MS } from '../connections/limits.ts'
import { reconnect } from '#kernel/testing/reconnect.ts'
import { activeConnection } from '../connections/slice.ts'
import { onWalletEvent } from './walletEvent.ts'

async function connected(options: Parameters<typeof createTestCore>[0] = {}) {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet], ...options })
  await open(core)
  await connect(core, { connectorId: wallet.id })
  return { core, wallet }
}

const status = (core: ReturnType<typeof createTestCore>) =>
  activeConnection(core.store.getState().connections).status
const top = (core: ReturnType<typeof createTestCore>) =>
  core.store.getState().router.stack.at(-1)?.name

describe('connect', () => {
  test('default: asks once, becomes connected, tells the page, shows Account (S4.01)', async () => {
    const { core, wallet } = await connected()
    expect(wallet.requests.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_chainId',
    ])
    expect(activeConnection(core.store.getState().connections)).toMatchObject({
      status: 'connected',
      accounts: [`${one}:${alice}`],
      caipChainId: one,
    })
    expect(top(core)).toBe('Account')
    await Promise.resolve()
    expect(core.published.map(({ type }) => type)).toContain('connect')
    expect(core.published.map(({ type }) => type)).toContain('accountChanged')
  })

  test.each([
    [4001, 'declined'],
    [-32002, 'pendingElsewhere'],
    [4100, 'locked'],
    [-32603, 'failed'],
  ] as const)(
    'error: code %s is shown as %s and can be tried again (S8.09)',
    async (code, shown) => {
      const wallet = createFakeWallet()
      const core = createTestCore({ wallets: [wallet] })
      wallet.failNext('eth_requestAccounts', code)
      await expect(connect(core, { connectorId: wallet.id })).rejects.toMatchObject({ code })
      expect(core.store.getState().connections.attempt?.status).toBe(shown)
      expect(status(core)).toBe('disconnected')
      await connect(core, { connectorId: wallet.id })
      expect(status(core)).toBe('connected')
    },
  )

  test.each([[[]], ['0x12'], [['0x12']], [[1]], [null]])(
    'error: accounts %j from a wallet are refused (S5.09)',
    async (accounts) => {
      const wallet = createFakeWallet()
      const core = createTestCore({ wallets: [wallet] })
      Object.assign(wallet, { accounts })
      await expect(connect(core, { connectorId: wallet.id })).rejects.toThrow()
      expect(status(core)).toBe('disconnected')
    },
  )

  test('behavior: an answer after the person gave up is ignored', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    const connecting = connect(core, { connectorId: wallet.id })
    cancelConnect(core)
    await connecting
    expect(status(core)).toBe('disconnected')
    expect(top(core)).toBe('Connect')
  })

  test('error: a wallet that is not on the page is told (S8.13)', async () => {
    const core = createTestCore()
    await expect(connect(core, { connectorId: 'gone' })).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
    })
  })

  test('behavior: the two last wallets are remembered as recent (S9.01, S3.12)', async () => {
    const wallets = ['a', 'b', 'c'].map((id) => createFakeWallet(id, `test.${id}`))
    const core = createTestCore({ wallets })
    for (const { id } of wallets) await connect(core, { connectorId: id })
    expect(core.store.getState().connections.recentWallets).toEqual(['test.c', 'test.b'])
  })
})

describe('disconnect', () => {
  test('behavior: with a session that serves several namespaces, all of them end (S4.06)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    core.store.setState(({ connections }) => {
      const { eip155 = { status: 'disconnected' as const } } = connections.byNamespace
      return { connections: { ...connections, byNamespace: { eip155, solana: eip155 } } }
    })
    disconnect(core, { namespace: 'solana', reason: 'wallet' })
    expect(core.store.getState().connections.byNamespace).toEqual({
      eip155: { status: 'disconnected' },
      solana: { status: 'disconnected' },
    })
  })

  test('behavior: clears account, network and stored id in one write (S4.01)', async () => {
    const { core } = await connected()
    let writes = 0
    core.store.subscribe(() => {
      writes += 1
    })
    expect([...core.places.keys()].some((key) => key.endsWith('connection'))).toBe(true)
    disconnect(core, { reason: 'user' })
    expect(status(core)).toBe('disconnected')
    expect([...core.places.keys()].some((key) => key.endsWith('connection'))).toBe(false)
    expect(top(core)).toBe('Connect')
    expect(writes).toBeLessThanOrEqual(3) // the connection, the view, and that it is drawn
    await Promise.resolve()
    expect(core.published.at(-1)).toMatchObject({ type: 'disconnect' })
  })
})

describe('reconnect', () => {
  test('behavior: an earlier connection is taken up without a prompt (S4.01)', async () => {
    const { core, wallet } = await connected()
    const again = createTestCore({ wallets: [wallet], places: core.places })
    wallet.requests.length = 0
    await reconnect(again)
    expect(status(again)).toBe('connected')
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('behavior: a wallet that announces itself late is waited for', async () => {
    const { core, wallet } = await connected()
    const again = createTestCore({ wallets: [wallet], places: core.places })
    const page = again.store.getState().wallets.page
    again.store.setState({ wallets: { page: [] } })
    const done = reconnect(again)
    expect(status(again)).toBe('reconnecting')
    again.store.setState({ wallets: { page } })
    await done
    expect(status(again)).toBe('connected')
  })

  test('error: a wallet that never announces itself is told as not found (S8.13)', async () => {
    const { core } = await connected()
    const again = createTestCore({ places: core.places })
    vi.useFakeTimers()
    const done = reconnect(again)
    await vi.advanceTimersByTimeAsync(RECONNECT_WAIT_MS)
    vi.useRealTimers()
    await done
    expect(status(again)).toBe('disconnected')
    expect(again.store.getState().notices.alert?.code).toBe('CONNECTOR_NOT_FOUND')
  })

  test('behavior: a wallet that shares nothing any more ends as disconnected', async () => {
    const { core, wallet } = await connected()
    wallet.accounts = []
    const again = createTestCore({ wallets: [wallet], places: core.places })
    await reconnect(again)
    expect(status(again)).toBe('disconnected')
    expect([...core.places.keys()].some((key) => key.endsWith('connection'))).toBe(false)
  })
})

describe('wallet events', () => {
  test('behavior: another account and another chain are followed (S4.11)', async () => {
    const { core, wallet } = await connected()
    onWalletEvent(core, wallet.id, { type: 'accountsChanged', accounts: [bob, alice] })
    onWalletEvent(core, wallet.id, { type: 'chainChanged', chainId: '0x7a6a' })
    expect(activeConnection(core.store.getState().connections)).toMatchObject({
      accounts: [`${two}:${bob}`, `${two}:${alice}`],
      caipChainId: two,
    })
    await Promise.resolve()
    expect(core.published.map(({ type }) => type)).toContain('networkChanged')
  })

  test('behavior: no account left is a disconnect by the wallet', async () => {
    const { core, wallet } = await connected()
    onWalletEvent(core, wallet.id, { type: 'accountsChanged', accounts: [] })
    expect(status(core)).toBe('disconnected')
  })

  test('behavior: another wallet of the page is not listened to', async () => {
    const { core } = await connected()
    onWalletEvent(core, 'other', { type: 'accountsChanged', accounts: [] })
    expect(status(core)).toBe('connected')
  })

  test('behavior: an unknown network opens UnsupportedChain while open (S4.05)', async () => {
    const { core, wallet } = await connected()
    onWalletEvent(core, wallet.id, { type: 'chainChanged', chainId: '0x1' })
    expect(top(core)).toBe('UnsupportedChain')
    onWalletEvent(core, wallet.id, { type: 'chainChanged', chainId: '0x7a69' })
    expect(top(core)).toBe('Account')
  })

  test('behavior: a page that allows unsupported networks is not bothered (S4.05)', async () => {
    const { core, wallet } = await connected({ widgetOptions: { allowUnsupportedNetwork: true } })
    onWalletEvent(core, wallet.id, { type: 'chainChanged', chainId: '0x1' })
    expect(top(core)).toBe('Account')
  })
})
