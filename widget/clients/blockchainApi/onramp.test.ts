import { describe, expect, test } from 'vitest'
import { createBlockchainApi } from './blockchainApi.ts'
import type { PurchaseCurrency } from './onramp.ts'

const address = `0x${'1'.repeat(40)}`

/** A client whose service always gives the same answer. */
function answering(body: unknown, asked: { url: string; init: RequestInit | undefined }[] = []) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1.2.3',
    url: 'https://api.example',
    fetch: async (input, init) => {
      asked.push({ url: String(input), init })
      return new Response(JSON.stringify(body))
    },
  })
}

const network = { name: 'base-mainnet', chainId: 8453, contractAddress: undefined }
const purchase: PurchaseCurrency = { id: 'a', name: 'Ether', symbol: 'ETH', networks: [network] }
const payment = { id: 'EUR', limits: [] }

describe('getOnrampOptions', () => {
  test('default: what can be used, and one bad entry takes no other (S7.17)', async () => {
    const api = answering({
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
        { id: 'usd; drop', payment_method_limits: [] },
        { id: 'EUR', payment_method_limits: [{ id: 'card', min: 'NaN', max: '1' }] },
      ],
      purchaseCurrencies: [
        {
          id: 'x',
          name: 'Eth\u202eer\u0000',
          symbol: 'ETH',
          networks: [
            { name: 'base-mainnet', display_name: 'Base', chain_id: '8453', contract_address: '' },
            { name: 'evil', chain_id: '1', contract_address: 'javascript:1' },
          ],
        },
        { id: 'y', name: 'Bad', symbol: '<b>', networks: [] },
        null,
      ],
    })
    expect(await api.getOnrampOptions()).toEqual({
      paymentCurrencies: [{ id: 'USD', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
      purchaseCurrencies: [{ id: 'x', name: 'Ether', symbol: 'ETH', networks: [network] }],
    })
  })

  test.each([[[]], [{}], [null], ['no']])('error: %j is no answer', async (body) => {
    await expect(answering(body).getOnrampOptions()).rejects.toMatchObject({
      code: 'HTTP_UNREADABLE',
    })
  })
})

const sum = (amount: string, currency = 'EUR') => ({ amount, currency })
const good = {
  paymentTotal: sum('50.00'),
  paymentSubtotal: sum('49.25'),
  networkFee: sum('0.02'),
  purchaseAmount: sum('0.0197', 'ETH'),
  coinbaseFee: sum('0.75'),
  quoteId: 'q',
}

describe('getOnrampQuote', () => {
  const question = { purchase, network, payment, amount: '50.00' }

  test('default: asked in the name of the project, by the name of the network (S7.18)', async () => {
    const asked: { url: string; init: RequestInit | undefined }[] = []
    expect(await answering(good, asked).getOnrampQuote(question)).toEqual({
      paymentTotal: '50.00',
      purchaseAmount: '0.0197',
      providerFee: '0.75',
      networkFee: '0.02',
    })
    expect(asked[0]?.url).toBe('https://api.example/v1/onramp/quote?projectId=abc')
    expect(JSON.parse(String(asked[0]?.init?.body))).toMatchObject({
      amount: '50.00',
      network: 'base-mainnet',
      purchaseCurrency: { id: 'a', name: 'Ether', symbol: 'ETH' },
      paymentCurrency: { id: 'EUR' },
    })
  })

  test('behavior: a fee in another currency is not told beside the payment (S7.18)', async () => {
    const body = { ...good, coinbaseFee: sum('0.75', 'USD'), networkFee: sum('0.00001', 'ETH') }
    expect(await answering(body).getOnrampQuote(question)).toEqual({
      paymentTotal: '50.00',
      purchaseAmount: '0.0197',
      providerFee: undefined,
      networkFee: undefined,
    })
  })

  test.each([
    ['of another token', { ...good, purchaseAmount: sum('0.02', 'USDC') }],
    ['in another currency', { ...good, paymentTotal: sum('50.00', 'USD') }],
    ['of nothing', { ...good, purchaseAmount: sum('0.000', 'ETH') }],
  ])('error: a price %s is refused (S7.18)', async (_, body) => {
    await expect(answering(body).getOnrampQuote(question)).rejects.toMatchObject({
      code: 'ONRAMP_QUOTE_INVALID',
    })
  })

  test.each(['NaN', '-1', '1e9', '', `0.${'1'.repeat(90)}`])(
    'error: an amount of %j is no price',
    async (amount) => {
      const body = { ...good, purchaseAmount: sum(amount, 'ETH') }
      await expect(answering(body).getOnrampQuote(question)).rejects.toMatchObject({
        code: 'HTTP_UNREADABLE',
      })
    },
  )
})

describe('createPurchaseUrl', () => {
  const question = { address, network: 'base', symbol: 'ETH', fiatAmount: '50.00', currency: 'EUR' }

  test('default: for one account, one network and one token (SV-F5, S7.16)', async () => {
    const asked: { url: string; init: RequestInit | undefined }[] = []
    const api = answering({ url: 'https://pay.example/x?y=1' }, asked)
    const url = 'https://pay.example/x?y=1&fiatCurrency=EUR'
    expect(await api.createPurchaseUrl(question)).toBe(url)
    expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({
      destinationWallets: [{ address, blockchains: ['base'], assets: ['ETH'] }],
      defaultNetwork: 'base',
      partnerUserId: address,
      defaultExperience: 'buy',
      presetFiatAmount: '50.00',
    })
    await api.createPurchaseUrl({ ...question, cryptoAmount: '0.0197' })
    expect(JSON.parse(String(asked[1]?.init?.body))).toMatchObject({
      presetFiatAmount: '50.00',
      presetCryptoAmount: '0.0197',
    })
  })

  test.each([
    'javascript:alert(1)',
    'http://pay.example/',
    'http://localhost.evil.example/',
    'https://pay.example/ x',
    `https://pay.example/${'x'.repeat(5_000)}`,
    '',
  ])('error: %.40j is no checkout', async (url) => {
    await expect(answering({ url }).createPurchaseUrl(question)).rejects.toMatchObject({
      code: 'HTTP_UNREADABLE',
    })
  })
})

describe('getPurchases', () => {
  test('default: what the provider says, never from a cache (S7.03)', async () => {
    const asked: { url: string; init: RequestInit | undefined }[] = []
    const metadata = {
      chain: 'eip155:8453',
      minedAt: '2026-01-02T03:04:05Z',
      hash: '',
      status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    }
    const transfers = [
      { direction: 'in', fungible_info: { symbol: 'ETH' }, quantity: { numeric: '0.0197' } },
    ]
    const api = answering(
      {
        data: [
          { id: 'a', metadata, transfers },
          { id: 'b', metadata: { ...metadata, status: 'confirmed' }, transfers },
          { id: 'c', metadata: { status: 'ONRAMP_TRANSACTION_STATUS_FAILED' }, transfers: null },
        ],
        next: null,
      },
      asked,
    )
    const known = { caipChainId: 'eip155:8453', symbol: 'ETH', amount: '0.0197' }
    const nothing = { caipChainId: undefined, symbol: undefined, amount: undefined, at: undefined }
    expect(await api.getPurchases(address)).toEqual([
      { id: 'a', status: 'success', ...known, at: Date.parse(metadata.minedAt) },
      { id: 'c', status: 'failed', ...nothing },
    ])
    expect(new URL(asked[0]?.url ?? '').searchParams.get('onramp')).toBe('coinbase')
    expect(asked[0]?.init?.cache).toBe('no-cache')
  })
})
