import { expect, test } from 'vitest'
import { widgetOptions } from '#protocol'
import { caipOfOption, ignoredOptions, translateOptions } from './options.ts'

const widget = { frameUrl: 'https://widget.example/embed/' }

test('default: options of AppKit become options that the loader takes', () => {
  const translated = translateOptions({
    widget,
    projectId: 'abc',
    adapters: [{}],
    networks: [{ id: 1, name: 'Ethereum' }, { id: 8453 }, { id: 1, caipNetworkId: 'eip155:10' }],
    defaultNetwork: { id: 8453 },
    metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] },
    features: { swaps: false, socials: ['google'], allWallets: false },
    themeMode: 'light',
    themeVariables: {
      '--apkt-accent': '#123456',
      '--w3m-border-radius-master': '4px',
      '--w3m-color-mix-strength': 40,
      '--w3m-z-index': 1000,
    },
    featuredWalletIds: ['id-1'],
    customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://', webapp_link: 'https://o.wn' }],
    termsConditionsUrl: 'https://shop.example/terms',
    enableEIP6963: false,
    enableReconnect: false,
    enableNetworkSwitch: false,
    allowUnsupportedChain: true,
  })
  expect(translated).toEqual({
    ...widget,
    projectId: 'abc',
    networks: ['eip155:1', 'eip155:8453', 'eip155:10'],
    defaultNetwork: 'eip155:8453',
    metadata: { name: 'Shop', url: 'https://shop.example', icons: [] },
    features: { swaps: false, socials: ['google'], allWallets: 'hide', networks: false },
    themeMode: 'light',
    themeVariables: {
      '--causeway-accent': '#123456',
      '--causeway-radius-master': '4px',
      '--causeway-color-mix-strength': '40%',
      '--causeway-z-index': '1000',
    },
    wallets: {
      page: false,
      featured: ['id-1'],
      custom: [{ id: 'own', name: 'Own', mobileLink: 'own://', webappLink: 'https://o.wn' }],
    },
    legal: { termsUrl: 'https://shop.example/terms' },
    reconnect: false,
    allowUnsupportedNetwork: true,
  })
  expect(widgetOptions.safeParse(translated).success).toBe(true)
})

test('default: nothing that was not given is passed on, and own options win', () => {
  expect(translateOptions({ widget })).toEqual(widget)
  const own = { ...widget, networks: ['eip155:10' as const] }
  expect(translateOptions({ widget: own, networks: [{ id: 1 }] }).networks).toEqual(['eip155:10'])
})

test('behavior: options without a counterpart are named', () => {
  const given = { widget, debug: true, basic: false, chainImages: {}, tokens: undefined }
  expect(ignoredOptions(given)).toEqual(['chainImages'])
  expect(
    ignoredOptions({ widget, features: { smartSessions: true, reownAuthentication: true } }),
  ).toEqual(['features.reownAuthentication'])
})

test('behavior: kinds of account that there are not are left out, and named (SV-F6, S6.02)', () => {
  const all = { eip155: 'eoa', solana: 'eoa', bip122: 'payment' } as const
  expect(translateOptions({ widget, defaultAccountTypes: all })).toEqual({
    ...widget,
    defaultAccountTypes: all,
  })
  expect(ignoredOptions({ widget, defaultAccountTypes: all })).toEqual([])
  const odd = { eip155: 'smartAccount', bip122: 'ordinal', near: 'eoa', constructor: 'eoa' }
  expect(translateOptions({ widget, defaultAccountTypes: odd })).toEqual({
    ...widget,
    defaultAccountTypes: { eip155: 'smartAccount' },
  })
  expect(ignoredOptions({ widget, defaultAccountTypes: odd })).toEqual([
    'defaultAccountTypes.bip122',
    'defaultAccountTypes.near',
    'defaultAccountTypes.constructor',
  ])
  expect(translateOptions({ widget, defaultAccountTypes: { bip122: 'stx' } })).toEqual(widget)
})

test('behavior: a network of another namespace keeps its own id', () => {
  const named = { name: 'Tern', caipChainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }
  expect(
    caipOfOption({ ...named, nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 } }),
  ).toBe(named.caipChainId)
})
