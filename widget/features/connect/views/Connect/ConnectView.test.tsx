import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WidgetOptions } from '#protocol'
import type { WalletsQuery } from '#clients/walletRegistry/walletRegistry.ts'
import { connect } from '#wallet/connect/connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { unnamedWallet as walletConnect } from '#connectors/walletConnect.ts'
import { WALLET_CONNECT } from '#connectors/ids.ts'
import { rememberWallet } from '#wallet/connect/recent.ts'
import { open } from '#kernel/modal/open.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { App } from '#ui/App.tsx'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const status = (core: ReturnType<typeof createTestCore>) =>
  activeConnection(core.store.getState().connections).status

describe('ConnectView', () => {
  test('default: a wallet of the page is picked, and connects (S1.01)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await drawWidget(core)
    expect(screen.getByText('shop.example')).not.toBe(null)
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    await waitFor(() => expect(status(core)).toBe('connected'))
    expect(await screen.findByRole('button', { name: 'Disconnect' })).not.toBe(null)
    expect(wallet.requests.map(({ method }) => method)).toContain('eth_requestAccounts')
  })

  test('behavior: the row of a way to connect has the picture that its manifest names', async () => {
    const base = createTestCore()
    const iconUrl = 'data:image/png;base64,iVBORw0KGgo='
    const row = { kind: 'external', describe: () => ({ name: 'Another way', iconUrl }) } as const
    const way = {
      id: 'dev.example.way',
      asks: 'prompt',
      row,
      start: () => () => undefined,
    } as const
    await drawWidget({ ...base, connectors: [...base.connectors, way] })
    const button = screen.getByRole('button', { name: /Another way/ })
    expect(button.querySelector('img')?.getAttribute('src')).toBe(iconUrl)
  })

  test.each(['What is a wallet?', 'Learn more'])('behavior: help by “%s”', async (name) => {
    await drawWidget(createTestCore({ wallets: [createFakeWallet()] }))
    await userEvent.click(screen.getByRole('button', { name }))
    await screen.findByRole('heading', { name: 'It asks you first' })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Get a wallet' })
    expect([link.href, link.target]).toEqual([
      'https://ethereum.org/en/wallets/find-wallet/',
      '_blank',
    ])
  })

  test('behavior: no wallet is asked before the terms are agreed to (S9.11)', async () => {
    const wallet = createFakeWallet()
    const legal = { termsUrl: 'https://shop.example/terms' }
    const widgetOptions = { features: { legalCheckbox: true }, legal }
    const core = createTestCore({ wallets: [wallet], widgetOptions })
    await drawWidget(core)
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    const box = screen.getByRole('checkbox')
    expect(await screen.findByText('Agree to this first, then pick a wallet.')).not.toBe(null)
    expect(document.activeElement).toBe(box)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(wallet.requests).toEqual([])
    await expect(connect(core, { connectorId: wallet.id })).rejects.toMatchObject({
      code: 'TERMS_NOT_AGREED',
    })
    expect(wallet.requests).toEqual([])
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Terms of service' }).href).toBe(
      legal.termsUrl,
    )
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    await waitFor(() => expect(status(core)).toBe('connected'))
  })

  test('behavior: a box needs something to agree to (S9.11)', async () => {
    const wallet = createFakeWallet()
    const bare = createTestCore({
      wallets: [wallet],
      widgetOptions: { features: { legalCheckbox: true } },
    })
    await drawWidget(bare)
    expect(screen.queryByRole('checkbox')).toBe(null)
  })

  test('behavior: without a box the site only tells (S9.11)', async () => {
    const legal = { privacyUrl: 'https://shop.example/privacy' }
    await drawWidget(createTestCore({ wallets: [createFakeWallet()], widgetOptions: { legal } }))
    expect(screen.queryByRole('checkbox')).toBe(null)
    expect(screen.getByText('By connecting a wallet you agree to:')).not.toBe(null)
    expect(screen.queryByRole('link', { name: 'Terms of service' })).toBe(null)
  })

  test('behavior: wallets stand behind one row where the site says so (S9.11)', async () => {
    const widgetOptions = { features: { collapseWallets: true } }
    const core = createTestCore({ wallets: [createFakeWallet()], widgetOptions })
    await drawWidget(core)
    expect(screen.queryByRole('button', { name: /Wallet One/ })).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Continue with a wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Wallet One/ }))
    await waitFor(() => expect(status(core)).toBe('connected'))
  })

  test('behavior: wallets stand beside the e-mail field, unless the site wants them behind a row (S9.11)', async () => {
    const shown = async (widgetOptions: WidgetOptions) => {
      const core = createTestCore({ wallets: [createFakeWallet()], widgetOptions })
      core.store.setState(({ config }) => ({ config: { ...config, embedded: true } }))
      await drawWidget(core)
      await screen.findByRole('textbox', { name: /mail/i })
      const wallet = screen.queryByRole('button', { name: /Wallet One/ })
      cleanup()
      return wallet !== null
    }
    expect(await shown({})).toBe(true)
    expect(await shown({ features: { emailShowWallets: false } })).toBe(false)
  })

  test('behavior: kinds of wallets come in the order of S2.08, or as the site says (S2.08)', async () => {
    const page = [
      { id: 'own', rdns: 'shop.own', name: 'Shop wallet', kind: 'custom' as const },
      { id: 'one', rdns: 'test.one', name: 'One', kind: 'announced' as const },
      { id: 'two', rdns: 'test.two', name: 'Two', kind: 'announced' as const },
    ]
    const shown = async (widgetOptions = {}) => {
      const core = createTestCore({ widgetOptions })
      core.store.setState(({ config, connections }) => ({
        config: { ...config, walletConnect: true },
        connections: { ...connections, recentWallets: ['test.two'] },
        wallets: { page },
      }))
      await drawWidget(core)
      const rows = screen.getByRole('list', { name: 'Wallets' }).querySelectorAll('button')
      return Array.from(
        rows,
        ({ textContent }) => /WalletConnect|Shop wallet|One|Two/.exec(textContent)?.[0],
      )
    }
    expect(await shown()).toEqual(['WalletConnect', 'Two', 'One', 'Shop wallet'])
    expect(await shown({ features: { connectorTypeOrder: ['external', 'injected'] } })).toEqual([
      'Shop wallet',
      'One',
      'WalletConnect',
      'Two',
    ])
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

describe('ConnectView with a registry', () => {
  const relay: Connector = {
    id: WALLET_CONNECT,
    wallet: walletConnect,
    via: 'walletconnect',
    request: () => new Promise(() => undefined),
  }

  function start(options: { widgetOptions?: WidgetOptions; places?: Map<string, string> } = {}) {
    const walletRegistry = createFakeRegistry(600)
    const wallet = createFakeWallet()
    const core = createTestCore({ walletRegistry, wallets: [wallet, relay], ...options })
    core.store.setState(({ wallets }) => ({
      wallets: { page: wallets.page.filter(({ id }) => id === wallet.id) },
    }))
    return { core, walletRegistry }
  }

  const rows = () =>
    screen.getAllByRole('listitem').map((row) => {
      const heard = row.cloneNode(true) as HTMLElement // a node of its own kind
      for (const picture of heard.querySelectorAll('[aria-hidden]')) picture.remove()
      return heard.textContent
    })
  const settled = () => waitFor(() => expect(document.querySelector('[data-waiting]')).toBe(null))

  test('default: recommended ones fill the list up, and the way to all says how many (S2.08, S9.05)', async () => {
    const { core, walletRegistry } = start()
    await drawWidget(core)
    // Their places are there before they are: WalletConnect, a wallet of the page, and all wallets.
    expect(document.querySelectorAll('li')).toHaveLength(6)
    await screen.findByRole('button', { name: /Wallet 3/ })
    await settled()
    expect(rows()).toEqual([
      'WalletConnectScan with phone',
      'Wallet OneInstalled',
      'Wallet 1',
      'Wallet 2',
      'Wallet 3',
      'All wallets600',
    ])
    expect(walletRegistry.asked).toMatchObject([{ page: 1, entries: 4 }])
    await userEvent.click(screen.getByRole('button', { name: /All wallets/ }))
    expect(await screen.findByRole('searchbox', { name: 'Search 600 wallets' })).not.toBe(null)
  })

  test('behavior: nobody is asked before Connect is seen, and not without a project id', async () => {
    const { core, walletRegistry } = start()
    render(<App core={core} />)
    await screen.findByText('Connect wallet')
    // What would ask is here, and had its turn.
    await import('#wallet/registry/watchOffer.ts')
    await new Promise(requestAnimationFrame)
    expect(walletRegistry.asked).toEqual([])
    await open(core)
    await waitFor(() => expect(walletRegistry.asked.length).toBe(1))
    cleanup()
    await drawWidget(createTestCore({ wallets: [createFakeWallet()] }))
    expect(screen.queryByRole('button', { name: /All wallets/ })).toBe(null)
  })

  test('behavior: featured, custom, included and excluded ones are the site’s choice (S2.08)', async () => {
    const { core, walletRegistry } = start({
      widgetOptions: {
        wallets: {
          featured: ['id-9', 'id-7'],
          exclude: ['test.other', `${'ab'.repeat(32)}`],
          custom: [{ id: 'own', name: 'Own wallet', mobileLink: 'own://' }],
        },
      },
    })
    await drawWidget(core)
    await screen.findByRole('button', { name: /Wallet 9/ })
    expect(rows()).toEqual([
      'WalletConnectScan with phone',
      'Wallet OneInstalled',
      'Wallet 9',
      'Wallet 7',
      'Own wallet',
      // The service counts what is left out by its rdns.
      'All wallets',
    ])
    expect(walletRegistry.asked).toMatchObject([
      { include: ['id-9', 'id-7'] },
      { exclude: ['ab'.repeat(32), 'id-9', 'id-7'] },
      // Whose name it has on the page, so that it is hidden there too.
      { include: ['ab'.repeat(32)] },
    ])
  })

  test('behavior: one of the page that is left out by its id is never seen, the others wait for that alone (S7.24)', async () => {
    const id = 'cd'.repeat(32)
    const { core, walletRegistry } = start({ widgetOptions: { wallets: { exclude: [id] } } })
    const left = { id: 'left', rdns: 'test.left', name: 'Left out', kind: 'announced' as const }
    core.store.setState(({ wallets }) => ({ wallets: { page: [left, ...wallets.page] } }))
    walletRegistry.listings.push({ id, name: 'Left out', chains: [], rdns: left.rdns })
    const { getWallets } = walletRegistry
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const never = new Promise(() => undefined)
    Object.assign(walletRegistry, {
      getWallets: async (query: WalletsQuery) => {
        await (query.include?.includes(id) ? held : never)
        return getWallets(query)
      },
    })
    await drawWidget(core)
    expect(rows()).toEqual(['WalletConnectScan with phone', 'All wallets'])
    release()
    await screen.findByRole('button', { name: /Wallet One/ })
    expect(screen.queryByRole('button', { name: /Left out/ })).toBe(null)
  })

  test('behavior: without the way to all wallets, where the site wants none (S9.11)', async () => {
    const { core } = start({ widgetOptions: { features: { allWallets: 'hide' } } })
    await drawWidget(core)
    await screen.findByRole('button', { name: /Wallet 1/ })
    expect(screen.queryByRole('button', { name: /All wallets/ })).toBe(null)
  })

  test('error: without the service, wallets of the page work, and all wallets says why', async () => {
    const { core, walletRegistry } = start()
    walletRegistry.down = true
    await drawWidget(core)
    await waitFor(() => expect(rows()).toHaveLength(3))
    await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
    await waitFor(() => expect(status(core)).toBe('connected'))
  })

  test('behavior: the two wallets that were last used come first, also those of the registry (S3.12, S9.01)', async () => {
    const { core } = start()
    for (const id of ['id-5', 'id-6', 'id-8']) {
      rememberWallet(core, { id, name: `Used ${id}`, imageId: 'image-5', chains: [] })
    }
    await drawWidget(core)
    await screen.findByRole('button', { name: /Wallet 1/ })
    await settled()
    expect(rows().slice(0, 4)).toEqual([
      'WalletConnectScan with phone',
      'Used id-8Recent',
      'Used id-6Recent',
      'Wallet OneInstalled',
    ])
  })

  test('behavior: what is picked is connected over the relay, under its name (S2.08)', async () => {
    const { core } = start()
    await drawWidget(core)
    await userEvent.click(await screen.findByRole('button', { name: /Wallet 2/ }))
    expect(await screen.findByRole('heading', { name: 'Wallet 2', level: 1 })).not.toBe(null)
    expect(core.store.getState().connections.attempt).toMatchObject({ connectorId: WALLET_CONNECT })
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

test('behavior: with a list that wants no project, Connect shows its wallets, of which the page’s own connects', async () => {
  const walletRegistry = createFakeRegistry(4)
  const wallet = createFakeWallet()
  walletRegistry.listings.forEach((listing, at) => {
    const rdns = at === 1 ? wallet.wallet.rdns : `example.wallet${at + 1}`
    walletRegistry.listings[at] = { ...listing, rdns, homepage: 'https://wallet.example' }
  })
  const core = createTestCore({ walletRegistry, hasProject: false, wallets: [wallet] })
  await drawWidget(core)
  await screen.findByRole('button', { name: /^Wallet 1/ })
  expect(screen.queryByRole('button', { name: /^Wallet 2/ })).toBe(null)
  expect(screen.queryByRole('button', { name: /WalletConnect/ })).toBe(null)
  expect(await screen.findByRole('button', { name: /All wallets\s*4/ })).not.toBe(null)
  await userEvent.click(screen.getByRole('button', { name: /^Wallet One/ }))
  await waitFor(() => expect(status(core)).toBe('connected'))
})
