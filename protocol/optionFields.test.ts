import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  bridgeOptions,
  themePresets,
  themeVariableNames,
  themeVariables,
  widgetOptions,
} from '#protocol'
import {
  address,
  chain,
  describeFields,
  type Field,
  flag,
  numberField,
  optional,
  textField,
} from './testing/fields.ts'

const token = `0x${'2'.repeat(40)}`
const web = textField(
  2_048,
  ['https://one.example', 'http://localhost:1/a?b#c'],
  ['', 'one.example', 'ftp://one.example', 'javascript:alert(1)', 'https://a b', '//one.example'],
)
const oneOf = (...good: readonly string[]): Field => ({ good, bad: ['other', '', 1, null] })
const lookOf = (good: readonly unknown[], bad: readonly unknown[]): Field => ({
  good: [undefined, {}, ...good],
  bad: [{ more: 1 }, null, 'text', 7, ...bad],
})
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const color = [
  '#fff',
  '#0d5c70',
  '#0d5c70ff',
  'red',
  'rgb(1, 2, 3)',
  'hsla(1deg 2% 3% / 50%)',
  'oklch(0.5 0.1 200)',
]
const noColor = [
  '#ff',
  '#fffffffff',
  '#ggg',
  'url(https://a.example)',
  'var(--x)',
  'red; color: blue',
  'rgb(1,2,3',
  'RED',
  '',
]
const texts = (good: readonly string[], bad: readonly string[]): Field => ({
  good: [undefined, ...good],
  bad: [...bad, 1, null, {}],
})

describeFields('bridgeOptions', bridgeOptions, {
  origin: lookOf(
    [{ caipChainId: 'eip155:1' }, { token }, { token: 'native' }],
    [{ caipChainId: '1' }, { token: 'ETH' }, { token: '0x' }],
  ),
  destination: lookOf([{ caipChainId: 'eip155:1', token }], [{ token: 1 }]),
  recipient: optional(address),
  amount: texts(['0', '12.5', '0.000001'], ['-1', '1.', '.5', '1e3', '1,5', '', '1'.repeat(61)]),
  lock: {
    good: [undefined, [], ['origin'], ['origin', 'destination', 'amount', 'recipient']],
    bad: [['fee'], many(5, 'amount'), 'amount', null],
  },
  fee: {
    good: [undefined, { bps: 1, recipient: token }, { bps: 300, recipient: token }],
    bad: [
      {},
      { bps: 0, recipient: token },
      { bps: 301, recipient: token },
      { bps: '50', recipient: token },
      { bps: 50, recipient: 'name.eth' },
      { bps: 50 },
      { bps: 50, recipient: token, more: 1 },
      null,
    ],
  },
  integratorId: texts(['0xdead', '0xABCD'], ['dead', '0xdea', '0xdeadb', '0xghij', '']),
})

const customWallet = { id: 'one', name: 'One' }
const customs = (change: object) => ({ custom: [{ ...customWallet, ...change }] })

