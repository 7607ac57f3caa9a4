import { revokeShapes, sessionsShapes } from '../../blockchainApi/sessions.ts'
import { account, apiOver, caipChainId, type ClientTable } from './table.ts'

const session = {
  pci: 'one',
  expiry: 1_900_000_000,
  permissions: [{ type: 'contract-call' }, { type: 'native-token-transfer' }],
  project: { name: 'Shop', url: 'https://shop.example' },
}

/** S7.19; without its end one could not be ended: it is a part of what the account signs for that. */
export const getSessions: ClientTable = {
  shapes: sessionsShapes,
  good: { pcis: [session, { ...session, pci: 'two' }] },
  ask: (fetch) => apiOver(fetch).getSessions({ account: `${caipChainId}:${account}` }),
  rows: (sessions: readonly unknown[]) => sessions,
  fields: {
    pcis: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'pcis[].pci': ['dropped', 'dropped', 'dropped', 'shown'],
    'pcis[].expiry': ['dropped', 'dropped', 'dropped', 'dropped'],
    'pcis[].permissions': ['without', 'without', 'without', 'without'],
    'pcis[].permissions[].type': ['without', 'without', 'without', 'shown'],
    'pcis[].project': ['without', 'without', 'without', 'without'],
    'pcis[].project.name': ['shown', 'shown', 'shown', 'shown'],
    'pcis[].project.url': ['without', 'without', 'without', 'without'],
  },
}

/** S7.20 */
export const revokeSession: ClientTable = {
  shapes: revokeShapes,
  good: { success: true },
  ask: (fetch) => apiOver(fetch).revokeSession({ address: account, pci: 'one', signature: '0x' }),
  fields: {
    success: ['unreadable', 'unreadable', 'unreadable', 'without'],
  },
}
