import { createAnalytics, analyticsShapes } from '../../analytics.ts'
import {
  createWalletRegistry,
  originsShapes,
  walletsShapes,
  type WalletsPage,
} from '../../walletRegistry/walletRegistry.ts'
import type { ClientTable } from './table.ts'

const over = (fetch: typeof globalThis.fetch) =>
  createWalletRegistry({ projectId: 'abc', version: '1', url: 'https://api.example', fetch })

const wallet = {
  id: 'one',
  name: 'Pebble',
  badge_type: 'certified',
  chains: ['eip155:1'],
  image_id: 'image',
  homepage: 'https://pebble.example',
  rdns: 'example.pebble',
  mobile_link: 'pebble://',
  link_mode: 'https://pebble.example/link',
  desktop_link: 'pebble-desktop://',
  webapp_link: 'https://app.pebble.example',
  app_store: 'https://apps.example/pebble',
  play_store: 'https://play.example/pebble',
  chrome_store: 'https://chrome.example/pebble',
}

/** S7.24 */
export const getWallets: ClientTable = {
  shapes: walletsShapes,
  good: { data: [wallet, { ...wallet, id: 'two' }], count: 40 },
  ask: (fetch) => over(fetch).getWallets({ page: 1, entries: 40 }),
  rows: ({ wallets }: WalletsPage) => wallets,
  fields: {
    data: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'data[].id': ['dropped', 'dropped', 'dropped', 'shown'],
    'data[].name': ['dropped', 'dropped', 'dropped', 'shown'],
    'data[].badge_type': ['without', 'without', 'without', 'without'],
    'data[].chains': ['without', 'without', 'without', 'without'],
    'data[].chains[]': ['without', 'without', 'without', 'without'],
    'data[].image_id': ['without', 'without', 'without', 'shown'],
    'data[].homepage': ['without', 'without', 'without', 'without'],
    'data[].mobile_link': ['without', 'without', 'without', 'without'],
    'data[].link_mode': ['without', 'without', 'without', 'without'],
    'data[].desktop_link': ['without', 'without', 'without', 'without'],
    'data[].webapp_link': ['without', 'without', 'without', 'without'],
    'data[].app_store': ['without', 'without', 'without', 'without'],
    'data[].play_store': ['without', 'without', 'without', 'without'],
    'data[].chrome_store': ['without', 'without', 'without', 'without'],
    'data[].rdns': ['without', 'without', 'without', 'shown'],
    count: ['without', 'without', 'without', 'without'],
  },
}

/** S7.25 */
export const getAllowedOrigins: ClientTable = {
  shapes: originsShapes,
  good: { allowedOrigins: ['https://shop.example', 'https://www.shop.example'] },
  ask: (fetch) => over(fetch).getAllowedOrigins(),
  rows: (origins: readonly string[]) => origins,
  fields: {
    allowedOrigins: ['unreadable', 'unreadable', 'unreadable', 'dropped'],
    'allowedOrigins[]': ['dropped', 'dropped', 'dropped', 'shown'],
  },
}

/** S7.25; no view shows it: the answer only decides whether events are sent. */
export const getAnalyticsConfig: ClientTable = {
  shapes: analyticsShapes,
  good: { isAnalyticsEnabled: true },
  ask: (fetch) =>
    new Promise((resolve, reject) => {
      const told: typeof globalThis.fetch = (input, init) => {
        if (init?.method !== 'POST') return fetch(input, init)
        resolve('told')
        return Promise.resolve(new Response())
      }
      createAnalytics({
        projectId: 'abc',
        origin: 'https://shop.example',
        version: '1',
        fetch: told,
        apiUrl: 'https://api.example',
        analyticsUrl: 'https://pulse.example',
        onForbidden: reject,
        onFailed: reject,
      }).send({ type: 'track', event: 'MODAL_OPEN' })
      // Where the project wants no events, none is sent.
      setTimeout(() => resolve('kept'), 20)
    }),
  fields: {
    isAnalyticsEnabled: ['unreadable', 'unreadable', 'unreadable', 'without'],
  },
}