describeFields('widgetOptions', widgetOptions, {
  mode: optional(oneOf('modal', 'inline', 'bridge')),
  target: optional(textField(256, ['#bridge', 'main > div'], [''])),
  projectId: optional(textField(64, ['abc-123_X'], ['', 'a b', 'a/b', '<a>'])),
  metadata: lookOf(
    [{ name: 'One', url: 'https://one.example', icons: ['https://one.example/i.png'] }],
    [
      { name: 'x'.repeat(121) },
      { url: 'one.example' },
      { icons: ['javascript:alert(1)'] },
      { icons: many(5, 'https://one.example') },
    ],
  ),
  networks: {
    good: [undefined, ['eip155:1'], [{ name: 'Own' }, 'solana:mainnet'], many(100, 'eip155:1')],
    bad: [[], ['1'], [7], many(101, 'eip155:1'), 'eip155:1', null],
  },
  defaultNetwork: optional(chain),
  allowUnsupportedNetwork: optional(flag),
  features: lookOf(
    [
      ...[
        ...['analytics', 'bridge', 'send', 'receive', 'swaps', 'history', 'nfts', 'pay', 'names'],
        ...['networks', 'tokens', 'pendingTransactions', 'legalCheckbox', 'collapseWallets'],
        ...['smartSessions', 'email', 'profile', 'emailShowWallets', 'onramp'],
      ].flatMap((name) => [{ [name]: true }, { [name]: false }]),
      { onramp: { meldPublicKey: 'pk_1:a-b' } },
      { allWallets: 'only-mobile' },
      { socials: false },
      { socials: ['google', 'farcaster'] },
      { connectMethodsOrder: ['wallet', 'email'] },
      { connectorTypeOrder: ['recent'] },
    ],
    [
      { bridge: 'true' },
      { send: 1 },
      { onramp: {} },
      { onramp: { meldPublicKey: 'a b' } },
      { onramp: { meldPublicKey: 'a', secret: 'b' } },
      { allWallets: true },
      { socials: true },
      { socials: ['myspace'] },
      { connectMethodsOrder: ['sms'] },
      { connectMethodsOrder: many(4, 'wallet') },
      { connectorTypeOrder: ['other'] },
      { connectorTypeOrder: many(8, 'recent') },
    ],
  ),
  legal: lookOf(
    [{ termsUrl: 'https://one.example/terms' }, { privacyUrl: 'http://localhost/p' }],
    [{ termsUrl: 'javascript:alert(1)' }, { privacyUrl: '/privacy' }],
  ),
  bridge: lookOf([{ amount: '1' }], [{ amount: 1 }]),
  signIn: {
    good: [
      undefined,
      'required',
      'optional',
      {},
      { required: true, statement: 'Welcome.', expirationMs: 60_000 },
      { resources: ['https://one.example', 'urn:x'], signOutOnDisconnect: false },
    ],
    bad: [
      'always',
      true,
      { statement: 'line\nbreak' },
      { statement: 'x'.repeat(501) },
      { expirationMs: 59_999 },
      { expirationMs: 366 * 24 * 3_600_000 },
      { resources: ['no uri'] },
      { resources: many(21, 'urn:x') },
      { verifier: 'nobody' },
      { more: 1 },
    ],
  },
  siwx: { good: [undefined, {}, { getNonce: () => 'n' }], bad: ['text', 1, null] },
  siweConfig: { good: [undefined, {}], bad: ['text', 1, null] },
  wallets: lookOf(
    [
      { page: false, exclude: ['io.one'], provider: {} },
      { baseAccount: true },
      { baseAccount: { url: 'https://keys.example/connect' } },
      { safeOrigins: ['https://safe.example', 'http://localhost:3000'] },
      { include: ['a-1'], featured: ['b_2'], custom: [customWallet] },
      customs({
        rdns: 'io.one',
        imageUrl: 'data:image/png;base64,AA',
        homepage: 'https://one.example',
      }),
      customs({
        mobileLink: 'one://wc',
        desktopLink: 'https://one.example/wc',
        webappLink: 'https://one.example',
      }),
    ],
    [
      { page: 'yes' },
      { exclude: ['x'.repeat(129)] },
      { exclude: many(51, 'a') },
      { baseAccount: { url: 'keys.example' } },
      { safeOrigins: ['https://safe.example/path'] },
      { safeOrigins: many(11, 'https://safe.example') },
      { include: ['a b'] },
      { featured: many(51, 'a') },
      { custom: many(21, customWallet) },
      customs({ id: '' }),
      customs({ name: ' ' }),
      customs({ name: 'x'.repeat(41) }),
      customs({ imageUrl: 'http://one.example/i.png' }),
      customs({ homepage: 'http://one.example' }),
      ...['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'http:', 'intent:'].map(
        (scheme) => customs({ mobileLink: `${scheme}//x` }),
      ),
      customs({ chromeStore: 'chrome://extensions' }),
      customs({ more: 1 }),
    ],
  ),
  defaultAccountTypes: lookOf(
    [
      { eip155: 'eoa' },
      { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' },
    ],
    [{ eip155: 'other' }, { solana: 'smartAccount' }, { bip122: 'eoa' }, { cosmos: 'eoa' }],
  ),
  restrictedTimezones: {
    good: [undefined, true, false, [], ['Asia/Shanghai', 'Etc/GMT+8']],
    bad: ['Asia/Shanghai', ['Asia Shanghai'], ['x'.repeat(65)], many(101, 'A'), null],
  },
  announce: optional(flag),
  reconnect: optional(flag),
  preload: optional(oneOf('none', 'intent', 'visible', 'idle')),
  disableAppend: optional(flag),
  zIndex: optional(numberField(0, 2_147_483_647)),
  themeMode: optional(oneOf('light', 'dark', 'auto')),
  themePreset: optional(oneOf(...themePresets)),
  themeVariables: lookOf([{ '--causeway-accent': 'red' }], [{ '--accent': 'red' }]),
  language: texts(
    ['en', 'pt-BR', 'zh-Hans-CN', 'fil'],
    ['', 'e', 'en_US', 'english', 'en-', '-en'],
  ),
  frameUrl: optional(web),
  nonce: optional(textField(256, ['abc=='])),
  logLevel: optional(oneOf('none', 'error', 'warn', 'info', 'debug')),
})

describeFields('themeVariables', themeVariables, {
  '--causeway-accent': texts(color, noColor),
  '--causeway-font-family': texts(
    ['Inter', "'Open Sans', serif", '"A-b", c'],
    ['', 'a;b', 'url(x)', 'a{b}', 'x'.repeat(201)],
  ),
  '--causeway-font-size-master': texts(
    ['14px', '0.9rem', '1em'],
    ['14', '14pt', '-1px', 'calc(1px)', ''],
  ),
  '--causeway-radius-master': texts(['0px', '4px', '8.125px'], ['4', '1000px', '4 px', '']),
  '--causeway-color-mix': texts(color, noColor),
  '--causeway-color-mix-strength': texts(['0%', '42%', '100%'], ['101%', '42', '-1%', '1.5%', '']),
  '--causeway-z-index': texts(['0', '999', '2147483647'], ['-1', '1.5', 'auto', '12345678901', '']),
  '--causeway-qr-color': texts(color, noColor),
})

describe('options', () => {
  test('behavior: every variable has its shape, and no other', () => {
    expect(Object.keys(themeVariables.shape).toSorted()).toEqual([...themeVariableNames].toSorted())
  })

  test('behavior: every option can be left out', () => {
    expect(widgetOptions.safeParse({})).toEqual({ success: true, data: {} })
    const required = Object.entries(widgetOptions.shape).filter(
      ([, schema]) => !(schema instanceof z.ZodMiniOptional),
    )
    expect(required.map(([name]) => name)).toEqual([])
  })
})
