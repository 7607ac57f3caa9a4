import { expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { close } from '#kernel/modal/close.ts'
import { walletImageQuery } from '../registry/walletQueries.ts'
import { watchSessionIcons } from '../registry/sessionIcons.ts'
import { open } from '#kernel/modal/open.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { connect } from './connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { disconnect } from './disconnect.ts'
import { followSession } from './followSession.ts'
import { reconnect } from '#kernel/testing/reconnect.ts'
import { activeConnection } from '../connections/slice.ts'
import { unnamedWallet as walletConnect } from '#connectors/walletConnect.ts'
import { setPairing } from '#wallet/connections/pairing.ts'

/** A wallet on another device; `accounts` decides what it answers, and how often it was left. */
function createRemote(accounts: () => Promise<readonly string[]> = async () => [alice]) {
  const left: string[] = []
  const connector: Connector = {
    id: walletConnect.id,
    wallet: walletConnect,
    via: 'walletconnect',
    request: async ({ method }) => (method === 'eth_chainId' ? '0x7a69' : accounts()),
    cancel: () => left.push('cancel'),
    end: async () => {
      left.push('end')
    },
  }
  return { connector, left }
}

const status = (core: ReturnType<typeof createTestCore>) =>
  activeConnection(core.store.getState().connections).status
const isRemembered = (core: ReturnType<typeof createTestCore>) =>
  [...core.places.keys()].some((key) => key.endsWith('connection'))

async function connected() {
  const { connector, left } = createRemote()
  const core = createTestCore({ wallets: [connector] })
  await open(core)
  await connect(core, { connectorId: walletConnect.id })
  return { core, left }
}

test('default: connects, is remembered, and is no recent wallet (S4.01)', async () => {
  const { core } = await connected()
  expect(status(core)).toBe('connected')
  expect(isRemembered(core)).toBe(true)
  expect(core.store.getState().connections.recentWallets).toEqual([])
})

test('behavior: a disconnect ends the session and every namespace it served (S4.01)', async () => {
  const { core, left } = await connected()
  core.store.setState(({ connections }) => ({
    connections: {
      ...connections,
      byNamespace: {
        ...connections.byNamespace,
        solana: {
          status: 'connected',
          connectorId: walletConnect.id,
          wallet: walletConnect,
          accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'],
          caipChainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        },
      },
    },
  }))
  disconnect(core, { reason: 'user' })
  expect(core.store.getState().connections.byNamespace).toEqual({
    eip155: { status: 'disconnected' },
    solana: { status: 'disconnected' },
  })
  expect(left).toEqual(['end'])
})

test('behavior: a wallet that left is not told again', async () => {
  const { core, left } = await connected()
  disconnect(core, { reason: 'wallet' })
  expect([status(core), left]).toEqual(['disconnected', []])
})

test('behavior: a pairing is kept only while it is waited for (S9.07)', async () => {
  const { connector, left } = createRemote(() => new Promise(() => undefined))
  const core = createTestCore({ wallets: [connector] })
  const pairing = { uri: 'wc:1', expiresAt: 1 }
  setPairing(core, pairing)
  expect(status(core)).toBe('disconnected')
  await open(core)
  connect(core, { connectorId: walletConnect.id }).catch(() => undefined)
  setPairing(core, pairing)
  expect(core.store.getState().connections.pairing).toEqual(pairing)
  close(core, 'user')
  expect(core.store.getState().connections.pairing).toBe(undefined)
  expect(left).toEqual(['cancel'])
})

test('behavior: a session that is gone after a reload is told and forgotten (S4.01)', async () => {
  const { core } = await connected()
  const { connector } = createRemote(async () => [])
  const again = createTestCore({ wallets: [connector], places: core.places })
  await reconnect(again)
  expect(status(again)).toBe('disconnected')
  expect(again.store.getState().notices.alert?.code).toBe('NO_MATCHING_KEY')
  expect(isRemembered(again)).toBe(false)
})

test('behavior: another tab keeps its session, and what is remembered (S4.01)', async () => {
  const { core } = await connected()
  const { connector } = createRemote(async () => {
    throw new BaseError('In use', { code: 'WALLET_CONNECT_OTHER_TAB' })
  })
  const again = createTestCore({ wallets: [connector], places: core.places })
  await reconnect(again)
  expect(status(again)).toBe('disconnected')
  expect(isRemembered(again)).toBe(true)
  expect(core.store.getState().networks.active).toBe(one)
})

test('error: the site hears that the relay refuses its project, with a code (S8.03)', async () => {
  const core = createTestCore()
  const { onRefused } = followSession(core, walletConnect.id, (error) =>
    expect.unreachable(String(error)),
  )
  const code = 'WALLET_CONNECT_PROJECT_REFUSED'
  onRefused(new BaseError('Unauthorized: invalid key', { code }))
  await expect
    .poll(() => core.published.at(-1))
    .toEqual({
      type: 'error',
      payload: { code, message: 'Unauthorized: invalid key' },
    })
})

/** A session over WalletConnect with a wallet that calls itself so. */
async function withPicture(peerName: string) {
  const walletRegistry = createFakeRegistry(2)
  const { connector } = createRemote()
  const session: Partial<
    ReturnType<typeof followSession> & { iconOf: ReturnType<typeof watchSessionIcons> }
  > = {}
  const named: Connector = {
    ...connector,
    get wallet() {
      return { ...walletConnect, name: peerName, icon: session.iconOf?.(peerName) }
    },
  }
  const core = createTestCore({ wallets: [named] })
  Object.assign(core, { loadWalletRegistry: async () => walletRegistry })
  Object.assign(
    session,
    followSession(core, walletConnect.id, (error) => expect.unreachable(String(error))),
    { iconOf: watchSessionIcons(core, walletConnect.id) },
  )
  const icon = () => {
    const connection = activeConnection(core.store.getState().connections)
    return connection.status === 'connected' ? connection.wallet.icon : undefined
  }
  return { core, walletRegistry, icon, session }
}

test('behavior: a wallet that was picked in the registry has its picture there (V-m5, S3.06)', async () => {
  const { core, walletRegistry, icon, session } = await withPicture('Wallet 2 Mobile')
  const [, wallet] = walletRegistry.listings
  await connect(core, { connectorId: walletConnect.id, wallet })
  await expect.poll(icon).toMatch(/^data:image/)
  expect(walletRegistry.askedImages).toEqual(['image-2'])
  // What the wallet changes later keeps it.
  session.onEvent?.({ type: 'chainChanged', chainId: '0x7a6a' })
  expect(icon()).toMatch(/^data:image/)
})

test('behavior: another wallet than the picked one scanned the code: it has not that picture (V-m5)', async () => {
  const { core, walletRegistry, icon } = await withPicture('Phone')
  const [wallet] = walletRegistry.listings
  await connect(core, { connectorId: walletConnect.id, wallet })
  await core.queries.fetchQuery(walletImageQuery(core, 'image-2'))
  expect([icon(), walletRegistry.askedImages]).toEqual([undefined, ['image-2']])
})
