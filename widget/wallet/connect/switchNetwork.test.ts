import { describe, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { activeConnection } from '../connections/slice.ts'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { switchNetwork, switchNetworkOfPage } from './switchNetwork.ts'

async function connected() {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  wallet.requests.length = 0
  return { core, wallet }
}

describe('switchNetwork', () => {
  test('default: the wallet switches, then the network is set (S1.02, S4.05)', async () => {
    const { core, wallet } = await connected()
    await switchNetwork(core, two)
    expect(wallet.requests[0]).toMatchObject({ method: 'wallet_switchEthereumChain' })
    expect(core.store.getState().networks).toMatchObject({ active: two, switchingTo: undefined })
    expect(activeConnection(core.store.getState().connections)).toMatchObject({ caipChainId: two })
  })

  test('behavior: a chain the wallet does not know is added first (S7.29)', async () => {
    const { core, wallet } = await connected()
    wallet.chains.delete(31338)
    await switchNetwork(core, two)
    expect(wallet.requests.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'eth_chainId',
      'wallet_switchEthereumChain',
      'eth_accounts',
      'eth_chainId',
    ])
    expect(core.store.getState().networks.active).toBe(two)
  })

  test('behavior: without a connection only the widget switches', async () => {
    const core = createTestCore()
    await switchNetwork(core, two)
    expect(core.store.getState().networks.active).toBe(two)
  })

  test('error: a refusal changes nothing and keeps its code (S4.05, S8.09)', async () => {
    const { core, wallet } = await connected()
    wallet.failNext('wallet_switchEthereumChain', 4001)
    await expect(switchNetwork(core, two)).rejects.toMatchObject({ code: 4001 })
    expect(core.store.getState().networks).toMatchObject({ active: one, switchingTo: undefined })
  })

  test('error: a wallet that says yes and stays is told', async () => {
    const { core, wallet } = await connected()
    const request = wallet.request
    Object.assign(wallet, {
      request: (sent: { method: string }) =>
        sent.method === 'wallet_switchEthereumChain' ? Promise.resolve(null) : request(sent),
    })
    await expect(switchNetwork(core, two)).rejects.toMatchObject({ code: 'NETWORK_NOT_SWITCHED' })
    expect(core.store.getState().networks.active).toBe(one)
  })

  test('error: a network that is not offered is refused with 4902 (S8.05, S8.09)', async () => {
    const { core, wallet } = await connected()
    await expect(switchNetwork(core, 'eip155:5')).rejects.toMatchObject({
      code: 4902,
      message: 'Chain is not supported',
    })
    expect(wallet.requests).toEqual([])
  })

  test('error: a network of the page that the widget does not have is an alert (S8.03)', async () => {
    const { core } = await connected()
    await expect(switchNetworkOfPage(core, 'eip155:5')).rejects.toMatchObject({ code: 4902 })
    expect(core.store.getState().notices.alert).toMatchObject({ message: 'Network Not Found' })
  })
})
