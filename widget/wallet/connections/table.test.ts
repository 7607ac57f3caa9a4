import { afterEach, describe, expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { close } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { switchNetwork } from '../connect/switchNetwork.ts'
import { publicState } from '#features/publicState.ts'
import { createTestCore, one, two, type TestCore } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { cancelConnect, connect } from '../connect/connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { disconnect, disconnectAll } from '../connect/disconnect.ts'
import { transition } from '../connect/transition.ts'
import { restoreConnections } from '../connect/restoreConnections.ts'
import { reconnectAll } from '../connect/reconnect.ts'
import { setConnected } from '../connect/setConnected.ts'
import { connectionOf, stateOf } from './slice.ts'
import {
  type ConnectionEvent,
  type ConnectionState,
  connecting,
  connectionStates,
  outcomeOf,
} from './table.ts'
import { onWalletEvent } from '../connect/walletEvent.ts'

const namespace = 'eip155'
const events = Object.keys(connecting) as ConnectionEvent[] // the keys of that very table
const pairs = events.flatMap((event) => connectionStates.map((state) => [event, state] as const))

type Wallet = Connector & {
  /** The person takes a moment to answer. @default false */
  waits: boolean
  readonly answer: (accounts: readonly string[] | BaseError) => void
}

type World = {
  readonly core: TestCore
  readonly a: Wallet
  readonly b: Wallet
  readonly c: Wallet
  /** Connectors whose sessions were ended; in `cancelled`, those whose requests were cancelled. */
  readonly ended: string[]
  readonly cancelled: string[]
}

/** A connector whose session can end; it is identified by its rdns, as real ones are. */
function createWallet(id: string, told: Pick<World, 'ended' | 'cancelled'>): Wallet {
  let waiting: { resolve: (accounts: unknown) => void; reject: (error: Error) => void }[] = []
  let chainId = '0x7a69'
  const wallet: Wallet = {
    id,
    wallet: { id, name: id, rdns: id, icon: undefined },
    via: 'walletconnect',
    waits: false,
    async request({ method, params }) {
      if (method === 'eth_chainId') return chainId
      if (method === 'wallet_switchEthereumChain') {
        chainId = Array.isArray(params) ? params[0].chainId : chainId
        return null
      }
      if (!wallet.waits) return [alice]
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    answer(accounts) {
      const all = waiting
      waiting = []
      for (const { resolve, reject } of all) {
        if (accounts instanceof Error) reject(accounts)
        else resolve(accounts)
      }
    },
    cancel: () => told.cancelled.push(id),
    end: async () => void told.ended.push(id),
  }
  return wallet
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

function createWorld(places?: Map<string, string>): World {
  const told = { ended: [], cancelled: [] }
  const [a, b, c] = [
    createWallet('test.a', told),
    createWallet('test.b', told),
    createWallet('test.c', told),
  ]
  return { core: createTestCore({ wallets: [a, b, c], places }), a, b, c, ...told }
}

/** A visit that starts with the connection of the last one: wallet A, which answers slowly. */
async function createReturn(): Promise<World> {
  const before = createWorld()
  await connect(before.core, { connectorId: 'test.a' })
  const world = createWorld(before.core.places)
  world.a.waits = true
  await open(world.core)
  restoreConnections(world.core)
  quietly(reconnectAll(world.core))
  return world
}

/** Brings a world into this state by actions of people, pages and wallets. */
async function reach(
  state: ConnectionState,
  options: { late: boolean; again: boolean; leftover: boolean },
): Promise<World> {
  const { late, again, leftover } = options
  const [held, asking] = state.split(' ')
  const world = held === 'reconnecting' || late ? await createReturn() : createWorld()
  const { core, a, b, c } = world
  if (!core.store.getState().modal.open) await open(core)
  if (held === 'disconnected') disconnect(core, { reason: 'user' })
  if (held === 'connected') await connect(core, { connectorId: late ? 'test.c' : 'test.a' })
  if (leftover) {
    c.waits = true
    quietly(connect(core, { connectorId: c.id }))
    await settle()
    cancelConnect(core)
  }
  if (asking !== 'idle') {
    const wallet = again ? a : b
    wallet.waits = true
    quietly(connect(core, { connectorId: wallet.id }))
    await settle()
    if (asking === 'failed') wallet.answer(new BaseError('No', { code: 4001 }))
  }
  await settle()
  expect(stateOf(core.store.getState().connections, namespace)).toBe(state)
  return world
}

const shares = { namespace, accounts: [`${one}:${bob}`], caipChainId: one } as const

/** The events, as they reach the widget; an impossible event is passed to the table directly. */
const act: {
  readonly [event in ConnectionEvent]: (world: World, asked: boolean, again: boolean) => unknown
} = {
  remembered({ core, a }) {
    const { wallet, id: connectorId } = a
    const returning = { status: 'reconnecting', rdns: wallet.rdns, accounts: [] } as const
    transition(core, 'remembered', {
      namespace,
      connection: { ...returning, caipChainId: one },
      connector: core.getConnector(connectorId),
    })
  },
  returned: ({ a }) => a.answer([alice]),
  gone: ({ a }) => a.answer([]),
  elsewhere: ({ a }) => a.answer(new BaseError('Busy', { code: 'WALLET_CONNECT_OTHER_TAB' })),
  asked({ core, c }) {
    c.waits = true
    quietly(connect(core, { connectorId: c.id }))
  },
  shared: ({ core, b }, asked) =>
    asked ? b.answer([bob]) : setConnected(core, 'shared', { ...shares, connector: b }),
  sharedAgain: ({ core, a }, _, again) =>
    again ? a.answer([bob]) : setConnected(core, 'sharedAgain', { ...shares, connector: a }),
  joined: ({ core, b }) => setConnected(core, 'joined', { ...shares, connector: b }),
  refused({ core, b }, asked) {
    if (asked) return b.answer(new BaseError('No', { code: 4001 }))
    const attempt = { namespace, connectorId: b.id, status: 'declined' } as const
    return transition(core, 'refused', { namespace, attempt })
  },
  late: ({ c }) => c.answer([bob]),
  givenUp: ({ core }) => cancelConnect(core),
  closed: ({ core }) => close(core, 'user'),
  accountsChanged: ({ core, a }) =>
    onWalletEvent(core, a.id, { type: 'accountsChanged', accounts: [bob] }),
  networkChanged: ({ core, a }) =>
    onWalletEvent(core, a.id, { type: 'chainChanged', chainId: '0x7a6a' }),
  switched: ({ core, a }) =>
    connectionOf(core.store.getState().connections, namespace).status === 'connected'
      ? switchNetwork(core, two)
      : setConnected(core, 'switched', { ...shares, connector: a }),
  left: ({ core, a }) => onWalletEvent(core, a.id, { type: 'accountsChanged', accounts: [] }),
  ended: ({ core, a }) => disconnectAll(core, { connectorId: a.id, reason: 'wallet' }),
  disconnected: ({ core }) => disconnect(core, { namespace, reason: 'user' }),
}

/** The answer of the remembered wallet; in other states it comes too late. */
const lateEvents: readonly ConnectionEvent[] = ['returned', 'gone', 'elsewhere']

function stored(world: World): unknown {
  const [, text] = [...world.core.places].find(([key]) => key.endsWith('connection')) ?? []
  return text === undefined ? [] : JSON.parse(text).v
}

function seen({ core }: World) {
  const { connections, networks } = core.store.getState()
  const { attempt, byNamespace, activeNamespace } = connections
  const held = connectionOf(connections, namespace)
  return { attempt, held, others: Object.keys(byNamespace).length, activeNamespace, networks }
}

afterEach(() => expect.hasAssertions())

describe(`connecting: ${events.length} events in ${connectionStates.length} states, ${pairs.length} pairs`, () => {
  test.each(pairs)('behavior: %s, while %s (S4.01, V-F3, V-F4)', async (event, state) => {
    const outcome = outcomeOf(event, state)
    const again = event === 'sharedAgain' && state === 'connected asking'
    const world = await reach(state, {
      late: lateEvents.includes(event) && !state.startsWith('reconnecting'),
      again,
      leftover: event === 'late',
    })
    const { core } = world
    core.published.length = 0
    world.ended.length = 0
    world.cancelled.length = 0
    const page0 = publicState(core.store.getState())
    const before = { seen: seen(world), stored: stored(world), page: page0 }

    await act[event](world, state.endsWith('asking'), again)
    await settle()

    const now = core.store.getState()
    const page = publicState(now)
    expect(stateOf(now.connections, namespace)).toBe(outcome?.to ?? state)
    // The page receives the events of the table, and those that follow from the state.
    const types = core.published.map(({ type }) => type)
    const told = types.filter((type) => type === 'connect' || type === 'disconnect')
    expect(told).toEqual(outcome?.tells ?? [])
    const accountOf = ({ connections = [] }: typeof page) =>
      connections[0]?.account.split(':').at(-1)
    expect(types.includes('accountChanged')).toBe(accountOf(page) !== accountOf(before.page))
    expect(types.includes('networkChanged')).toBe(page.caipChainId !== before.page.caipChainId)
    // Status and accounts are those of the live connection, whether or not a wallet is being asked.
    const held = connectionOf(now.connections, namespace)
    const isAsking = now.connections.attempt?.status === 'waiting'
    expect(page.status).toBe(held.status === 'connected' || !isAsking ? held.status : 'connecting')
    expect(page.accounts).toEqual(held.status === 'connected' ? held.accounts : [])
    if (outcome?.looks) expect(now.connections.activeNamespace).toBe(namespace)
    // The live connection is stored, or exactly what was stored before.
    const kept =
      held.status === 'disconnected'
        ? []
        : [{ rdns: held.status === 'connected' ? held.wallet.rdns : held.rdns }]
    if (outcome?.stores) expect(stored(world)).toMatchObject(kept)
    else expect(stored(world)).toEqual(before.stored)
    // Only a session that is no longer used is ended.
    const was = before.seen.held
    const holder = was.status === 'connected' ? was.connectorId : 'test.a'
    const leaver = event === 'returned' ? 'test.a' : holder
    expect(world.ended).toEqual(outcome?.ends ? [leaver] : [])
    expect(world.cancelled).toEqual(outcome?.cancels ? [before.seen.attempt?.connectorId] : [])
    if (outcome === undefined) expect(seen(world)).toEqual(before.seen)
  })
})
