import { describe, expect, test } from 'vitest'
import {
  caipAccountId,
  caipChainId,
  evmAddress,
  evmChainIdOf,
  fromWireError,
  hash32,
  hexBytes,
  isError,
  isUserRejection,
  json,
  negotiate,
  pageWallet,
  parseCaipAccountId,
  parseEvent,
  rpcParams,
  snapshot,
  standardCodes,
  toWireError,
  widget,
} from '#protocol'

const ok = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('json', () => {
  test('default: JSON and nothing else', () => {
    expect(ok(json, { a: [1, 'b', null, { c: true }] })).toBe(true)
    const bad = [1n, Number.NaN, () => 1, new Date(), new Map(), Symbol('s'), new (class {})()]
    for (const value of bad) expect([typeof value, ok(json, value)]).toEqual([typeof value, false])
  })

  test('error: too deep, too large, too many', () => {
    let deep: unknown = 1
    for (let level = 0; level < 40; level += 1) deep = [deep]
    expect(ok(json, deep)).toBe(false)
    expect(ok(json, 'x'.repeat(299_999))).toBe(false) // with its quotes
    expect(ok(rpcParams, Array(33).fill(1))).toBe(false)
    expect(ok(rpcParams, 'text')).toBe(false)
  })

  test('behavior: what nodes take of one transaction fits, with the rest of the request', () => {
    const most = `0x${'ab'.repeat(131_072)}`
    expect(ok(hexBytes, most)).toBe(true)
    const address = `0x${'1'.repeat(40)}`
    expect(ok(rpcParams, [{ from: address, to: address, data: most, value: '0x1' }])).toBe(true)
    expect(ok(hexBytes, `${most}ab`)).toBe(false)
    expect(ok(rpcParams, [most, most])).toBe(false)
  })

  test('error: own prototype keys, at any depth', () => {
    for (const text of [
      '{"__proto__":{"a":1}}',
      '[{"x":{"constructor":1}}]',
      '[{"prototype":1}]',
    ]) {
      expect(ok(rpcParams, JSON.parse(text))).toBe(false)
    }
  })
})

describe('caip', () => {
  test('default: ids and their parts', () => {
    expect(ok(caipChainId, 'eip155:8453')).toBe(true)
    expect(parseCaipAccountId(`eip155:1:0x${'a'.repeat(40)}`)).toEqual({
      caipChainId: 'eip155:1',
      address: `0x${'a'.repeat(40)}`,
    })
    expect(evmChainIdOf('eip155:31337')).toBe(31_337)
  })
  test.each([
    '',
    '1',
    'eip155',
    'eip155:',
    'eip155/1',
    'EIP155:1',
    'eip155:NaN',
    'eip155:-1',
    `eip155:${'1'.repeat(33)}`,
  ])('error: %j is no chain (S5.10)', (id) => {
    expect(ok(caipChainId, id)).toBe(false)
  })
  test.each(['solana:5eykt', 'eip155:0', 'eip155:01', 'eip155:9007199254740993'])(
    'error: %s has no EVM chain id',
    (id) => {
      expect(evmChainIdOf(id)).toBe(undefined)
    },
  )
  test('error: hash and address have exact lengths (S5.02, S5.09)', () => {
    expect(ok(hash32, `0x${'a'.repeat(64)}`)).toBe(true)
    expect(ok(hash32, `0x${'a'.repeat(63)}`)).toBe(false)
    expect(ok(evmAddress, `0x${'a'.repeat(40)}`)).toBe(true)
    for (const bad of [39, 41]) expect(ok(evmAddress, `0x${'a'.repeat(bad)}`)).toBe(false)
    expect(ok(evmAddress, `0x${'g'.repeat(40)}`)).toBe(false)
    expect(ok(caipAccountId, 'eip155:1')).toBe(false)
  })
})

