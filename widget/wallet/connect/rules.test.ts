import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createAdapter } from '#namespaces/others.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { chooseView } from '#kernel/modal/chooseView.ts'
import { open } from '#kernel/modal/open.ts'
import type { Network } from '#kernel/networks/network.ts'
import { switchNetwork } from './switchNetwork.ts'
import { freshNotices } from '#kernel/notices/freshNotices.ts'
import { showAlert, showToast } from '#kernel/notices/notices.ts'
import { publicState } from '#features/publicState.ts'
import { request } from '../requests/request.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore, one, two, type TestCore } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { wantedWallets } from '../registry/wantedWallets.ts'
import { cancelConnect, connect } from './connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { disconnect, disconnectAll } from './disconnect.ts'
import { connectionOf, liveConnections, statusOf } from '../connections/slice.ts'
import { onWalletEvent } from './walletEvent.ts'

const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const owner = 'So11111111111111111111111111111111111111112'
const solana: Network = {
  caipChainId: chain,
  namespace: 'solana',
  chainId: undefined,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  testnet: false,
  rpcUrls: [],
  explorerUrl: undefined,
}

/** A wallet for Solana, or one whose approval covers both, with a session that can end. */
function sessionWallet(id: string, shared: readonly string[], ended: string[] = []): Connector {
  return {
    id,
    wallet: { id, name: id, rdns: id, icon: undefined },
    via: 'walletconnect',
    shared: () => shared,
    async request({ method }) {
      if (method.endsWith('Session')) {
        return { sessionScopes: { [chain]: { accounts: [`${chain}:${owner}`] } } }
      }
      return method === 'eth_chainId' ? '0x7a69' : [alice]
    },
    end: async () => void ended.push(id),
  }
}

type Options = NonNullable<Parameters<typeof createTestCore>[0]>

function start(wallets: readonly Connector[], options: Options = {}): TestCore {
  const core = createTestCore({ wallets, ...options })
  Object.assign(core.adapters, { solana: createAdapter('solana') })
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: [...networks.known, solana],
      offered: [...networks.offered, solana],
    },
    wallets: {
      page: wallets.map(({ id, wallet }) => ({
        ...wallet,
        kind: 'announced' as const,
        namespace: id.startsWith('solana') ? 'solana' : undefined,
      })),
    },
  }))
  return core
}

const stack = (core: TestCore) => core.store.getState().router.stack.map(({ name }) => name)
const live = (core: TestCore) =>
  liveConnections(core.store.getState().connections).map(([name, { connectorId }]) => [
    name,
    connectorId,
  ])
const told = (core: TestCore) =>
  core.published.flatMap((event) =>
    event.type === 'connect' || event.type === 'disconnect' ? [event.type] : [],
  )
