import {
  checkoutShapes,
  type OnrampOptions,
  optionsShapes,
  purchasesShapes,
  quoteShapes,
} from '../../blockchainApi/onramp.ts'
import { account, apiOver, caipChainId, type ClientTable, coin } from './table.ts'

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const networks = [
  { name: 'polygon-mainnet', chain_id: '137', contract_address: coin },
  { name: 'base-mainnet', chain_id: '8453', contract_address: coin },
]

/** S7.17 */
export const getOnrampOptions: ClientTable = {
  shapes: optionsShapes,
  good: {
    paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, payment_method_limits: limits })),
    purchaseCurrencies: ['a', 'b'].map((id) => ({ id, name: 'Tern', symbol: 'TERN', networks })),
  },
  ask: (fetch) => apiOver(fetch).getOnrampOptions(),
  rows: ({ paymentCurrencies, purchaseCurrencies }: OnrampOptions) => [
    ...paymentCurrencies,
    ...purchaseCurrencies,
  ],
  fields: {
    paymentCurrencies: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'paymentCurrencies[].id': ['dropped', 'dropped', 'dropped', 'dropped'],
    'paymentCurrencies[].payment_method_limits': ['dropped', 'dropped', 'dropped', 'dropped'],
    'paymentCurrencies[].payment_method_limits[].id': ['without', 'without', 'without', 'shown'],
    'paymentCurrencies[].payment_method_limits[].min': ['without', 'without', 'without', 'without'],
    'paymentCurrencies[].payment_method_limits[].max': ['without', 'without', 'without', 'without'],
    purchaseCurrencies: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'purchaseCurrencies[].id': ['dropped', 'dropped', 'dropped', 'shown'],
    'purchaseCurrencies[].name': ['without', 'without', 'without', 'shown'],
    'purchaseCurrencies[].symbol': ['dropped', 'dropped', 'dropped', 'shown'],
    'purchaseCurrencies[].networks': ['dropped', 'dropped', 'dropped', 'dropped'],
    'purchaseCurrencies[].networks[].name': ['without', 'without', 'without', 'shown'],
    'purchaseCurrencies[].networks[].chain_id': ['without', 'without', 'without', 'without'],
    'purchaseCurrencies[].networks[].contract_address': [
      'without',
      'without',
      'without',
      'without',
    ],
  },
}

const sum = (amount: string, currency = 'EUR') => ({ amount, currency })

/** S7.18 */
export const getOnrampQuote: ClientTable = {
  shapes: quoteShapes,
  good: {
    paymentTotal: sum('50.00'),
    purchaseAmount: sum('0.0197', 'TERN'),
    coinbaseFee: sum('0.75'),
    networkFee: sum('0.02'),
  },
  ask(fetch) {
    const network = { name: 'polygon-mainnet', chainId: 137, contractAddress: coin }
    return apiOver(fetch).getOnrampQuote({
      network,
      amount: '50.00',
      payment: { id: 'EUR', limits: [] },
      purchase: { id: 'a', name: 'Tern', symbol: 'TERN', networks: [network] },
    })
  },
  fields: {
    paymentTotal: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    'paymentTotal.amount': ['unreadable', 'unreadable', 'without', 'unreadable'],
    'paymentTotal.currency': ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    purchaseAmount: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    'purchaseAmount.amount': ['unreadable', 'unreadable', 'without', 'unreadable'],
    'purchaseAmount.currency': ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    coinbaseFee: ['without', 'without', 'without', 'without'],
    'coinbaseFee.amount': ['without', 'without', 'without', 'without'],
    'coinbaseFee.currency': ['without', 'without', 'without', 'without'],
    networkFee: ['without', 'without', 'without', 'without'],
    'networkFee.amount': ['without', 'without', 'without', 'without'],
    'networkFee.currency': ['without', 'without', 'without', 'without'],
  },
}

/** S7.16 */
export const createPurchaseUrl: ClientTable = {
  shapes: checkoutShapes,
  good: { url: 'https://pay.example/x' },
  ask: (fetch) =>
    apiOver(fetch).createPurchaseUrl({
      address: account,
      network: 'polygon',
      symbol: 'TERN',
      fiatAmount: '50.00',
      currency: 'EUR',
    }),
  fields: {
    url: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
  },
}

const bought = {
  id: 'one',
  metadata: {
    chain: caipChainId,
    minedAt: '2026-01-02T03:04:05Z',
    status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  },
  transfers: [
    { direction: 'in', fungible_info: { symbol: 'TERN' }, quantity: { numeric: '0.0197' } },
  ],
}

/** S7.03, what was bought. */
export const getPurchases: ClientTable = {
  shapes: purchasesShapes,
  good: { data: [bought, { ...bought, id: 'two' }] },
  ask: (fetch) => apiOver(fetch).getPurchases(account),
  rows: (purchases: readonly unknown[]) => purchases,
  fields: {
    data: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'data[].id': ['dropped', 'dropped', 'dropped', 'shown'],
    'data[].metadata': ['dropped', 'dropped', 'dropped', 'dropped'],
    'data[].metadata.chain': ['without', 'without', 'without', 'without'],
    'data[].metadata.minedAt': ['without', 'without', 'without', 'without'],
    'data[].metadata.status': ['dropped', 'dropped', 'dropped', 'dropped'],
    'data[].transfers': ['without', 'without', 'without', 'without'],
    'data[].transfers[].direction': ['without', 'without', 'without', 'without'],
    'data[].transfers[].fungible_info': ['without', 'without', 'without', 'without'],
    'data[].transfers[].fungible_info.symbol': ['without', 'without', 'without', 'shown'],
    'data[].transfers[].quantity': ['without', 'without', 'without', 'without'],
    'data[].transfers[].quantity.numeric': ['without', 'without', 'without', 'without'],
  },
}
