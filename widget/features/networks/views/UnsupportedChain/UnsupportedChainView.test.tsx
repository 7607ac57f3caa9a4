import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push } from '#kernel/router/router.ts'
import { createTestCore, two } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { arbitrum, idle } from '#ui/testing/scene.ts'
import { connect } from '#wallet/connect/connect.ts'
import { evmConnection } from '#wallet/connections/evm.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'

afterEach(cleanup)

async function opened() {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  await drawWidget(core)
  await connect(core, { connectorId: wallet.id })
  push(core, { name: 'UnsupportedChain' })
  await screen.findByText('This network is not supported here')
  return { core, wallet }
}

describe('a network that the site does not use (S4.05)', () => {
  test('default: a press switches the wallet to one that it uses', async () => {
    const { core, wallet } = await opened()
    await userEvent.click(screen.getByRole('button', { name: /Chain 31338/ }))
    await waitFor(() => expect(core.store.getState().networks.active).toBe(two))
    expect(wallet.chainId).toBe(31_338)
  })

  test('error: a wallet that cannot switch is told, and the list stays', async () => {
    const { wallet } = await opened()
    wallet.failNext('wallet_switchEthereumChain', -32002)
    await userEvent.click(screen.getByRole('button', { name: /Chain 31338/ }))
    expect(await screen.findByText('Your wallet is already asking')).not.toBe(null)
    expect(screen.getByRole('button', { name: /Chain 31338/ })).not.toBe(null)
  })

  test('behavior: whoever wants none of them disconnects', async () => {
    const { core } = await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() =>
      expect(evmConnection(core.store.getState().connections).status).toBe('disconnected'),
    )
  })
})

describe('its faces', () => {
  const props = { origin: 'tern.example', onPick: idle, onDisconnect: idle }

  test('behavior: the network is named, or unknown', () => {
    const state = { status: 'ready', networks: [arbitrum] } as const
    draw(<UnsupportedChain {...props} networkName="Polygon" state={state} />)
    expect(document.body.textContent).toContain('Your wallet is on Polygon. tern.example does not')
    draw(<UnsupportedChain {...props} state={state} />)
    expect(document.body.textContent).toContain('an unknown network')
  })

  test('behavior: where there is no other, the way out is told', () => {
    draw(<UnsupportedChain {...props} state={{ status: 'empty' }} />)
    expect(document.body.textContent).toContain('There is no other network to switch to')
    expect(screen.queryByRole('list')).toBe(null)
    expect(screen.getByRole('button', { name: 'Disconnect' })).not.toBe(null)
  })

  test('behavior: while one is switched to, no other can be chosen', () => {
    const other = { id: 'eip155:8453', name: 'Base' }
    const networks = [arbitrum, other]
    draw(
      <UnsupportedChain
        {...props}
        state={{ status: 'ready', networks, switchingId: arbitrum.id }}
      />,
    )
    const blocked = screen.getByRole('button', { name: /Base/ })
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
  })

  test('behavior: loading and offline', () => {
    draw(<UnsupportedChain {...props} state={{ status: 'loading' }} />)
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
    draw(<UnsupportedChain {...props} state={{ status: 'offline', networks: [arbitrum] }} />)
    expect(document.body.textContent).toContain('You are offline')
  })
})
