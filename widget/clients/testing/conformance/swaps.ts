import {
  approvalShapes,
  builtShapes,
  gasPriceShapes,
  quotesShapes,
  tokensShapes,
} from '../../blockchainApi/convert.ts'
import { account, apiOver, caipChainId, type ClientTable, coin, otherCoin } from './table.ts'

/** Every one of them asks first whether the service knows the network. */
function over(fetch: typeof globalThis.fetch) {
  return apiOver((input, init) =>
    new URL(String(input)).pathname.endsWith('supported-chains')
      ? Promise.resolve(Response.json({ http: [caipChainId] }))
      : fetch(input, init),
  )
}

const listed = {
  name: 'Tern',
  symbol: 'TERN',
  decimals: 6,
  logoUri: 'https://icons.example/t.png',
}
const pair = { caipChainId, account, from: undefined, to: coin }

/** S7.05 */
export const getConvertTokens: ClientTable = {
  shapes: tokensShapes,
  good: {
    tokens: [
      { ...listed, address: `${caipChainId}:${coin}` },
      { ...listed, address: `${caipChainId}:${otherCoin}` },
    ],
  },
  ask: (fetch) => over(fetch).getConvertTokens({ caipChainId }),
  rows: (tokens: readonly unknown[]) => tokens,
  fields: {
    tokens: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'tokens[].name': ['without', 'without', 'without', 'shown'],
    'tokens[].symbol': ['dropped', 'dropped', 'dropped', 'shown'],
    'tokens[].address': ['dropped', 'dropped', 'dropped', 'dropped'],
    'tokens[].decimals': ['dropped', 'dropped', 'dropped', 'dropped'],
    'tokens[].logoUri': ['without', 'without', 'without', 'without'],
  },
}

/** S7.04; where the best quote cannot be read, the next one stands in. */
export const getConvertQuote: ClientTable = {
  shapes: quotesShapes,
  good: { quotes: [{ toAmount: '950' }, { toAmount: '950' }] },
  ask: (fetch) => over(fetch).getConvertQuote({ ...pair, amount: 1n, gasPrice: 1n }),
  fields: {
    quotes: ['unreadable', 'unreadable', 'unreadable', 'without'],
    'quotes[].toAmount': ['shown', 'shown', 'shown', 'shown'],
  },
}

/** S7.08 */
export const getGasPrice: ClientTable = {
  shapes: gasPriceShapes,
  good: { standard: '60000000128', fast: '150000000128', instant: '195000000166' },
  ask: (fetch) => over(fetch).getGasPrice({ caipChainId }),
  fields: {
    standard: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
  },
}

/** S7.09 */
export const buildConvert: ClientTable = {
  shapes: builtShapes,
  good: { tx: { to: `${caipChainId}:${otherCoin}`, data: '0xdeadbeef', amount: '7' } },
  ask: (fetch) => over(fetch).buildConvert({ ...pair, amount: 7n, slippagePercent: 1 }),
  fields: {
    tx: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    'tx.to': ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    'tx.data': ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    'tx.amount': ['shown', 'shown', 'shown', 'shown'],
  },
}

/** S7.10 */
export const buildConvertApproval: ClientTable = {
  shapes: approvalShapes,
  good: { tx: { data: '0xdeadbeef' } },
  ask: (fetch) => over(fetch).buildConvertApproval(pair),
  fields: {
    tx: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    'tx.data': ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
  },
}
