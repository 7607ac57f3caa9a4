import { historyShapes, type HistoryPage } from '../../blockchainApi/history.ts'
import { account, apiOver, caipChainId, type ClientTable, coin } from './table.ts'

const picture = { url: 'https://media.example/a.png', content_type: 'image/png' }
const moved = { direction: 'in', quantity: { numeric: '1.5' }, value: 3.75 }
const token = {
  ...moved,
  fungible_info: { name: 'Tern', symbol: 'TERN', icon: { url: 'https://icons.example/t.png' } },
}
const thing = {
  ...moved,
  nft_info: {
    name: 'Stone',
    content: { preview: picture, detail: picture },
    flags: { is_spam: false },
  },
}

/** Two transactions that moved the same. */
function pageOf(transfer: object) {
  const entry = {
    id: 'one',
    metadata: {
      operationType: 'receive',
      hash: `0x${'ab'.repeat(32)}`,
      chain: caipChainId,
      minedAt: '2026-07-01T10:00:00.000Z',
      sentFrom: account,
      sentTo: coin,
      status: 'confirmed',
      nonce: 3,
    },
    transfers: [transfer],
  }
  return { data: [entry, { ...entry, id: 'two' }], next: 'more', scope: 'recentTokens' }
}

/** S7.03, what an account did. */
export const getHistory: ClientTable = {
  shapes: historyShapes,
  good: pageOf(token),
  other: { of: /nft_info/, good: pageOf(thing) },
  ask: (fetch) => apiOver(fetch).getHistory({ caipChainId, address: account }),
  rows: ({ entries }: HistoryPage) => entries,
  fields: {
    data: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    scope: ['without', 'without', 'without', 'without'],
    'data[].id': ['dropped', 'dropped', 'dropped', 'shown'],
    'data[].metadata': ['dropped', 'dropped', 'dropped', 'dropped'],
    'data[].metadata.operationType': ['without', 'without', 'without', 'shown'],
    'data[].metadata.hash': ['without', 'without', 'without', 'without'],
    'data[].metadata.chain': ['dropped', 'dropped', 'dropped', 'dropped'],
    'data[].metadata.minedAt': ['dropped', 'dropped', 'dropped', 'dropped'],
    'data[].metadata.sentFrom': ['without', 'without', 'without', 'without'],
    'data[].metadata.sentTo': ['without', 'without', 'without', 'without'],
    'data[].metadata.status': ['shown', 'shown', 'without', 'without'],
    'data[].metadata.nonce': ['without', 'without', 'without', 'without'],
    'data[].transfers': ['without', 'without', 'without', 'without'],
    'data[].transfers[].fungible_info': ['without', 'without', 'without', 'without'],
    'data[].transfers[].fungible_info.name': ['without', 'without', 'without', 'shown'],
    'data[].transfers[].fungible_info.symbol': ['without', 'without', 'without', 'without'],
    'data[].transfers[].fungible_info.icon': ['without', 'without', 'without', 'without'],
    'data[].transfers[].fungible_info.icon.url': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info.name': ['without', 'without', 'without', 'shown'],
    'data[].transfers[].nft_info.content': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info.content.preview': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info.content.preview.url': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info.content.preview.content_type': [
      'shown',
      'shown',
      'shown',
      'without',
    ],
    'data[].transfers[].nft_info.content.detail': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info.content.detail.url': ['without', 'without', 'without', 'without'],
    'data[].transfers[].nft_info.content.detail.content_type': [
      'shown',
      'shown',
      'shown',
      'without',
    ],
    'data[].transfers[].nft_info.flags': ['shown', 'shown', 'shown', 'shown'],
    'data[].transfers[].nft_info.flags.is_spam': ['shown', 'shown', 'shown', 'without'],
    'data[].transfers[].direction': ['without', 'without', 'without', 'without'],
    'data[].transfers[].quantity': ['without', 'without', 'without', 'without'],
    'data[].transfers[].quantity.numeric': ['without', 'without', 'without', 'without'],
    'data[].transfers[].value': ['without', 'without', 'without', 'without'],
    next: ['without', 'without', 'without', 'shown'],
  },
}
