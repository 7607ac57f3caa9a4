import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Connector } from '#kernel/connector.ts'
import { connect } from '#wallet/connect/connect.ts'
import { unnamedWallet as walletConnect } from '#connectors/walletConnect.ts'
import { setPairing } from '#wallet/connections/pairing.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { APP_WAIT_MS, LINK_HANDLED_MS } from '#wallet/links/limits.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const query = `uri=${encodeURIComponent(uri)}`
const kestrel: WalletListing = {
  id: 'kestrel',
  name: 'Kestrel',
  chains: ['eip155:1'],
  rdns: 'example.kestrel',
  mobileLink: 'rainbow://',
  linkMode: 'https://link.kestrel.example',
  desktopLink: 'ledgerlive://',
  webappLink: 'https://app.kestrel.example',
  chromeStore: 'https://chromewebstore.google.com/kestrel',
  appStore: 'https://apps.apple.com/kestrel',
  playStore: 'https://play.google.com/kestrel',
  homepage: 'https://kestrel.example',
}

/** A widget that waits for this wallet, and what its page was asked to open. */
async function start(
  options: {
    phone?: 'ios' | 'android'
    opens?: boolean
    wallet?: WalletListing
    installed?: boolean
  } = {},
) {
  const { phone, opens = true, wallet = kestrel, installed = false } = options
  const connector: Connector = {
    id: walletConnect.id,
    wallet: walletConnect,
    via: 'walletconnect',
    request: () => {
      setPairing(core, { uri, expiresAt: 0 })
      return new Promise(() => undefined)
    },
    cancel: () => undefined,
  }
  const own = createFakeWallet('own', kestrel.rdns)
  const core = createTestCore({ wallets: [connector, own] })
  core.store.setState(({ config }) => ({
    config: {
      ...config,
      walletConnect: true,
      phone: phone !== undefined,
      phoneSystem: phone,
    },
    wallets: { page: installed ? [{ ...own.wallet, kind: 'announced' }] : [] },
  }))
  const opened: string[] = []
  const page = {
    ...core.page,
    openUrl: async ({ url }: { url: string }) => {
      opened.push(url)
      return { opened: opens }
    },
  }
  await drawWidget({ ...core, page }, { view: 'Bridge' })
  act(() => void connect(core, { connectorId: walletConnect.id, wallet }).catch(() => undefined))
  await screen.findByRole('heading', { name: 'Kestrel' })
  return { core, opened, own }
}

const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Open Kestrel' })
const button = () => screen.findByRole('button', { name: 'Open Kestrel' })
const top = (core: ReturnType<typeof createTestCore>) =>
  core.store.getState().router.stack.at(-1)?.name

describe('OneWalletView', () => {
  test('default: on a desk a code first, and tabs for the other ways', async () => {
    const { opened } = await start()
    await screen.findByRole('img', { name: 'QR code that connects a wallet' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Mobile',
      'Web app',
      'Desktop',
      'Browser',
    ])
    await userEvent.click(screen.getByRole('tab', { name: 'Web app' }))
    expect((await link()).href).toBe(`https://app.kestrel.example/wc?${query}`)
    expect((await link()).target).toBe('_blank')
    await userEvent.click(screen.getByRole('tab', { name: 'Desktop' }))
    await userEvent.click(await button())
    expect(opened).toEqual([`ledgerlive://wc?${query}`])
  })

  test('behavior: on an iPhone the app is behind a link that the tap follows by itself', async () => {
    const { opened } = await start({ phone: 'ios' })
    expect((await link()).href).toBe(`https://link.kestrel.example/wc?${query}`)
    expect(opened).toEqual([])
  })

  test('behavior: on Android the page opens the app’s scheme within the tap', async () => {
    const { opened } = await start({ phone: 'android' })
    await userEvent.click(await button())
    expect(opened).toEqual([`rainbow://wc?${query}`])
  })

  test('behavior: still seen after a tap, it asks whether the app is there, and not at once (S9.07)', async () => {
    const { core } = await start({ phone: 'android' })
    const open = await button()
    vi.useFakeTimers()
    act(() => open.click())
    // It counts as opening from 50 ms on, and not before: what it waits for then is counted from there.
    for (const ms of [49, 1, APP_WAIT_MS - 1]) act(() => vi.advanceTimersByTime(ms))
    expect(screen.queryByText('Did Kestrel not open?')).toBe(null)
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Did Kestrel not open?')).not.toBe(null)
    vi.useRealTimers()
    await userEvent.click(screen.getByRole('button', { name: 'Get Kestrel' }))
    await waitFor(() => expect(top(core)).toBe('Downloads'))
    expect((await screen.findAllByRole<HTMLAnchorElement>('link')).map(({ href }) => href)).toEqual(
      ['https://play.google.com/kestrel', 'https://kestrel.example/'],
    )
  })

  test('behavior: a page that is hidden was left for the app', async () => {
    await start({ phone: 'android' })
    const open = await button()
    vi.useFakeTimers()
    act(() => open.click())
    act(() => vi.advanceTimersByTime(LINK_HANDLED_MS))
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    seen.mockRestore()
    act(() => vi.advanceTimersByTime(2 * APP_WAIT_MS))
    expect(screen.queryByText('Did Kestrel not open?')).toBe(null)
  })

  test('error: a scheme that the page does not open is told at once', async () => {
    await start({ phone: 'android', opens: false })
    await userEvent.click(await button())
    expect(await screen.findByText('Did Kestrel not open?')).not.toBe(null)
  })

  test('behavior: an extension that is not here was not detected, and leads to its stores', async () => {
    const { core } = await start()
    await userEvent.click(screen.getByRole('tab', { name: 'Browser' }))
    expect(await screen.findByText('Kestrel was not detected')).not.toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Get Kestrel' }))
    await waitFor(() => expect(top(core)).toBe('Downloads'))
    await userEvent.click(await screen.findByRole('button', { name: 'iPhone app' }))
    const name = 'QR code of the store: iPhone app'
    expect(await screen.findByRole('img', { name })).not.toBe(null)
  })

  test('behavior: a wallet of the page is asked itself', async () => {
    const { core, own } = await start({ installed: true })
    await userEvent.click(await button())
    await waitFor(() => expect(top(core)).toBe('Bridge')) // back to what was being done
    expect(own.requests.map(({ method }) => method)).toContain('eth_requestAccounts')
  })

  test('behavior: a wallet that says nothing of itself shows a code, without tabs', async () => {
    await start({ phone: 'ios', wallet: { id: 'k', name: 'Kestrel', chains: [] } })
    await screen.findByRole('img', { name: 'QR code that connects a wallet' })
    expect(screen.queryByRole('tab')).toBe(null)
    expect(screen.queryByText('Don’t have Kestrel?')).toBe(null)
  })
})