describe('errors', () => {
  test('default: the numbers of the standards (S8.09)', () => {
    const { parse, invalidRequest, methodNotFound, invalidParams, internal } = standardCodes
    const rpc = [parse, invalidRequest, methodNotFound, invalidParams, internal]
    expect(rpc.map(({ code }) => code)).toEqual([-32700, -32600, -32601, -32602, -32603])
    const { invalidInput, userRejected, unauthorized } = standardCodes
    const { unrecognizedChain, userRejectedSession } = standardCodes
    const wallets = [invalidInput, userRejected, unauthorized, unrecognizedChain]
    expect(wallets.map(({ code }) => code)).toEqual([-32000, 4001, 4100, 4902])
    expect(userRejectedSession.code).toBe(5000)
  })

  test('default: round trip of every standard code (S8.09)', () => {
    for (const { code } of Object.values(standardCodes)) {
      const error = fromWireError(toWireError(Object.assign(new Error('text'), { code })))
      expect(isError(error, code)).toBe(true)
    }
  })
  test.each([undefined, null, 'text', 4001, {}, { code: {} }, { code: 'lower case' }])(
    'error: %j becomes an internal one',
    (thrown) => {
      expect(toWireError(thrown)).toEqual({ code: -32603, message: 'An error occurred' })
    },
  )
  test('behavior: long texts are cut, data that is not JSON is dropped', () => {
    const thrown = { code: 1, message: 'm'.repeat(5_000), data: { big: 1n } }
    expect(toWireError(thrown)).toEqual({ code: 1, message: 'm'.repeat(2_000) })
  })
  test('behavior: 4001, 5000 and ACTION_REJECTED are the person saying no', () => {
    expect([4001, 5000, 'ACTION_REJECTED', 4100].map((code) => isUserRejection({ code }))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('version', () => {
  test('default: the highest that both speak, N to N-2', () => {
    expect(negotiate([3, 2, 1], [2, 1])).toBe(2)
    expect(negotiate([3, 2, 1], [5, 4, 3])).toBe(3)
  })
  test('error: none', () => {
    expect(negotiate([1], [2])).toBe(undefined)
    expect(negotiate([1], [])).toBe(undefined)
  })
})

describe('events', () => {
  test('default: a known event is parsed', () => {
    const event = { type: 'open', payload: { view: 'Connect' } }
    expect(parseEvent(event)).toEqual(event)
  })
  test.each([
    { type: 'somethingNew', payload: {} },
    { type: 'open', payload: { view: 1 } },
    { type: 'constructor', payload: {} },
    { type: '__proto__', payload: {} },
  ])('behavior: %j is dropped', (event) => {
    expect(parseEvent(event)).toBe(undefined)
  })
})

describe('wallets and snapshot', () => {
  const wallet = { id: 'a', rdns: 'a.b', name: 'A', kind: 'announced' }
  test('error: lying metadata is refused', () => {
    expect(ok(pageWallet, wallet)).toBe(true)
    const lies = [
      { name: '' },
      { name: 'x'.repeat(65) },
      { rdns: 'a b' },
      { icon: 'https://track.test/i.png' },
      { icon: 'data:text/html,<script>' },
      { icon: `data:image/png;base64,${'A'.repeat(200_001)}` },
      { extra: 1 },
    ]
    for (const lie of lies) expect(ok(pageWallet, { ...wallet, ...lie })).toBe(false)
  })
  test('error: a wallet event has its own shape', () => {
    const sent = (event: unknown) => ok(widget.walletEvent.params, { walletId: 'a', event })
    expect(sent({ type: 'chainChanged', chainId: '0x1' })).toBe(true)
    expect(sent({ type: 'chainChanged', chainId: 1 })).toBe(false)
    expect(sent({ type: 'accountsChanged', accounts: [1] })).toBe(false)
    expect(sent({ type: 'message' })).toBe(false)
  })
  test('error: a snapshot holds five fields and no more', () => {
    expect(ok(snapshot, { version: 1, accounts: [], openTransfer: false })).toBe(true)
    expect(ok(snapshot, { version: 2, accounts: [], openTransfer: false })).toBe(false)
    expect(ok(snapshot, { version: 1, accounts: [], openTransfer: false, key: 1 })).toBe(false)
  })
})
