import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connect } from '#wallet/connect/connect.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore, two } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { Networks } from './Networks.tsx'

afterEach(cleanup)

async function connected() {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  await drawWidget(core)
  await connect(core, { connectorId: wallet.id })
  return { wallet, core }
}

describe('NetworksView', () => {
  test('default', async () => {
    const { wallet, core } = await connected()
    push(core, { name: 'Networks' })
    await userEvent.click(await screen.findByRole('button', { name: /Chain 31338/ }))
    await waitFor(() => expect(core.store.getState().networks.active).toBe(two))
    expect(wallet.chainId).toBe(31338)
    await screen.findByRole('button', { name: 'Disconnect' })
  })

  test('error: declining the switch is quiet and stays', async () => {
    const { wallet, core } = await connected()
    push(core, { name: 'Networks' })
    wallet.failNext('wallet_switchEthereumChain', 4001)
    await userEvent.click(await screen.findByRole('button', { name: /Chain 31338/ }))
    await waitFor(() =>
      expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain'),
    )
    await waitFor(() => expect(core.store.getState().networks.switchingTo).toBe(undefined))
    expect(screen.getByRole('heading', { name: 'Choose network' })).not.toBe(null)
    const told = screen.queryAllByRole('status').map(({ textContent }) => textContent)
    expect(told.join('')).toBe('')
  })

  test('error: a failed switch says what happened', async () => {
    const { wallet, core } = await connected()
    push(core, { name: 'Networks' })
    wallet.failNext('wallet_switchEthereumChain', -32002)
    await userEvent.click(await screen.findByRole('button', { name: /Chain 31338/ }))
    expect(await screen.findByText('Your wallet is already asking')).not.toBe(null)
  })
})

describe('Networks', () => {
  const networks = [
    ...['Alder', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => ({ id: name, name })),
    { id: 'Alder Test', name: 'Alder Test', testing: true },
    { id: 'Birch Test', name: 'Birch Test', testing: true },
  ]
  const labels = () =>
    screen
      .getAllByRole('list')
      .map((list) => [list.getAttribute('aria-label'), list.childElementCount])

  test('behavior: test networks stand by themselves, under their name (S3.04)', () => {
    draw(<Networks onPick={() => undefined} state={{ status: 'ready', networks }} />)
    expect(screen.getByRole('heading', { name: 'Test networks' })).not.toBe(null)
    expect(labels()).toEqual([
      ['Networks', 5],
      ['Test networks', 2],
    ])
  })

  test('behavior: many networks are searched, those for testing too', async () => {
    const picked: string[] = []
    draw(<Networks onPick={(id) => picked.push(id)} state={{ status: 'ready', networks }} />)
    const search = screen.getByRole('searchbox', { name: 'Search network' })
    await userEvent.fill(search, 'aLDer')
    expect(labels()).toEqual([
      ['Networks', 1],
      ['Test networks', 1],
    ])
    await userEvent.fill(search, 'birch test')
    expect(labels()).toEqual([['Test networks', 1]])
    await userEvent.click(screen.getByRole('button', { name: 'Birch Test' }))
    expect(picked).toEqual(['Birch Test'])
    await userEvent.fill(search, 'oak')
    expect(screen.getByText('No network found')).not.toBe(null)
  })

  test('default: a few networks need no search', () => {
    const few = networks.slice(0, 6)
    draw(<Networks onPick={() => undefined} state={{ status: 'ready', networks: few }} />)
    expect(screen.queryByRole('searchbox')).toBe(null)
  })
})

describe('UnsupportedChainView', () => {
  test('behavior: a wallet on another network is asked to switch, and goes on after it (S4.05)', async () => {
    const wallet = createFakeWallet()
    wallet.chainId = 1
    const core = createTestCore({ wallets: [wallet] })
    await drawWidget(core)
    await connect(core, { connectorId: wallet.id })
    await screen.findByRole('heading', { name: 'Switch network' })
    await userEvent.click(screen.getByRole('button', { name: /Chain 31338/ }))
    expect(await screen.findByRole('heading', { name: /^(?!Switch network)/, level: 1 })).not.toBe(
      null,
    )
    expect(wallet.chainId).toBe(31338)
  })

  test('behavior: disconnecting is the other way out', async () => {
    const wallet = createFakeWallet()
    wallet.chainId = 1
    const core = createTestCore({ wallets: [wallet] })
    await drawWidget(core)
    await connect(core, { connectorId: wallet.id })
    await screen.findByRole('heading', { name: 'Switch network' })
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByRole('heading', { name: 'Connect wallet' })).not.toBe(null)
  })
})
