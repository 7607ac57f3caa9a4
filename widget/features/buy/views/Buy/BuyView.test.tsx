import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WidgetOptions } from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { PurchaseUrlQuery } from '#clients/blockchainApi/onramp.ts'
import { connect } from '#wallet/connect/connect.ts'
import { loadPurchases } from '../../model/store.ts'
import type { Network } from '#kernel/networks/network.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const down = () => Promise.reject(new Error('down'))

/** A seller of Ether, one for 2,500 dollars or 2,272 euros, with the currency's own sign. */
function service(changes: Partial<BlockchainApi> = {}, chainId = 31337) {
  const urls: PurchaseUrlQuery[] = []
  const networks = [{ name: 'net', chainId, contractAddress: undefined }]
  const rows: Partial<BlockchainApi> = {
    supports: async () => true,
    getOnrampOptions: async () => ({
      paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, limits })),
      purchaseCurrencies: [{ id: 'e', name: 'Ether', symbol: 'ETH', networks }],
    }),
    getOnrampQuote: async ({ amount }) => ({
      paymentTotal: amount,
      purchaseAmount: '0.0197',
      providerFee: '0.75',
      networkFee: undefined,
    }),
    createPurchaseUrl: async (query) => {
      urls.push(query)
      return 'https://pay.example/1'
    },
    getPurchases: async () => [],
    ...changes,
  }
  return { api: rows as BlockchainApi, urls } // any other request fails
}

type Options = {
  connected?: boolean
  features?: WidgetOptions['features']
  chainId?: number
}

async function opened(api: BlockchainApi, options: Options = {}) {
  const { connected = true, features = {}, chainId = 31337 } = options
  const wallet = createFakeWallet()
  const base = createTestCore({
    wallets: [wallet],
    widgetOptions: { projectId: 'abc', features },
    rpc: () => '0x0',
  })
  const core = { ...base, loadBlockchainApi: async () => api }
  core.store.setState(({ config, networks }) => {
    const [first] = networks.offered
    if (first === undefined) throw new Error('no network')
    const here = { ...first, chainId, caipChainId: `eip155:${chainId}` as const }
    const known = [here, ...networks.known.filter(({ caipChainId }) => caipChainId !== one)]
    return {
      config: { ...config, project: true },
      networks: { ...networks, known, offered: [here], active: here.caipChainId },
    }
  })
  await drawWidget(core)
  if (connected) await connect(core, { connectorId: wallet.id })
  push(core, { name: 'Buy' })
  await screen.findByRole('heading', { name: 'Buy', level: 1 })
  return core
}

const type = async (amount: string) =>
  userEvent.fill(await screen.findByRole('textbox', { name: 'You pay' }), amount)
const checkout = (name: RegExp) => screen.findByRole('link', { name })

/** Presses it as a person does, and stays on this page. */
function press(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
}

describe('BuyView', () => {
  test('default: priced, then a link to the checkout (S7.16–7.18)', async () => {
    const { api, urls } = service()
    await opened(api)
    await type('50')
    const link = await checkout(/^Buy 0\.0197 ETH at Coinbase$/)
    expect(link.getAttribute('href')).toBe('https://pay.example/1')
    screen.getByText('$0.75')
    screen.getByText(/^Coinbase shows the final price/)
    expect(urls).toEqual([
      {
        address: alice,
        symbol: 'ETH',
        fiatAmount: '50.00',
        currency: 'USD',
        network: 'net',
        cryptoAmount: '0.0197',
      },
    ])
  })

  test('default: the press of the link is kept (S7.16–7.18)', async () => {
    const core = await opened(service().api)
    await type('50')
    press(await checkout(/^Buy 0\.0197 ETH at Coinbase$/))
    await screen.findByText('Finish your payment at Coinbase')
    expect(loadPurchases(core)).toMatchObject([{ status: 'waiting', provider: 'coinbase' }])
  })

  test('behavior: euros are asked for and shown as euros, to the checkout (S7.16)', async () => {
    const { api, urls } = service()
    await opened(api)
    await type('50')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
    await screen.findByText('€0.75')
    await checkout(/at Coinbase$/)
    await waitFor(() => expect(urls.at(-1)).toMatchObject({ currency: 'EUR' }))
  })

  test('behavior: offline', async () => {
    const core = await opened(service({}, 10).api)
    await screen.findByText('Nothing is for sale here')
    core.store.setState({ online: false })
    await screen.findByText(/Prices return when you are back online/)
  })

  test('behavior: what is typed is held against the limits of the way to pay (S9.03)', async () => {
    await opened(service().api)
    await type('9,99')
    await screen.findByText('If you pay by card, the minimum is $10.00.')
    await type('7500.01')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Way to pay' }),
      'ach_bank_account',
    )
    await checkout(/at Coinbase$/)
  })

  test('error: without a price and a checkout, an estimate that starts nothing (SV-F9, S8.11)', async () => {
    await opened(service({ getOnrampQuote: down, createPurchaseUrl: down }).api)
    await type('50')
    await screen.findByText('No price right now')
    screen.getByText('Estimate')
    expect(screen.queryByRole('link', { name: /at Coinbase/ })).toBe(null)
    screen.getByRole('button', { name: 'Try again' })
  })
})