/** Namespaces that are connected according to the events that the page received. */
function thereByEvents(core: TestCore): ReadonlySet<string> {
  const there = new Set<string>()
  for (const event of core.published) {
    if (event.type === 'connect') there.add(event.payload.account.split(':')[0] ?? '')
    if (event.type === 'disconnect') there.delete(event.payload.namespace)
  }
  return there
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('bridge and payment, on whatever network the wallet is', () => {
  test.each([
    [{ mode: 'bridge', target: '#here' }, ['Bridge', 'Connect'], ['Bridge']],
    [{}, ['Bridge', 'Connect'], ['Bridge']],
    [{}, ['Pay', 'Connect'], ['Pay']],
    [{}, ['Connect'], ['UnsupportedChain']],
  ] as const)('behavior: %j %j goes on at %j (V-F5, S4.05)', async (widgetOptions, from, to) => {
    const wallet = createFakeWallet()
    wallet.chainId = 1
    const core = createTestCore({ wallets: [wallet], widgetOptions })
    await open(core)
    const [first, ...rest] = from
    core.store.setState({ router: { stack: [{ name: first }], direction: 'none' } })
    for (const name of rest) push(core, { name })
    await connect(core, { connectorId: wallet.id })
    expect(stack(core)).toEqual(to)
    await switchNetwork(core, one)
    expect(stack(core)).toEqual(to[0] === 'UnsupportedChain' ? ['Account'] : to)
  })
})

describe('UnsupportedChain', () => {
  const connected = async (options: Options = {}) => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet], ...options })
    await connect(core, { connectorId: wallet.id })
    const leave = () => onWalletEvent(core, wallet.id, { type: 'chainChanged', chainId: '0x1' })
    const state = () => publicState(core.store.getState())
    return { core, leave, state, calls: core.calls }
  }

  test('default: opens by itself while the widget is closed (V-F8, S4.05)', async () => {
    const { core, leave, state } = await connected()
    leave()
    await vi.waitFor(() => expect(stack(core)).toEqual(['UnsupportedChain']))
    expect(core.calls).toContain('show')
    expect(state()).toMatchObject({ open: true, networkSupported: false })
  })

  test.each([
    [{ features: { networks: false } }, 'Account'],
    [{ allowUnsupportedNetwork: true }, 'Account'],
    [{ mode: 'bridge' }, 'Bridge'],
  ] as const)(
    'behavior: not with %j, and the page knows all the same (V-F8, S4.05)',
    async (widgetOptions, view) => {
      const { core, leave, state } = await connected({ widgetOptions })
      leave()
      await settle()
      expect(core.calls).not.toContain('show')
      expect(state().networkSupported).toBe(false)
      expect(chooseView(core, {}).name).toBe(view)
    },
  )
})

describe('a namespace that is asked for', () => {
  const evm = createFakeWallet()
  const kestrel = sessionWallet('solana:kestrel', ['solana'])

  test('default: is looked at, and its wallets alone are wanted (V-F7, S2.02, S4.02)', async () => {
    const core = start([evm, kestrel])
    await connect(core, { connectorId: evm.id })
    await open(core, { namespace: 'solana' })
    const state = core.store.getState()
    expect(stack(core)).toEqual(['Connect'])
    expect(state.modal.namespace).toBe('solana')
    expect(state.networks.active).toBe(chain)
    const wanted = wantedWallets(state.wallets.page, state.modal.namespace)
    expect(wanted.map(({ id }) => id)).toEqual([kestrel.id])
    // Connections in other namespaces stay, for the page too.
    expect(publicState(state)).toMatchObject({ status: 'connected', wallet: { id: evm.id } })
    await closeFromFrame(core, 'user')
    expect(core.store.getState().modal.namespace).toBe(undefined)
    expect(publicState(core.store.getState())).toMatchObject({ namespace: 'eip155' })
  })

  test('behavior: one that the site does not offer changes nothing (V-F7)', async () => {
    const core = start([evm, kestrel])
    await open(core, { namespace: 'near' })
    expect(core.store.getState().modal.namespace).toBe(undefined)
    expect(core.store.getState().connections.activeNamespace).toBe('eip155')
  })

  test.each([
    ['eth_requestAccounts', undefined, evm.id, kestrel.id, [alice]],
    ['solana_getAccounts', 'solana', kestrel.id, evm.id, [{ pubkey: owner }]],
  ] as const)(
    'behavior: %s answers once it is connected, also over another view, with a way back (V-F7, V-m6, S6.04)',
    async (method, namespace, meant, other, answer) => {
      const core = start([evm, kestrel])
      await open(core, { view: 'Settings' })
      const answered = request(core, { id: 'aaaaaaaa', method, namespace })
      await vi.waitFor(() => expect(stack(core)).toEqual(['Settings', 'Connect']))
      expect(core.store.getState().modal.namespace).toBe(namespace ?? 'eip155')
      const page = wantedWallets(core.store.getState().wallets.page, namespace ?? 'eip155')
      expect(page.map(({ id }) => id)).toEqual([meant])
      await connect(core, { connectorId: other })
      await connect(core, { connectorId: meant })
      expect(await answered).toEqual(answer)
    },
  )

  test.each([{}, { mode: 'inline', target: '#here' } as const])(
    'error: 4001 when the widget is closed, %j, and nobody is asked any more (V-F4, S8.09)',
    async (widgetOptions) => {
      const silent: Connector = { ...evm, request: () => new Promise(() => undefined) }
      const core = start([silent], { widgetOptions })
      await open(core)
      const answered = request(core, { id: 'aaaaaaaa', method: 'eth_requestAccounts' })
      const refused = expect(answered).rejects.toMatchObject({ code: 4001 })
      await settle()
      connect(core, { connectorId: silent.id }).catch(() => undefined)
      expect(statusOf(core.store.getState().connections)).toBe('connecting')
      await closeFromFrame(core, 'user')
      await refused
      expect(statusOf(core.store.getState().connections)).toBe('disconnected')
    },
  )
})

