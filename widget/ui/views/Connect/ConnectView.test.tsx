import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activeConnection } from '#core/connections/slice.ts'
import { createFakeWallet } from '#core/testing/fakeWallet.ts'
import { createTestCore } from '#core/testing/createTestCore.ts'
import { drawWidget } from '../../testing.tsx'

afterEach(cleanup)

const status = (core: ReturnType<typeof createTestCore>) =>
  activeConnection(core.store.getState().connections).status

describe('ConnectView', () => {
  test('default', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await drawWidget(core)
    expect(screen.getByText('shop.example')).not.toBe(null)
    expect(
      screen.getAllByRole<HTMLAnchorElement>('link').map(({ href, target }) => [href, target]),
    ).toEqual([
      ['https://ethereum.org/en/wallets/', '_blank'],
      ['https://ethereum.org/en/wallets/', '_blank'],
    ])
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    await waitFor(() => expect(status(core)).toBe('connected'))
    expect(await screen.findByRole('button', { name: 'Disconnect' })).not.toBe(null)
    expect(wallet.requests.map(({ method }) => method)).toContain('eth_requestAccounts')
  })

  test('behavior: without a wallet on the page it says where to get one', async () => {
    await drawWidget(createTestCore())
    expect(await screen.findByRole('link', { name: 'Get a wallet' })).not.toBe(null)
  })

  test('behavior: offline, what is known stays and says that it may be old', async () => {
    const core = createTestCore({ wallets: [createFakeWallet()] })
    core.store.setState({ online: false })
    await drawWidget(core)
    expect(screen.getByText(/You are offline/)).not.toBe(null)
    expect(screen.getByRole('button', { name: /Wallet One/ })).not.toBe(null)
  })
})

describe('ConnectingExternalView', () => {
  test('error: a declined connection is quiet and goes on when it is tried again (S8.09)', async () => {
    const wallet = createFakeWallet()
    wallet.failNext('eth_requestAccounts', 4001)
    const core = createTestCore({ wallets: [wallet] })
    await drawWidget(core)
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    expect(await screen.findByText('Connection declined')).not.toBe(null)
    expect(status(core)).toBe('disconnected')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Disconnect' })).not.toBe(null)
    expect(status(core)).toBe('connected')
  })

  test('error: a wallet that is busy or locked says so', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await drawWidget(core)
    wallet.failNext('eth_requestAccounts', -32002)
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    expect(await screen.findByText('Wallet One is already asking')).not.toBe(null)
    wallet.failNext('eth_requestAccounts', 4100)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Wallet One is locked')).not.toBe(null)
  })

  test('behavior: cancel goes back, and a late answer connects nobody', async () => {
    const wallet = createFakeWallet()
    let answer: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { request } = wallet
    const slow = {
      ...wallet,
      request: async (asked: Parameters<typeof request>[0]) => {
        await gate
        return request(asked)
      },
    }
    const core = createTestCore({ wallets: [slow] })
    await drawWidget(core)
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    await screen.findByText('Continue in Wallet One')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { name: 'Connect wallet' })
    answer()
    await waitFor(() => expect(wallet.requests.length).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBe(null)
  })
})
