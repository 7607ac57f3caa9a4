import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BaseError } from '#protocol'
import type { Connector } from '#kernel/connector.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { unnamedWallet as walletConnect } from '#connectors/walletConnect.ts'
import { setPairing } from '#wallet/connections/pairing.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`

/** A wallet on another device that answers when the test says so. */
function start(options: { phone?: boolean } = {}) {
  let answer: (accounts: string[]) => void = () => undefined
  let refuse: (error: unknown) => void = () => undefined
  let cancelled = 0
  const connector: Connector = {
    id: walletConnect.id,
    wallet: walletConnect,
    via: 'walletconnect',
    request: async ({ method }) => {
      if (method === 'eth_chainId') return '0x7a69'
      setPairing(core, { uri, expiresAt: 0 })
      return new Promise((resolve, reject) => {
        answer = resolve
        refuse = reject
      })
    },
    cancel: () => {
      cancelled += 1
    },
  }
  const core = createTestCore({ wallets: [connector] })
  core.store.setState(({ config }) => ({
    config: { ...config, walletConnect: true, phone: options.phone ?? false },
    wallets: { page: [] },
  }))
  return {
    core,
    answer: () => answer([alice]),
    refuse: (code: number | string) => refuse(new BaseError('Refused', { code })),
    cancelled: () => cancelled,
    status: () => activeConnection(core.store.getState().connections).status,
  }
}

const code = () => screen.findByRole('img', { name: 'QR code that connects a wallet' })

describe('ConnectingWalletConnectView', () => {
  test('default: the row leads to a code, and an approval to the account (S1.01, S2.08, S4.01)', async () => {
    const { core, answer, status } = start()
    await drawWidget(core)
    await userEvent.click(screen.getByRole('button', { name: /WalletConnect/ }))
    expect((await code()).querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7/)
    expect(screen.getByText(/connect it to shop.example/)).not.toBe(null)
    answer()
    await waitFor(() => expect(status()).toBe('connected'))
    expect(await screen.findByRole('button', { name: 'Disconnect' })).not.toBe(null)
  })

  test('error: declined and unreachable are told, and can be tried again (S8.09)', async () => {
    const { core, refuse } = start()
    await drawWidget(core)
    await userEvent.click(screen.getByRole('button', { name: /WalletConnect/ }))
    await code()
    refuse(4001)
    expect(await screen.findByText('Connection declined')).not.toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await code()
    refuse('WALLET_CONNECT_UNREACHABLE')
    expect(await screen.findByText('WalletConnect cannot be reached')).not.toBe(null)
  })

  test('behavior: going back gives the pairing up', async () => {
    const { core, cancelled, status } = start()
    await drawWidget(core)
    await userEvent.click(screen.getByRole('button', { name: /WalletConnect/ }))
    await code()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { name: 'Connect wallet' })
    expect([cancelled(), status()]).toEqual([1, 'disconnected'])
  })

  test('behavior: on a phone that has only apps to offer it opens here, and leads to the app (S2.02)', async () => {
    const { core } = start({ phone: true })
    const opened: string[] = []
    const openUrl = async ({ url }: { url: string }) => {
      opened.push(url)
      return { opened: true }
    }
    await drawWidget({ ...core, page: { ...core.page, openUrl } })
    const button = await screen.findByRole('button', { name: 'Open a wallet' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe(null))
    await userEvent.click(button)
    expect(opened).toEqual([uri])
  })

  test('behavior: a pairing of the page is shown as it is (S2.02)', async () => {
    const { core, status } = start()
    await drawWidget(core, { uri })
    await code()
    // It is the page's own: the widget asks for none beside it.
    const { attempt, pairing } = core.store.getState().connections
    expect([status(), attempt, pairing]).toEqual(['disconnected', undefined, undefined])
  })
})
