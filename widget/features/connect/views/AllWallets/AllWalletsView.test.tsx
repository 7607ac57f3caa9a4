import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WidgetOptions } from '#protocol'
import type { Connector } from '#kernel/connector.ts'
import { reconnect } from '#kernel/testing/reconnect.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { unnamedWallet as walletConnect } from '#connectors/walletConnect.ts'
import { WALLET_CONNECT } from '#connectors/ids.ts'
import { topView } from '#kernel/router/slice.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { createTestCore, type TestCore } from '#kernel/testing/createTestCore.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

/** Reaches any wallet on another device; no wallet answers until the test approves. */
function createRelay() {
  let approve: (accounts: string[]) => void = () => undefined
  const connector: Connector = {
    id: WALLET_CONNECT,
    wallet: walletConnect,
    via: 'walletconnect',
    request: ({ method }) =>
      method === 'eth_chainId'
        ? Promise.resolve('0x7a69')
        : new Promise((resolve) => {
            approve = resolve
          }),
  }
  return { connector, approve: () => approve([alice]) }
}

type Options = {
  wallets?: number
  widgetOptions?: WidgetOptions
  phone?: boolean
  down?: boolean
}

async function start(options: Options = {}) {
  const walletRegistry = createFakeRegistry(options.wallets ?? 600)
  const wallet = createFakeWallet()
  const relay = createRelay()
  const core = createTestCore({
    walletRegistry,
    wallets: [wallet, relay.connector],
    widgetOptions: options.widgetOptions,
  })
  walletRegistry.down = options.down === true
  core.store.setState(({ config, wallets }) => ({
    config: { ...config, phone: options.phone === true },
    wallets: { page: options.phone ? [] : wallets.page.filter(({ id }) => id === wallet.id) },
  }))
  const drawn = await drawWidget(core, options.phone ? {} : { view: 'AllWallets' })
  return { core, walletRegistry, wallet, drawn, approve: relay.approve }
}

const grid = () => screen.findByRole('grid', { name: 'More wallets' })
const cells = (element: HTMLElement) => within(element).getAllByRole('gridcell')
const cell = (name: string) => screen.findByRole('button', { name })
const view = (core: TestCore) => topView(core.store.getState().router)

/** Loads page after page, like a person who scrolls to the end. */
async function scrollThrough(list: HTMLElement, count: number) {
  const scroller = list.parentElement?.parentElement
  for (let rows = 10; rows < count / 4; rows += 10) {
    await waitFor(() =>
      expect(Number(list.getAttribute('aria-rowcount'))).toBeGreaterThanOrEqual(rows),
    )
    scroller?.scrollTo(0, scroller.scrollHeight)
  }
  await waitFor(() => expect(list.getAttribute('aria-rowcount')).toBe(String(count / 4)))
  scroller?.scrollTo(0, scroller.scrollHeight)
}

