import { balanceShapes } from '../../blockchainApi/balance.ts'
import { pricesShapes } from '../../blockchainApi/prices.ts'
import { chainsShapes } from '../../blockchainApi/supportedChains.ts'
import { account, apiOver, caipChainId, type ClientTable, coin, otherCoin } from './table.ts'

const held = {
  name: 'Tern',
  symbol: 'TERN',
  chainId: caipChainId,
  price: 2.5,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: 'https://icons.example/tern.png',
}

/** S7.01 */
export const supports: ClientTable = {
  shapes: chainsShapes,
  good: { http: ['eip155:1', caipChainId] },
  async ask(fetch) {
    const api = apiOver(fetch)
    const asked = ['eip155:1', caipChainId]
    const known = await Promise.all(asked.map((id) => api.supportsOrFails(id)))
    return asked.filter((_, at) => known[at])
  },
  rows: (ids: readonly string[]) => ids,
  fields: {
    http: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'http[]': ['dropped', 'dropped', 'dropped', 'dropped'],
  },
}

/** S7.11; what has no address is the native currency, which keeps the network's own name. */
export const getBalance: ClientTable = {
  shapes: balanceShapes,
  good: {
    balances: [
      { ...held, address: `${caipChainId}:${coin}` },
      { ...held, address: `${caipChainId}:${otherCoin}` },
    ],
  },
  ask: (fetch) => apiOver(fetch).getBalance({ caipChainId, address: account }),
  rows: (balances: readonly unknown[]) => balances,
  fields: {
    balances: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'balances[].name': ['without', 'without', 'without', 'shown'],
    'balances[].symbol': ['dropped', 'dropped', 'dropped', 'without'],
    'balances[].chainId': ['dropped', 'dropped', 'dropped', 'dropped'],
    'balances[].address': ['without', 'without', 'dropped', 'dropped'],
    'balances[].price': ['without', 'without', 'without', 'without'],
    'balances[].quantity': ['dropped', 'dropped', 'dropped', 'dropped'],
    'balances[].quantity.decimals': ['dropped', 'dropped', 'without', 'dropped'],
    'balances[].quantity.numeric': ['dropped', 'dropped', 'without', 'dropped'],
    'balances[].iconUrl': ['without', 'without', 'without', 'without'],
  },
}

/** S7.06 */
export const getPrices: ClientTable = {
  shapes: pricesShapes,
  good: {
    fungibles: [
      { address: `${caipChainId}:${coin}`, price: 2.5 },
      { address: `${caipChainId}:${otherCoin}`, price: 3 },
    ],
  },
  ask: (fetch) => apiOver(fetch).getPrices({ caipChainId, tokens: [coin, otherCoin] }),
  rows: (prices: ReadonlyMap<string, string>) => [...prices],
  fields: {
    fungibles: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'fungibles[].address': ['dropped', 'dropped', 'dropped', 'dropped'],
    'fungibles[].price': ['dropped', 'dropped', 'dropped', 'dropped'],
  },
}
