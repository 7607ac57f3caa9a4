import { expect, test } from 'vitest'
import { createAdapter } from '#namespaces/others.ts'
import { activateNamespace } from '../connect/activate.ts'
import { connect } from '../connect/connect.ts'
import { liveConnections } from '../connections/slice.ts'
import type { Network } from '#kernel/networks/network.ts'
import { switchNetwork } from '../connect/switchNetwork.ts'
import { finishLogin } from './login/finishLogin.ts'
import { EMBEDDED } from './id.ts'
import { startLogin } from './testing/startLogin.ts'

const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const onSolana = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const network: Network = {
  caipChainId: chain,
  namespace: 'solana',
  chainId: undefined,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  testnet: true,
  rpcUrls: [],
  explorerUrl: undefined,
}

async function loggedIn() {
  const started = await startLogin()
  const { core, secureFrame } = started
  Object.assign(core.adapters, { solana: createAdapter('solana') })
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: [...networks.known, network],
      offered: [...networks.offered, network],
    },
  }))
  const known = secureFrame.answers.get('GET_USER')
  secureFrame.answers.set('GET_USER', ({ chainId }: { chainId?: string }) => ({
    ...Object(known),
    ...(chainId === chain ? { chainId, address: onSolana } : {}),
  }))
  await connect(core, { connectorId: EMBEDDED })
  const live = () => liveConnections(started.state().connections).map(([name]) => name)
  return { ...started, live }
}

test('default: one login is for all kinds of chains that the frame has keys for (S3.11, S4.05, S6.02)', async () => {
  const { core, live, state } = await loggedIn()
  expect(live()).toEqual(['eip155', 'solana'])
  await switchNetwork(core, chain)
  expect(live()).toEqual(['solana', 'eip155'])
  expect(state().connections.byNamespace.solana).toMatchObject({
    accounts: [`${chain}:${onSolana}`],
  })
})

test('behavior: what it has no keys for it is not asked for (S3.11, S4.05)', async () => {
  const { core, live, secureFrame, state } = await loggedIn()
  const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  Object.assign(core.adapters, { polkadot: createAdapter('polkadot') })
  const other: Network = { ...network, caipChainId: polkadot, namespace: 'polkadot' }
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: [...networks.known, other],
      offered: [...networks.offered, other],
    },
  }))
  const before = secureFrame.asked.length
  await switchNetwork(core, polkadot)
  expect(secureFrame.asked.length).toBe(before)
  expect([...live()].sort()).toEqual(['eip155', 'solana'])
  expect(state().networks.active).toBe(polkadot)
  expect(state().connections.activeNamespace).toBe('polkadot')
})

test('behavior: going to chains of another kind takes the person’s account there along (S4.05)', async () => {
  const { core, live, state } = await loggedIn()
  core.store.setState(({ connections }) => ({
    connections: {
      ...connections,
      byNamespace: { ...connections.byNamespace, solana: { status: 'disconnected' } },
    },
  }))
  expect(live()).toEqual(['eip155'])
  await switchNetwork(core, chain)
  expect(live()).toEqual(['solana', 'eip155'])
  expect(state().networks.active).toBe(chain)
})

test('behavior: a session that ended elsewhere ends whatever is looked at (S4.01, S8.03)', async () => {
  const { core, live, secureFrame, state } = await loggedIn()
  activateNamespace(core, 'solana')
  // Another wallet's account is looked at instead of theirs.
  core.store.setState(({ connections }) => ({
    connections: {
      ...connections,
      byNamespace: {
        ...connections.byNamespace,
        solana: { ...Object(connections.byNamespace.solana), connectorId: 'solana:Kestrel' },
      },
    },
  }))
  secureFrame.emit({ type: 'session', isConnected: false })
  expect(live()).toEqual(['solana'])
  expect(state().notices.alert).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('behavior: a login that had grown old goes on with the connections that there are', async () => {
  const { core, live, secureFrame } = await loggedIn()
  activateNamespace(core, 'solana')
  const before = secureFrame.asked.length
  await finishLogin(core, { email: 'maren@tern.example' })
  expect(live()).toEqual(['solana', 'eip155'])
  expect(secureFrame.asked).toHaveLength(before)
})