describe('AllWalletsView', () => {
  test('default: pages of forty come as they are scrolled to, and few rows are in the document (S9.05)', async () => {
    const { walletRegistry } = await start()
    const list = await grid()
    expect(list.getAttribute('aria-rowcount')).toBe('10')
    await scrollThrough(list, 600)
    expect(cells(list).length).toBeLessThan(60)
    expect(walletRegistry.asked.map(({ page, entries }) => [page, entries])).toEqual(
      Array.from({ length: 15 }, (_, at) => [at + 1, 40]),
    )
    expect(await cell('Wallet 600')).not.toBe(null)
    // The first cell, which holds the place in the tab order, and those on screen.
    expect(cells(list).length).toBeGreaterThan(16)
  })

  test('behavior: search waits for the next letter, and asks once for up to a hundred (S9.05)', async () => {
    const { walletRegistry } = await start()
    await grid()
    const field = screen.getByRole('searchbox', { name: 'Search 600 wallets' })
    // In one go: on a busy machine one key takes longer than the debounce.
    const typedAt = performance.now()
    for (const value of ['w', 'wall', 'wallet', 'wallet 5', 'wallet 59']) {
      fireEvent.change(field, { target: { value } })
    }
    await waitFor(() => expect(walletRegistry.asked.at(-1)?.search).toBe('wallet 59'))
    expect(performance.now() - typedAt).toBeGreaterThan(299)
    expect(walletRegistry.asked.filter(({ search }) => search !== '')).toHaveLength(1)
    expect(walletRegistry.asked.at(-1)).toMatchObject({ page: 1, entries: 100 })
    const list = await grid()
    await waitFor(() => expect(cells(list)).toHaveLength(11))
    expect(screen.getByText('11 wallets found')).not.toBe(null)
  })

  test('behavior: only certified ones, when asked', async () => {
    const { walletRegistry } = await start()
    await grid()
    await userEvent.click(screen.getByRole('button', { name: 'Certified' }))
    await waitFor(() => expect(walletRegistry.asked.at(-1)?.badge).toBe('certified'))
    expect(screen.getByRole('button', { name: 'Certified', pressed: true })).not.toBe(null)
  })

  test('behavior: the keyboard walks the grid, beyond what is drawn', async () => {
    await start()
    const list = await grid()
    ;(await cell('Wallet 1')).focus()
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
    }
    await press('{ArrowRight}', 'Wallet 2')
    await press('{ArrowDown}', 'Wallet 6')
    await press('{End}', 'Wallet 8')
    await press('{Home}', 'Wallet 5')
    await press('{ArrowUp}', 'Wallet 1')
    await press('{Control>}{End}{/Control}', 'Wallet 40')
    await press('{Control>}{Home}{/Control}', 'Wallet 1')
    const inTabOrder = within(list)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(inTabOrder).toHaveLength(1)
  })

  test('behavior: a picked wallet is shown with its code, and is recent once it connects (S3.12, S9.01)', async () => {
    const { core, approve } = await start()
    await userEvent.click(await cell('Wallet 3'))
    await waitFor(() => expect(view(core).name).toBe('ConnectingWalletConnect'))
    expect(view(core)).toMatchObject({ wallet: { id: 'id-3', name: 'Wallet 3' } })
    expect(await screen.findByRole('heading', { name: 'Wallet 3', level: 1 })).not.toBe(null)
    const { places, store } = core
    expect(store.getState().connections.recentWallets).toEqual([])
    approve()
    await waitFor(() =>
      expect(store.getState().connections.recentWallets).toEqual(['directory:id-3']),
    )
    const next = createTestCore({ places })
    await reconnect(next)
    expect(next.store.getState().connections.recentListings).toMatchObject([
      { id: 'id-3', name: 'Wallet 3', mobileLink: 'wallet3://' },
    ])
  })

  test('behavior: a listing of a wallet in the page is that wallet', async () => {
    const { core, walletRegistry, wallet } = await start()
    walletRegistry.listings[4] = { id: 'twin', name: 'Twin', chains: [], rdns: wallet.wallet.rdns }
    await core.queries.invalidateQueries()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Wallet 5' })).toBe(null))
    expect(screen.queryByRole('button', { name: 'Twin' })).toBe(null)
    await userEvent.click(await cell('Wallet One , installed'))
    await waitFor(() =>
      expect(activeConnection(core.store.getState().connections).status).toBe('connected'),
    )
  })

  test('behavior: of the page each wallet once, and none that is left out by its id (S7.24)', async () => {
    const id = 'cd'.repeat(32)
    const { core, walletRegistry } = await start({ widgetOptions: { wallets: { exclude: [id] } } })
    walletRegistry.listings.push({ id, name: 'Left out', chains: [], rdns: 'test.left' })
    await core.queries.resetQueries()
    const kind = 'announced' as const
    const twin = { id: 'twin', rdns: 'test.twin', name: 'Wallet One', kind, namespace: 'solana' }
    const left = { id: 'left', rdns: 'test.left', name: 'Left out', kind }
    core.store.setState(({ wallets }) => ({ wallets: { page: [left, ...wallets.page, twin] } }))
    await userEvent.click(await cell('Wallet One , installed'))
    expect(screen.queryByRole('button', { name: 'Left out , installed' })).toBe(null)
    // The row stands for two namespaces.
    expect(view(core)).toMatchObject({
      name: 'ConnectNamespace',
      connectorIds: ['wallet-one', 'twin'],
    })
  })

  test('error: without the service, wallets of the page work, and it can be asked again', async () => {
    const { walletRegistry } = await start({ wallets: 8, down: true })
    expect(await screen.findByText('The service can’t be reached')).not.toBe(null)
    expect(await cell('Wallet One , installed')).not.toBe(null)
    walletRegistry.down = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cell('Wallet 1')).not.toBe(null)
  })

  test('error: a later page that fails is told, and the first ones stay', async () => {
    const { walletRegistry } = await start()
    const list = await grid()
    walletRegistry.down = true
    const scroller = list.parentElement?.parentElement
    scroller?.scrollTo(0, scroller.scrollHeight)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('More wallets did not load')
    walletRegistry.down = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(list.getAttribute('aria-rowcount')).toBe('20'))
  })

  test('behavior: a picture takes the place of nothing, and a missing one of initials (S9.07, S9.13)', async () => {
    const { walletRegistry, drawn } = await start({ wallets: 3 })
    walletRegistry.images.delete('image-2')
    await grid()
    const tile = (name: string) =>
      drawn.container.querySelector(`button[title="${name}"] [data-size]`)
    await waitFor(() => expect(tile('Wallet 1')?.querySelector('img')?.src).toMatch(/^data:/))
    await waitFor(() => expect(tile('Wallet 2')?.textContent).toBe('W2'))
    expect(walletRegistry.askedImages).toEqual(['image-1', 'image-2', 'image-3'])
  })

  test('behavior: only pictures that are seen are asked for', async () => {
    const { walletRegistry } = await start()
    await grid()
    await waitFor(() => expect(walletRegistry.askedImages.length).toBeGreaterThan(8))
    expect(walletRegistry.askedImages.length).toBeLessThan(60)
  })

  test('behavior: wallets of the site’s own stand among the first', async () => {
    await start({
      widgetOptions: { wallets: { custom: [{ id: 'own', name: 'Own', mobileLink: 'own://' }] } },
    })
    const [first] = within(await grid()).getAllByRole('button')
    expect(first?.title).toBe('Own')
  })

  test('behavior: on a phone that has only apps to offer it opens here, with apps only (S2.02)', async () => {
    const { core, walletRegistry } = await start({ wallets: 8, phone: true })
    expect(view(core).name).toBe('AllWallets')
    await grid()
    expect(walletRegistry.asked.at(-1)?.platform).toBe('mobile')
    fireEvent.click(screen.getByRole('button', { name: 'Show a code for any wallet' }))
    await waitFor(() => expect(view(core)).toEqual({ name: 'ConnectingWalletConnect' }))
  })
})

