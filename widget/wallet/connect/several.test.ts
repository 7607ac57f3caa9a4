import { describe, expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { createAdapter } from '#namespaces/others.ts'
import { request } from '../requests/request.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { createTestCore, one, type TestCore } from '#kernel/testing/createTestCore.ts'
import { publicState } from '#features/publicState.ts'
import { switchNetwork } from './switchNetwork.ts'
import type { Network } from '#kernel/networks/network.ts'
import { activateNamespace } from './activate.ts'
import { connect } from './connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { disconnect, disconnectAll } from './disconnect.ts'
import { reconnect } from '#kernel/testing/reconnect.ts'
import { liveConnections } from '../connections/slice.ts'
import { onWalletEvent } from './walletEvent.ts'

const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const owner = 'So11111111111111111111111111111111111111112'
const other = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

const solanaNetwork: Network = {
  caipChainId: chain,
  namespace: 'solana',
  chainId: undefined,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  testnet: false,
  rpcUrls: [],
  explorerUrl: undefined,
}

const bitcoinNetwork: Network = {
  ...solanaNetwork,
  caipChainId: 'bip122:000000000019d6689c085ae165831e93',
  namespace: 'bip122',
  name: 'Bitcoin',
}

/** A wallet of the page for Solana. */
function solanaWallet(): Connector {
  return {
    id: 'solana:Kestrel',
    wallet: { id: 'solana:Kestrel', name: 'Kestrel', rdns: 'page.Kestrel', icon: undefined },
    via: 'page',
    async request({ method, params, account }) {
      if (method === 'wallet_createSession' || method === 'wallet_getSession') {
        return { sessionScopes: { [chain]: { accounts: [`${chain}:${owner}`] } } }
      }
      if (method === 'solana_signMessage') return { signature: 'sig', params, account }
      throw new BaseError('No', { code: 4200 })
    },
  }
}

function start(places?: Map<string, string>, wallets = [createFakeWallet(), solanaWallet()]) {
  const core = createTestCore({ wallets, places })
  Object.assign(core.adapters, { solana: createAdapter('solana') })
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: [...networks.known, solanaNetwork],
      offered: [...networks.offered, solanaNetwork],
    },
    wallets: {
      page: wallets.map(({ id, wallet }) => ({
        ...wallet,
        kind: 'announced' as const,
        namespace: id.startsWith('solana:') ? 'solana' : undefined,
      })),
    },
  }))
  return { core, wallets }
}

async function both(places?: Map<string, string>) {
  const { core } = start(places)
  await connect(core, { connectorId: 'wallet-one' })
  await connect(core, { connectorId: 'solana:Kestrel' })
  return core
}

const live = (core: TestCore) =>
  liveConnections(core.store.getState().connections).map(([namespace]) => namespace)
const active = (core: TestCore) => core.store.getState().networks.active

