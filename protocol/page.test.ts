import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { page, timeouts, welcome } from '#protocol'
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

const names: Field = {
  good: [[], ['insets'], Array.from({ length: 50 }, () => 'a')],
  bad: [Array.from({ length: 51 }, () => 'a'), ['x'.repeat(41)], [7], 'insets', null],
}
const wallet = { id: 'one', rdns: 'io.one', name: 'One', kind: 'announced' }
const wallets: Field = {
  good: [[], [wallet], Array.from({ length: 64 }, () => wallet)],
  bad: [Array.from({ length: 65 }, () => wallet), [{ ...wallet, kind: 'other' }], [{}], {}, null],
}
const state = {
  open: false,
  loading: false,
  status: 'disconnected',
  networkSupported: true,
  accounts: [],
  openTransfers: 0,
}
const event = { type: 'open', payload: { view: 'Connect' } }
const lockName = textField(120, ['transfer:1', 'a.b-c_d'], ['', 'a b', 'a/b', 'ü'])
const id = textField(64, ['12345678', 'a-b_c-d_e'], ['1234567', 'with space', ''])
const method = textField(64, ['eth_call', 'signMessage'], ['1call', '_call', 'eth-call', ''])
const params: Field = {
  good: [undefined, [], [1, 'two', null], { key: [true] }, Array.from({ length: 32 }, () => 0)],
  bad: [Array.from({ length: 33 }, () => 0), [() => 1], [Number.NaN], 'text', 7, null, new Map()],
}

/** What the page serves, row by row. */
const rows: Readonly<Record<keyof typeof page, Fields>> = {
  hello: {
    protocols: { good: [[1], [1, 2, 3]], bad: [[], Array.from({ length: 17 }, () => 1), ['1'], 1] },
    capabilities: names,
    build: textField(64, ['0.1.0', '']),
    session: textField(64, ['12345678'], ['', '1234567']),
  },
  refused: {
    code: { good: ['ORIGIN_NOT_ALLOWED', 4001, -32603], bad: ['origin', '', '1A', null, {}] },
    message: textField(500, ['', 'It is not allowed here']),
  },
  publish: {
    revision: { good: [0, 7], bad: ['7', null, Number.NaN] },
    state: { good: [state], bad: [{}, { ...state, status: 'lost' }, { ...state, open: 1 }, null] },
    events: {
      good: [[], [event], Array.from({ length: 50 }, () => event)],
      bad: [Array.from({ length: 51 }, () => event), [{ type: 'open', extra: 1 }], [7], null],
    },
  },
  show: {},
  hide: {
    reason: {
      good: ['user', 'escape', 'backdrop', 'success', 'page', 'error'],
      bad: ['closed', '', null, 1],
    },
  },
  resize: { height: numberField(0, 5_000) },
  walletRequest: {
    id,
    method,
    params,
    walletId: textField(64, ['injected', 'solana:One']),
    caipChainId: optional(chain),
    account: optional(textField(128, ['0x1', ''])),
  },
  discoverWallets: {
    namespaces: {
      good: [[], ['solana'], Array.from({ length: 50 }, () => 'solana')],
      bad: [Array.from({ length: 51 }, () => 'solana'), ['x'.repeat(11)], [1], 'solana'],
    },
  },
  signIn: {
    method: textField(40, ['getNonce', '']),
    params: { good: [{}, [], 'anything', null], bad: [] },
  },
  openUrl: { url: textField(2_048, ['https://one.example', 'wc:1@2']) },
  lock: { name: lockName },
  unlock: { name: lockName },
}

for (const [name, fields] of Object.entries(rows)) {
  const { params: schema } = page[name as keyof typeof page]
  if (!(schema instanceof z.ZodMiniObject)) throw new Error(`${name} has no fields`)
  describeFields(`page.${name}`, schema, fields)
}

describeFields('welcome', welcome, {
  protocol: { good: [1], bad: ['1', null, Number.NaN] },
  capabilities: names,
  loader: textField(64, ['0.1.0']),
  instance: textField(64, ['one']),
  options: { good: [{}, { mode: 'inline' }], bad: [{ mode: 'window' }, { unknown: 1 }, null] },
  page: {
    good: [
      { title: '', language: 'en' },
      { title: 'One', icon: 'https://one.example/i.png', language: 'de-CH' },
    ],
    bad: [
      {},
      { title: 'x'.repeat(201), language: 'en' },
      { title: '', language: 'x'.repeat(36) },
      { title: '', language: 'en', icon: 'x'.repeat(2_049) },
      { title: '', language: 'en', more: 1 },
    ],
  },
  wallets,
})

describe('what the page answers', () => {
  const answers: readonly (readonly [keyof typeof page, Field])[] = [
    ['refused', { good: [undefined], bad: [null, 0, {}] }],
    ['publish', { good: [undefined], bad: [null, 'ok'] }],
    ['openUrl', { good: [{ opened: true }, { opened: false }], bad: [{}, { opened: 1 }, true] }],
    [
      'lock',
      { good: [{ granted: true }], bad: [{}, { granted: 'yes' }, { granted: true, at: 1 }] },
    ],
    [
      'signIn',
      {
        good: [
          { ok: true, value: 1 },
          { ok: false, error: { code: 4001, message: 'No' } },
        ],
        bad: [{ ok: true, value: 1, more: 2 }, { ok: false, error: 'No' }, null],
      },
    ],
  ]

  test.each(answers)('default: %s takes its own answers alone', (name, { good, bad }) => {
    const { result } = page[name]
    expect(good.filter((value) => !result.safeParse(value).success)).toEqual([])
    expect(bad.filter((value) => result.safeParse(value).success)).toEqual([])
  })

  test('behavior: what may take a person’s time has no limit, all else ends', () => {
    const endless = Object.entries(page).filter(
      ([, { timeout }]) => timeouts[timeout] === undefined,
    )
    expect(endless.map(([name]) => name).toSorted()).toEqual(['signIn', 'walletRequest'])
  })
})

test('behavior: flags are no texts', () => {
  expect(
    flag.bad.filter((value) => page.openUrl.result.safeParse({ opened: value }).success),
  ).toEqual([])
})