describe('one approval for several namespaces', () => {
  /** Its namespace eip155 is taken by another wallet. */
  async function halfReplaced() {
    const ended: string[] = []
    const session = sessionWallet('session', ['eip155', 'solana'], ended)
    const [evm, kestrel] = [createFakeWallet(), sessionWallet('solana:kestrel', ['solana'])]
    const core = start([session, evm, kestrel])
    await connect(core, { connectorId: 'session' })
    await connect(core, { connectorId: evm.id })
    return { core, ended, evm, kestrel }
  }

  test('default: replacing one leaves the session with the other (V-F3, S4.06)', async () => {
    const { core, ended, evm } = await halfReplaced()
    expect(live(core)).toEqual([
      ['eip155', evm.id],
      ['solana', 'session'],
    ])
    expect(ended).toEqual([])
  })

  test('default: replacing the last one ends the session (V-F3, S4.06)', async () => {
    const { core, ended, kestrel } = await halfReplaced()
    await connect(core, { connectorId: kestrel.id })
    expect(ended).toEqual(['session'])
    await settle()
    expect(told(core).filter((type) => type === 'disconnect')).toHaveLength(2)
  })

  test('behavior: who is connected in the other namespace already stays (V-F3)', async () => {
    const session = sessionWallet('session', ['eip155', 'solana'])
    const kestrel = sessionWallet('solana:kestrel', ['solana'])
    const core = start([session, kestrel])
    await connect(core, { connectorId: kestrel.id })
    await connect(core, { connectorId: 'session', namespace: 'eip155' })
    expect(live(core)).toEqual([
      ['eip155', 'session'],
      ['solana', kestrel.id],
    ])
  })
})

describe('what is left after it', () => {
  test('default: the default network survives a disconnect (V-m1, S4.01)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet], widgetOptions: { defaultNetwork: two } })
    await connect(core, { connectorId: wallet.id })
    disconnect(core, { reason: 'user' })
    expect(core.store.getState().networks.active).toBe(two)
  })

  test('behavior: a toast is shown when the widget is opened only while it is fresh (V-m2, S4.03)', () => {
    const core = createTestCore()
    showToast(core, 'error', { says: 'disconnectFailed', code: 4900 })
    showAlert(core, { code: 'NETWORK_NOT_FOUND', message: 'Network Not Found' })
    const { notices } = core.store.getState()
    const now = core.now()
    expect(freshNotices(notices, now)).toMatchObject({ toast: {}, alert: {} })
    expect(freshNotices(notices, now + 60_000)).toMatchObject({ toast: undefined, alert: {} })
    const hours = 3 * 60 * 60 * 1_000
    expect(freshNotices(notices, now + hours)).toEqual({ toast: undefined, alert: undefined })
  })

  test('behavior: nobody is behind a cancelled wallet on a view of its own (V-F4)', async () => {
    const silent: Connector = { ...createFakeWallet(), request: () => new Promise(() => undefined) }
    const core = createTestCore({ wallets: [silent] })
    await open(core)
    connect(core, { connectorId: silent.id }).catch(() => undefined)
    core.store.setState(({ router }) => ({ router: { ...router, stack: [{ name: 'Account' }] } }))
    cancelConnect(core)
    expect(stack(core)).toEqual(['Connect'])
  })
})