describe('a list that wants no project', () => {
  async function startWithout(options: { down?: boolean; widgetOptions?: WidgetOptions } = {}) {
    const walletRegistry = createFakeRegistry(8)
    walletRegistry.listings.forEach((listing, at) => {
      const homepage = `https://wallet${at + 1}.example/get`
      walletRegistry.listings[at] = { ...listing, homepage, rdns: `example.wallet${at + 1}` }
    })
    walletRegistry.down = options.down === true
    const { widgetOptions } = options
    const core = createTestCore({ walletRegistry, hasProject: false, widgetOptions })
    await drawWidget(core, { view: 'AllWallets' })
    return core
  }

  test('behavior: a wallet that is not there leads to where it can be had, and nothing is promised that needs a relay', async () => {
    const custom = [{ id: 'own', name: 'Wallet of the site', mobileLink: 'own://' }]
    await startWithout({ widgetOptions: { wallets: { custom } } })
    const list = await grid()
    expect(cells(list)).toHaveLength(8)
    for (const name of ['Show a code for any wallet', 'Certified', 'Wallet of the site']) {
      expect(screen.queryByRole('button', { name })).toBe(null)
    }
    await userEvent.click(await cell('Wallet 3'))
    await screen.findByRole('heading', { name: 'Get Wallet 3' })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Website/ })
    expect(link.href).toBe('https://wallet3.example/get')
  })

  test('error: where the list does not load, no code is promised', async () => {
    await startWithout({ down: true })
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/scan the code/)).toBe(null)
  })
})