describe('without a price', () => {
  test('behavior: the seller’s own page tells it, and nothing is promised before (S7.16, S8.11)', async () => {
    const { api, urls } = service({ getOnrampQuote: down })
    const core = await opened(api)
    await type('50')
    const link = await checkout(/^Buy ETH at Coinbase$/)
    expect(screen.queryByText(/0\.0197/)).toBe(null)
    expect(urls.at(-1)).toMatchObject({ fiatAmount: '50.00', cryptoAmount: undefined })
    press(link)
    await screen.findByText('Finish your payment at Coinbase')
    expect(loadPurchases(core)).toMatchObject([{ provider: 'coinbase', expected: '0' }])
  })
})

describe('an account on Solana (SV-F1)', () => {
  async function openedOnSolana() {
    const { api, urls } = service()
    const core = await opened(api, { connected: false })
    const caipChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    const network: Network = {
      caipChainId,
      chainId: undefined,
      name: 'Solana',
      namespace: 'solana',
      testnet: false,
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: ['https://solana.example'],
      explorerUrl: undefined,
    }
    core.store.setState(({ connections, networks, onramp }) => ({
      networks: {
        ...networks,
        known: [...networks.known, network],
        offered: [...networks.offered, network],
        active: caipChainId,
      },
      connections: {
        ...connections,
        activeNamespace: 'solana',
        byNamespace: {
          ...connections.byNamespace,
          solana: {
            status: 'connected',
            connectorId: 'x',
            caipChainId,
            wallet: { id: 'x', name: 'X', rdns: 'x', icon: undefined },
            accounts: [`${caipChainId}:FwPnvvnMK2RVmZjaBwCZ6wgiNuAFkz4k1qvT36fkHojS`],
          },
        },
      },
      onramp: { ...onramp, form: { ...onramp.form, amount: '50' } },
    }))
    await screen.findByText(/^You can’t buy tokens for an account on Solana/)
    return { core, urls }
  }

  test('behavior: the networks are one press away, and nothing is asked on the way (S7.16)', async () => {
    const { core, urls } = await openedOnSolana()
    await userEvent.click(screen.getByRole('button', { name: 'Choose network' }))
    await screen.findByRole('heading', { name: 'Choose network', level: 1 })
    expect(urls).toEqual([])
    expect(core.rpcRequests).toEqual([])
  })
})

describe('a second seller', () => {
  const features = { onramp: { meldPublicKey: 'WXabc:key' } }

  async function openedMeld() {
    const { api, urls } = service({ getPurchases: down }, 1)
    const core = await opened(api, { features, chainId: 1 })
    await userEvent.click(await screen.findByRole('button', { name: /Meld/ }))
    await type('50')
    const link = await checkout(/^Buy ETH at Meld$/)
    return { core, urls, link }
  }

  test('default: with the site’s key, for what it sells', async () => {
    const { urls, link } = await openedMeld()
    expect(screen.queryByRole('combobox', { name: 'Way to pay' })).toBe(null)
    const { origin, searchParams } = new URL(link.getAttribute('href') ?? '')
    expect(origin).toBe('https://meldcrypto.com')
    expect(Object.fromEntries(searchParams)).toEqual({
      publicKey: 'WXabc:key',
      destinationCurrencyCode: 'ETH',
      walletAddress: alice,
      sourceAmount: '50.00',
      sourceCurrencyCode: 'USD',
    })
    expect(urls).toEqual([])
  })

  test('default: what comes is seen by its arrival', async () => {
    const { core, link } = await openedMeld()
    press(link)
    await screen.findByText('Finish your payment at Meld')
    expect(loadPurchases(core)).toMatchObject([{ provider: 'meld', expected: '0' }])
  })
})
