import { identityShapes } from '../../blockchainApi/identity.ts'
import {
  namesShapes,
  profileShapes,
  registeredShapes,
  suggestionsShapes,
} from '../../blockchainApi/profile.ts'
import { account, apiOver, type ClientTable } from './table.ts'

/** S7.02 */
export const getIdentity: ClientTable = {
  shapes: identityShapes,
  good: { name: 'maren.eth', avatar: 'https://pictures.example/one.png' },
  ask: (fetch) => apiOver(fetch).getIdentity({ address: account, sender: account }),
  fields: {
    name: ['without', 'without', 'without', 'shown'],
    avatar: ['without', 'without', 'without', 'without'],
  },
}

const profile = { name: 'maren.reown.id', addresses: { 60: { address: account } } }

/** S7.12 */
export const lookUpName: ClientTable = {
  shapes: profileShapes,
  good: profile,
  ask: (fetch) => apiOver(fetch).lookUpName({ name: 'maren.reown.id' }),
  fields: {
    name: ['unreadable', 'unreadable', 'unreadable', 'shown'],
    addresses: ['without', 'without', 'without', 'without'],
    'addresses{}.address': ['without', 'without', 'without', 'without'],
  },
}

/** S7.13 */
export const getNamesOf: ClientTable = {
  shapes: namesShapes,
  good: [profile, { ...profile, name: 'kai.reown.id' }],
  ask: (fetch) => apiOver(fetch).getNamesOf({ address: account, sender: account }),
  rows: (names: readonly unknown[]) => names,
  fields: {
    '[].name': ['dropped', 'dropped', 'dropped', 'shown'],
    '[].addresses': ['without', 'without', 'without', 'without'],
    '[].addresses{}.address': ['without', 'without', 'without', 'without'],
  },
}

/** S7.14 */
export const suggestNames: ClientTable = {
  shapes: suggestionsShapes,
  good: {
    suggestions: [
      { name: 'maren.reown.id', registered: true },
      { name: 'maren1.reown.id', registered: false },
    ],
  },
  ask: (fetch) => apiOver(fetch).suggestNames({ name: 'maren', zone: 'reown.id' }),
  rows: (suggestions: readonly unknown[]) => suggestions,
  fields: {
    suggestions: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'suggestions[].name': ['dropped', 'dropped', 'dropped', 'shown'],
    'suggestions[].registered': ['dropped', 'dropped', 'dropped', 'without'],
  },
}

/** S7.15 */
export const registerName: ClientTable = {
  shapes: registeredShapes,
  good: { success: true },
  ask: (fetch) =>
    apiOver(fetch).registerName({
      name: 'maren.reown.id',
      coinType: 60,
      address: account,
      message: '{}',
      signature: '0x',
    }),
  fields: {
    success: ['unreadable', 'unreadable', 'unreadable', 'unreadable'],
  },
}
