import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createAdapter } from '#namespaces/others.ts'
import { connect } from '#wallet/connect/connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { liveConnections } from '#wallet/connections/slice.ts'
import type { Network } from '#kernel/networks/network.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const chain = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const polkadot: Network = {
  caipChainId: chain,
  namespace: 'polkadot',
  chainId: undefined,
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  testnet: false,
  rpcUrls: [],
  explorerUrl: undefined,
}
const wallet: Connector = {
  id: 'polkadot:kestrel',
  wallet: { id: 'polkadot:kestrel', name: 'Kestrel', rdns: 'page.kestrel', icon: undefined },
  via: 'page',
  request: async () => ({ sessionScopes: { [chain]: { accounts: [`${chain}:${address}`] } } }),
}

async function start(connectorId = wallet.id, namespace = 'polkadot') {
  const core = createTestCore({ wallets: [createFakeWallet(), wallet] })
  Object.assign(core.adapters, { polkadot: createAdapter('polkadot') })
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: [...networks.known, polkadot],
      offered: [...networks.offered, polkadot],
    },
  }))
  await connect(core, { connectorId, namespace })
  return core
}

describe('an account that is on no chain of the EVM', () => {
  test('behavior: where nobody tells a balance, none is shown, and none is called missing (S9.12)', async () => {
    await drawWidget(await start(), { view: 'Account' })
    await screen.findByRole('button', { name: 'Disconnect' })
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Tokens' })).toBeNull(), {
      timeout: 5_000,
    })
    expect(screen.queryByText('—')).toBeNull()
    expect(screen.queryByText('Refresh')).toBeNull()
    screen.getByRole('button', { name: 'Receive' })
  })

  test('behavior: sending is offered where it can be done, and nowhere else (V-m7, S5.04)', async () => {
    await drawWidget(await start(), { view: 'Account' })
    await screen.findByRole('button', { name: 'Receive' })
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    cleanup()
    await drawWidget(await start('wallet-one', 'eip155'), { view: 'Account' })
    await screen.findByRole('button', { name: 'Receive' })
    screen.getByRole('button', { name: 'Send' })
  })

  test('behavior: picking a network of another kind asks for a wallet of its own (S4.05)', async () => {
    const core = await start('wallet-one', 'eip155')
    await drawWidget(core, { view: 'Account' })
    push(core, { name: 'Networks' })
    fireEvent.click(await screen.findByRole('button', { name: 'Polkadot' }))
    await screen.findByRole('heading', { name: 'Connect wallet' })
    expect(core.store.getState().networks.active).toBe(chain)
    expect(liveConnections(core.store.getState().connections)).toHaveLength(1)
  })

  test('behavior: the bridge says that it goes elsewhere, and asks for a wallet (S5.12)', async () => {
    const core = await start()
    await drawWidget(core, { view: 'Bridge' })
    await screen.findByText('The bridge does not support Polkadot')
    // A connection shows the account of its own network, and the bridge serves that one.
    await connect(core, { connectorId: 'wallet-one' })
    await waitFor(() => expect(screen.queryByText(/does not support/)).toBeNull())
  })
})
