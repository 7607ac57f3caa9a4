import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { timeouts, widget } from '#protocol'
import {
  chain,
  describeFields,
  type Field,
  type Fields,
  flag,
  numberField,
  optional,
  textField,
} from './testing/fields.ts'

const namespace: Field = {
  good: ['eip155', 'solana', 'multiversx'],
  bad: ['ab', 'EIP155', 'a'.repeat(11), '', 'eip 155', 1, null],
}
const insets = { top: 0, right: 200, bottom: 34, left: 0 }
const wallet = { id: 'one', rdns: 'io.one', name: 'One', kind: 'announced' }
const token = `0x${'2'.repeat(40)}`

/** What the frame serves, row by row; both sides check it. */
const rows: Readonly<Record<keyof typeof widget, Fields>> = {
  open: {
    view: {
      good: [undefined, 'Connect', 'Bridge', 'Pay'],
      bad: ['SendReview', 'connect', '', null, 1],
    },
    arguments: {
      good: [
        undefined,
        {},
        { amount: '12.5', token, recipient: token, caipChainId: 'eip155:1' },
        { fromToken: 'native', toToken: token },
      ],
      bad: [
        { amount: '-1' },
        { amount: '1e3' },
        { amount: '.5' },
        { amount: 1 },
        { token: 'ETH' },
        { recipient: 'name.eth' },
        { caipChainId: '1' },
        { fromToken: '0x' },
        { more: 1 },
        null,
      ],
    },
    bridge: { good: [undefined, {}, { amount: '1' }], bad: [{ amount: 'one' }, { fees: 1 }, null] },
    uri: optional(
      textField(2_048, ['wc:abc@2?relay-protocol=irn'], ['', 'wc:', 'https://a.b', 'wc:a b']),
    ),
    namespace: optional(namespace),
  },
  close: {
    reason: { good: ['user', 'page', 'error'], bad: ['other', '', null, undefined] },
  },
  request: {
    id: textField(64, ['12345678'], ['short', '1234567!']),
    method: textField(64, ['eth_call', 'solana_signMessage'], ['', 'eth.call', '7']),
    params: { good: [undefined, [], {}], bad: ['text', 1, null, [Symbol('no')]] },
    namespace: optional(namespace),
    expiry: optional(numberField(300, 604_800)),
  },
  setOptions: {
    themeMode: { good: [undefined, 'light', 'dark', 'auto'], bad: ['black', '', null] },
    themePreset: { good: [undefined, 'ember', 'violet'], bad: ['other', null] },
    themeVariables: {
      good: [undefined, {}, { '--causeway-accent': '#0d5c70' }],
      bad: [{ '--other': 'red' }, { '--causeway-accent': 'url(//a.example)' }, null],
    },
    language: optional(textField(35, ['en', 'pt-BR', 'zh-Hans-CN'], ['e', 'english', 'en_US', ''])),
    bridge: { good: [undefined, {}], bad: [{ fee: { bps: 301, recipient: token } }, null] },
    networks: {
      good: [undefined, ['eip155:1']],
      bad: [[], ['1'], Array.from({ length: 101 }, () => 'eip155:1')],
    },
    defaultNetwork: optional(chain),
    features: {
      good: [undefined, {}, { swaps: false }],
      bad: [{ swaps: 'no' }, { other: true }, null],
    },
  },
  disconnect: { namespace: optional(namespace) },
  switchNetwork: { caipChainId: chain },
  walletEvent: {
    walletId: textField(64, ['injected']),
    event: {
      good: [
        { type: 'accountsChanged', accounts: [] },
        { type: 'accountsChanged', accounts: ['0x1'] },
        { type: 'chainChanged', chainId: '0x2105' },
        { type: 'connect' },
        { type: 'disconnect' },
      ],
      bad: [
        { type: 'accountsChanged' },
        { type: 'accountsChanged', accounts: Array.from({ length: 101 }, () => '0x1') },
        { type: 'accountsChanged', accounts: ['x'.repeat(129)] },
        { type: 'chainChanged', chainId: 8453 },
        { type: 'chainChanged', chainId: '2105' },
        { type: 'chainChanged', chainId: `0x${'1'.repeat(65)}` },
        { type: 'message', data: 1 },
        { type: 'connect', chainId: '0x1' },
        null,
      ],
    },
  },
  walletsChanged: {
    wallets: {
      good: [[], [wallet], Array.from({ length: 64 }, () => wallet)],
      bad: [
        Array.from({ length: 65 }, () => wallet),
        [{ ...wallet, name: '' }],
        [{ ...wallet, name: 'x'.repeat(65) }],
        [{ ...wallet, rdns: 'io one' }],
        [{ ...wallet, id: '<b>' }],
        [{ ...wallet, icon: 'https://a.example/i.png' }],
        [{ ...wallet, icon: 'data:text/html,x' }],
        [{ ...wallet, namespace: 'EVM' }],
        [{ ...wallet, more: 1 }],
      ],
    },
  },
  pageChanged: {
    restored: optional(flag),
    insets: {
      good: [undefined, insets],
      bad: [
        ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
          { ...insets, [side]: -1 },
          { ...insets, [side]: 201 },
          { ...insets, [side]: '1' },
        ]),
        { top: 1 },
        { ...insets, middle: 1 },
        null,
      ],
    },
  },
  getLogs: { after: { good: [undefined, 0, 7], bad: ['7', null, Number.NaN] } },
  ping: {},
}

for (const [name, fields] of Object.entries(rows)) {
  const { params } = widget[name as keyof typeof widget]
  if (!(params instanceof z.ZodMiniObject)) throw new Error(`${name} has no fields`)
  describeFields(`widget.${name}`, params, fields)
}

describe('what the widget answers', () => {
  const answers: readonly (readonly [keyof typeof widget, Field])[] = [
    ['open', { good: [{ view: 'Connect' }], bad: [{}, { view: 'x'.repeat(41) }, undefined] }],
    ['close', { good: [{ closed: true }, { closed: false }], bad: [{}, { closed: 'no' }, null] }],
    ['request', { good: [undefined, null, '0x1', [], {}], bad: [] }],
    ['setOptions', { good: [undefined], bad: [null, true] }],
    [
      'getLogs',
      {
        good: [
          { text: '', last: 0, more: false },
          { text: 'x'.repeat(60_000), last: 9, more: true },
        ],
        bad: [
          { text: 'x'.repeat(60_001), last: 0, more: false },
          { text: '', last: '0', more: false },
          { text: '', last: 0 },
          { text: '', last: 0, more: false, key: 1 },
        ],
      },
    ],
    ['ping', { good: [{ session: 'one' }], bad: [{}, { session: 'x'.repeat(65) }, 'one'] }],
  ]

  test.each(answers)('default: %s takes its own answers alone', (name, { good, bad }) => {
    const { result } = widget[name]
    expect(good.filter((value) => !result.safeParse(value).success)).toEqual([])
    expect(bad.filter((value) => result.safeParse(value).success)).toEqual([])
  })

  test('behavior: what may take a person’s time has no limit, all else ends', () => {
    const endless = Object.entries(widget).filter(
      ([, { timeout }]) => timeouts[timeout] === undefined,
    )
    expect(endless.map(([name]) => name).toSorted()).toEqual(['request', 'switchNetwork'])
    expect(timeouts[widget.ping.timeout]).toBeLessThan(timeouts[widget.open.timeout] ?? 0)
  })
})
