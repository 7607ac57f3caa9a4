import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import {
  errorCode,
  events,
  parseEvent,
  wireError,
  wireEvent,
  type WidgetEventName,
} from '#protocol'
import {
  account,
  chain,
  describeFields,
  type Field,
  type Fields,
  flag,
  hash,
  optional,
  textField,
} from './testing/fields.ts'

const label = textField(40, ['Connect', ''])
const id = textField(80, ['one', ''])
const amount = textField(80, ['0', '1000000'], ['', '-1', '1.5', '0x1', '1e3'])
const namespace: Field = { good: ['eip155', 'solana'], bad: ['ab', 'EIP155', '', null] }
const code: Field = {
  good: [4001, -32603, 'FRAME_TIMEOUT', 'A1'],
  bad: ['frame', '', '1A', null, {}],
}
const wallet = { id: 'one', name: 'One' }
const side = { caipChainId: 'eip155:1', token: `0x${'1'.repeat(40)}`, amount: '1' }
const sides: Field = {
  good: [side, { ...side, symbol: 'USDC' }],
  bad: [
    {},
    { ...side, caipChainId: '1' },
    { ...side, token: 'x'.repeat(129) },
    { ...side, amount: '1.5' },
    { ...side, amount: 1 },
    { ...side, symbol: 'x'.repeat(41) },
    null,
  ],
}
const session: Fields = {
  caipAccountId: account,
  address: textField(128, ['0x1']),
  chainId: { good: [undefined, 1, 8453], bad: ['1', null, Number.NaN] },
}

const rows: Readonly<Record<WidgetEventName, Fields>> = {
  open: { view: label },
  close: {
    reason: {
      good: ['user', 'escape', 'backdrop', 'success', 'page', 'error'],
      bad: ['other', '', null],
    },
  },
  viewChanged: { view: label },
  connect: {
    account,
    wallet: {
      good: [undefined, wallet, { ...wallet, rdns: 'io.one', icon: 'data:image/png;base64,AA' }],
      bad: [
        { id: 'one' },
        { ...wallet, name: 'x'.repeat(65) },
        { ...wallet, icon: 'http://a' },
        null,
      ],
    },
    via: {
      good: ['page', 'walletconnect', 'email', 'social', 'farcaster'],
      bad: ['qr', '', null, undefined],
    },
  },
  disconnect: {
    namespace,
    reason: { good: ['user', 'page', 'wallet', 'expired'], bad: ['other', null] },
  },
  accountChanged: { namespace, account: optional(account), previous: optional(account) },
  networkChanged: { namespace, caipChainId: chain, supported: flag },
  signIn: session,
  signOut: session,
  transaction: {
    id,
    kind: { good: ['approve', 'deposit', 'send', 'swap', 'request', 'pay'], bad: ['buy', null] },
    status: {
      good: ['requested', 'submitted', 'confirmed', 'failed', 'rejected'],
      bad: ['done', '', null],
    },
    caipChainId: chain,
    hash: optional(textField(128, ['0xabc', '5wHu1qwD7q'])),
    error: {
      good: [undefined, { code: 4001, message: 'No' }, { code: 'FLOOD', message: '' }],
      bad: [{ code: 4001 }, { message: 'No' }, { code: 'no', message: '' }, 'No', null],
    },
  },
  bridge: {
    id,
    status: {
      good: [
        'quoted',
        'approving',
        'depositing',
        'deposited',
        'filled',
        'expired',
        'refunded',
        'failed',
      ],
      bad: ['done', '', null],
    },
    origin: sides,
    destination: sides,
    depositId: optional(amount),
    depositHash: optional(hash),
    fillHash: optional(hash),
    fillType: optional(label),
    outputAmount: optional(amount),
    refundHash: optional(hash),
  },
  error: {
    code,
    message: textField(2_000, ['', 'No']),
    details: optional(textField(4_000, ['', 'Why'])),
  },
}

for (const [name, fields] of Object.entries(rows)) {
  const schema: unknown = events[name as WidgetEventName]
  if (!(schema instanceof z.ZodMiniObject)) throw new Error(`${name} has no fields`)
  // A newer widget may say more.
  describeFields(`the event ${name}`, schema, fields, { isStrict: false })
}

describeFields('an event on the wire', wireEvent, {
  type: textField(40, ['open', 'of a newer widget']),
  payload: { good: [{}, 7, null], bad: [] },
})

describeFields('an error on the wire', wireError, {
  code,
  message: textField(2_000, ['', 'No']),
  details: optional(textField(4_000, [''])),
  data: { good: [undefined, {}, 7, null], bad: [] },
})

describe('parseEvent', () => {
  test('behavior: what a table of its own inherits is no event', () => {
    for (const type of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '']) {
      expect(parseEvent({ type, payload: {} })).toBe(undefined)
    }
  })

  test('behavior: name and payload stay together, and what is unknown of it goes', () => {
    const payload = { view: 'Connect', secret: 1 }
    expect(parseEvent({ type: 'open', payload })).toEqual({
      type: 'open',
      payload: { view: 'Connect' },
    })
    expect(parseEvent({ type: 'close', payload })).toBe(undefined)
  })
})

test('error: a code is a number or a name in capitals, and no longer than 64', () => {
  expect(errorCode.safeParse(`A${'B'.repeat(63)}`).success).toBe(true)
  expect(errorCode.safeParse(`A${'B'.repeat(64)}`).success).toBe(false)
})