describe('whatever happens, in whatever order', () => {
  type Step =
    | { readonly does: 'pick' | 'decline' | 'leave'; readonly wallet: number }
    | {
        readonly does: 'cancel' | 'close' | 'disconnect' | 'disconnectAll'
        readonly wallet: number
      }
  const steps = fc.array(
    fc.record({
      does: fc.constantFrom(
        ...([
          'pick',
          'decline',
          'leave',
          'cancel',
          'close',
          'disconnect',
          'disconnectAll',
        ] as const),
      ),
      wallet: fc.nat(3),
    }) satisfies fc.Arbitrary<Step>,
    { maxLength: 14 },
  )

  test('behavior: page, storage and sessions agree with who is connected (V-F3, V-F4, S4.01)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const ended: string[] = []
        let declines = false
        const wallets = ['a', 'b', 'solana:c', 'd'].map((id) => {
          const shared = { a: ['eip155'], b: ['eip155', 'solana'], d: ['eip155'] }[id] ?? ['solana']
          const wallet = sessionWallet(id, shared, ended)
          const asking: Connector = {
            ...wallet,
            async request(asked) {
              const isQuestion =
                asked.method === 'eth_requestAccounts' || asked.method === 'wallet_createSession'
              if (declines && isQuestion) throw Object.assign(new Error('No'), { code: 4001 })
              return wallet.request(asked)
            },
          }
          return asking
        })
        const core = start(wallets)
        const state = () => core.store.getState()
        const isOn = (id: string) => live(core).some(([, connectorId]) => connectorId === id)
        for (const { does, wallet } of sequence) {
          await open(core)
          const id = wallets[wallet]?.id ?? ''
          const before = live(core)
          const gone = before.map(([, connectorId]) => connectorId)
          ended.length = 0
          const silent = does === 'decline' || does === 'cancel' || does === 'close'
          declines = does === 'decline'
          if (does === 'pick' || silent) {
            const connecting = connect(core, { connectorId: id }).catch(() => undefined)
            if (does === 'cancel') cancelConnect(core)
            if (does === 'close') await closeFromFrame(core, 'user')
            await connecting
          }
          if (does === 'leave') disconnectAll(core, { connectorId: id, reason: 'wallet' })
          if (does === 'disconnect') disconnect(core, { reason: 'user' })
          if (does === 'disconnectAll') disconnectAll(core, { reason: 'page' })
          await settle()

          // Declining, cancelling and closing change no connection.
          if (silent) expect(new Set(live(core).map(String))).toEqual(new Set(before.map(String)))
          expect(state().connections.attempt?.status).not.toBe('waiting')
          // A session that is no longer used was ended once, unless its wallet ended it itself.
          const unused = [...new Set(gone)].filter((one) => one !== undefined && !isOn(one))
          expect([...ended].sort()).toEqual(does === 'leave' ? [] : unused.sort())
          // The stored connections are the live ones.
          const [, text] = [...core.places].find(([key]) => key.endsWith('connection')) ?? []
          const kept: { rdns: string }[] = text === undefined ? [] : JSON.parse(text).v
          expect(kept.map(({ rdns }) => rdns).sort()).toEqual(
            live(core)
              .map(([, at]) => at)
              .sort(),
          )
          // A page that counts connect and disconnect events gets the same result.
          expect([...thereByEvents(core)].sort()).toEqual(
            live(core)
              .map(([name]) => name)
              .sort(),
          )
          const { status, connections = [] } = publicState(state())
          expect(status).toBe(live(core).length > 0 ? 'connected' : 'disconnected')
          expect(connections.map(({ namespace }) => namespace)).toEqual(
            live(core).map(([name]) => name),
          )
          // If any namespace is connected, the active one is.
          const { activeNamespace } = state().connections
          if (live(core).length > 0) {
            expect(connectionOf(state().connections, activeNamespace).status).toBe('connected')
          }
        }
      }),
    )
  })
})