describe('several namespaces at once', () => {
  test('default: a second one joins, and is looked at (S3.01, S3.11)', async () => {
    const core = await both()
    expect(live(core)).toEqual(['solana', 'eip155'])
    expect(active(core)).toBe(chain)
  })

  test('behavior: another one is looked at, and all stay (S4.05)', async () => {
    const core = await both()
    activateNamespace(core, 'eip155')
    expect(live(core)).toEqual(['eip155', 'solana'])
    expect(active(core)).toBe(one)
    await switchNetwork(core, chain)
    expect(live(core)).toEqual(['solana', 'eip155'])
  })

  test('behavior: a wallet that does not serve what is looked at is asked for what it serves (S3.11)', async () => {
    const login = createFakeWallet('embedded')
    const { core } = start(undefined, [login])
    Object.assign(core.adapters, { bip122: createAdapter('bip122') })
    core.store.setState(({ networks, connections }) => ({
      networks: { ...networks, offered: [bitcoinNetwork, ...networks.offered] },
      wallets: { page: [] },
      connections: { ...connections, activeNamespace: 'bip122' },
    }))
    await connect(core, { connectorId: 'embedded' })
    expect(live(core)).toEqual(['eip155'])
  })

  test('behavior: the page hears each by its namespace', async () => {
    const core = await both()
    await new Promise<void>((resolve) => queueMicrotask(resolve))
    const changed = core.published.filter(({ type }) => type === 'accountChanged')
    expect(changed.map(({ payload }) => payload)).toMatchObject([
      { namespace: 'eip155' },
      { namespace: 'solana', account: `${chain}:${owner}` },
    ])
  })

  test('behavior: one is disconnected and the other stays (S4.06)', async () => {
    const core = await both()
    disconnect(core, { namespace: 'solana', reason: 'user' })
    expect(live(core)).toEqual(['eip155'])
    expect(active(core)).toBe(one)
  })

  test('behavior: all are disconnected at once (S4.06)', async () => {
    const core = await both()
    disconnectAll(core, { reason: 'page' })
    expect(live(core)).toEqual([])
  })

  test('behavior: an event changes its own namespace alone (S4.11)', async () => {
    const core = await both()
    onWalletEvent(core, 'wallet-one', { type: 'accountsChanged', accounts: [] })
    expect(live(core)).toEqual(['solana'])
    onWalletEvent(core, 'solana:Kestrel', { type: 'accountsChanged', accounts: [other] })
    expect(core.store.getState().connections.byNamespace.solana).toMatchObject({
      accounts: [`${chain}:${other}`],
    })
  })

  test('behavior: the next visit takes up both, and looks at the same one (S3.12, S4.01)', async () => {
    const places = new Map<string, string>()
    await both(places)
    const { core } = start(places)
    await reconnect(core)
    expect(live(core)).toEqual(['solana', 'eip155'])
    expect(active(core)).toBe(chain)
  })

  test('behavior: EIP-1193 goes on with its own account (S6.04)', async () => {
    const core = await both()
    expect(await request(core, { id: 'aaaaaaaa', method: 'eth_accounts' })).toHaveLength(1)
    expect(await request(core, { id: 'bbbbbbbb', method: 'eth_chainId' })).toBe('0x7a69')
  })

  test('default: a page asks the wallet of a namespace (S6.04)', async () => {
    const core = await both()
    const ask = (method: string, params?: object) =>
      request(core, { id: `id-${method}`, namespace: 'solana', method, params: { ...params } })
    expect(await ask('solana_getAccounts')).toEqual([{ pubkey: owner }])
    const params = { message: '2g', pubkey: owner }
    expect(await ask('solana_signMessage', params)).toMatchObject({ account: owner, params })
    await expect(ask('eth_sign')).rejects.toMatchObject({ code: 4200 })
  })

  test('error: a namespace that is not connected, or not here (S8.05)', async () => {
    const { core } = start()
    const asked = { id: 'aaaaaaaa', method: 'solana_signMessage', params: {} }
    await expect(request(core, { ...asked, namespace: 'solana' })).rejects.toMatchObject({
      code: 4100,
    })
    await expect(request(core, { ...asked, namespace: 'near' })).rejects.toThrow(
      'Chain adapter not found',
    )
  })
})

describe('a session that is for several', () => {
  const session = (): Connector => ({
    ...createFakeWallet(),
    shared: () => ['eip155', 'solana'],
    async request(asked) {
      const isSession = asked.method.endsWith('Session')
      return (isSession ? solanaWallet() : createFakeWallet()).request(asked)
    },
  })

  test('default: one approval connects them all (S4.06)', async () => {
    const { core } = start(undefined, [session()])
    await connect(core, { connectorId: 'wallet-one' })
    expect(live(core)).toEqual(['eip155', 'solana'])
    disconnect(core, { namespace: 'solana', reason: 'user' })
    expect(live(core)).toEqual([])
  })

  test('behavior: a site without chains of the EVM asks for those that it has (S4.05)', async () => {
    const { core } = start(undefined, [session()])
    core.store.setState(({ networks }) => ({
      networks: { ...networks, offered: [solanaNetwork], active: chain },
      wallets: { page: [] },
    }))
    Reflect.deleteProperty(core.adapters, 'eip155')
    await connect(core, { connectorId: 'wallet-one' })
    expect(live(core)).toEqual(['solana'])
  })
})

test('behavior: looking at a kind of chain that nobody is connected in leaves the page connected (V-m3, S4.01)', async () => {
  const { core, wallets } = start()
  const [wallet] = wallets
  if (wallet === undefined) throw new Error('No wallet')
  await connect(core, { connectorId: wallet.id })
  core.store.setState(({ connections }) => ({
    connections: { ...connections, activeNamespace: 'solana' },
  }))
  expect(publicState(core.store.getState())).toMatchObject({
    status: 'connected',
    namespace: 'solana',
    wallet: { id: wallet.id },
  })
})
