import fc from 'fast-check'
import type { TrialAllowance } from '#bridges/across/trial/trial.ts'
import { type Address, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Action, BridgeAction, CallAction } from '../approval.ts'
import { nothing, type Tried } from './testing/tried.ts'
import { worseOf } from './worseOf.ts'

const usdc = getAddress('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913')
const dai: Address = '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'
const friend: Address = `0x${'12'.repeat(20)}`
const thief: Address = `0x${'7e'.repeat(20)}`
const named = (contract: string, amount: bigint | null) => ({
  contract,
  amount,
  symbol: null,
  decimals: null,
})

const transfer = (amount: bigint, contract: string = usdc): Action => ({
  kind: 'transfer',
  to: friend,
  token: named(contract, amount),
})
const approve = (amount: bigint | null, spender: string = friend): Action => ({
  kind: 'approve',
  spender,
  token: named(usdc, amount),
})
const send = (amount: bigint): Action => ({ kind: 'send', to: friend, amount })
const unreadable: CallAction = {
  kind: 'call',
  contract: thief,
  contractName: null,
  amount: 0n,
  selector: '0xdeadbeef',
  data: '0xdeadbeef',
  alarms: [],
  reading: { kind: 'unknown', words: 0 },
}
const bridge = (isNative: boolean): BridgeAction => ({
  kind: 'bridge',
  contract: friend,
  isNative,
  token: named(usdc, 50n),
  output: named(dai, 49n),
  chain: { id: 10n, name: null, currency: null },
  recipient: friend,
  depositor: friend,
  until: { at: 1n },
  exclusive: null,
  message: { kind: 'none' },
  warnings: [],
  loss: null,
})
const allowance = (given: Partial<TrialAllowance> = {}): TrialAllowance => ({
  token: usdc,
  spender: friend,
  amount: 9n,
  id: null,
  until: null,
  ...given,
})
const worse = (
  outcome: Partial<Tried>,
  actions: readonly Action[],
  values: readonly bigint[] = [],
) => {
  const calls = values.map((value) => ({ value }))
  return worseOf({ ...nothing, ...outcome }, calls, actions)
}

describe('what leaves', () => {
  test('default: a node that says that nothing happens changes nothing of what was decoded', () => {
    expect(worse({}, [transfer(7n), transfer(5n), transfer(3n, dai)])).toEqual({
      gives: [
        { contract: usdc, amount: 12n, id: null },
        { contract: dai, amount: 3n, id: null },
      ],
      gets: [],
      allows: [],
      isWorse: false,
      hasMore: false,
    })
    expect(worse({}, [send(4n), send(5n)], [4n, 5n]).gives).toEqual([
      { contract: null, amount: 9n, id: null },
    ])
    expect(worse({}, [bridge(false)]).gives).toMatchObject([{ contract: usdc, amount: 50n }])
  })

  test('behavior: wrapped currency of a deposit leaves as the value of its call, once', () => {
    expect(worse({ native: -50n }, [bridge(true)], [50n])).toMatchObject({
      gives: [{ contract: null, amount: 50n }],
      isWorse: false,
    })
  })

  test('behavior: what a node finds beyond it is drawn, and is worse', () => {
    const tokens = [{ token: usdc, difference: -8n }]
    expect(worse({ tokens }, [transfer(7n)])).toMatchObject({
      gives: [{ contract: usdc, amount: 8n }],
      isWorse: true,
    })
    expect(worse({ tokens: [{ token: usdc, difference: -7n }] }, [transfer(7n)]).isWorse).toBe(
      false,
    )
    expect(worse({ native: -9n }, [send(8n)], [8n])).toMatchObject({
      gives: [{ contract: null, amount: 9n }],
      isWorse: true,
    })
    expect(worse({ native: -8n }, [send(8n)], [8n]).isWorse).toBe(false)
    const items = [{ token: dai, id: 3n, difference: -1n }]
    expect(worse({ items }, [send(8n)], [8n])).toMatchObject({
      gives: [{ contract: null }, { contract: dai, amount: 1n, id: 3n }],
      isWorse: true,
    })
  })

  test('behavior: of a call that nobody can read it is drawn, without more words', () => {
    const tokens = [{ token: usdc, difference: -8n }]
    expect(worse({ tokens, hasMore: true }, [unreadable])).toEqual({
      gives: [{ contract: usdc, amount: 8n, id: null }],
      gets: [],
      allows: [],
      isWorse: false,
      hasMore: true,
    })
    // What is told by itself needs no reservation.
    expect(worse({ hasMore: true }, [transfer(1n)]).hasMore).toBe(false)
    expect(worse({ hasMore: true }, [transfer(1n), unreadable]).hasMore).toBe(true)
  })

  test('behavior: letters of an address are the same in capitals', () => {
    const tokens = [{ token: usdc, difference: -8n }]
    expect(worse({ tokens }, [transfer(7n, usdc.toLowerCase())]).gives).toHaveLength(1)
  })

  test('attack: over any outcome, never less than the node says and never less than the calldata says', () => {
    const amount = fc.bigInt(0n, 2n ** 128n)
    const difference = fc.bigInt(-(2n ** 128n), 2n ** 128n)
    fc.assert(
      fc.property(amount, amount, difference, difference, (told, value, token, native) => {
        const outcome = { native, tokens: [{ token: usdc, difference: token }] }
        const { gives, gets } = worse(outcome, [transfer(told), send(value)], [0n, value])
        const of = (list: typeof gives, contract: string | null) =>
          list.find((one) => one.contract === contract)?.amount ?? 0n
        for (const least of [told, -token]) expect(of(gives, usdc) >= least).toBe(true)
        for (const least of [value, -native]) expect(of(gives, null) >= least).toBe(true)
        expect(gives.every(({ amount: shown }) => shown >= 0n)).toBe(true)
        expect(of(gets, usdc)).toBe(token > 0n ? token : 0n)
        expect(of(gets, null)).toBe(native > 0n ? native : 0n)
      }),
    )
  })
})

describe('what comes', () => {
  test('behavior: currency, tokens and items that come are drawn apart from what leaves', () => {
    const outcome = {
      native: 4n,
      tokens: [
        { token: dai, difference: 6n },
        { token: usdc, difference: -5n },
      ],
      items: [{ token: friend, id: 1n, difference: 2n }],
    }
    expect(worse(outcome, [unreadable])).toMatchObject({
      gives: [{ contract: usdc, amount: 5n }],
      gets: [
        { contract: null, amount: 4n },
        { contract: dai, amount: 6n },
        { contract: friend, amount: 2n, id: 1n },
      ],
    })
  })

  test('attack: what comes takes nothing off what the calldata says that leaves', () => {
    const tokens = [{ token: usdc, difference: 100n }]
    expect(worse({ tokens }, [transfer(7n)])).toMatchObject({
      gives: [{ contract: usdc, amount: 7n }],
      gets: [{ contract: usdc, amount: 100n }],
    })
  })
})

describe('what others may take', () => {
  test('behavior: an allowance that the request asks for is not drawn twice', () => {
    const allowances = [allowance()]
    for (const given of [9n, 10n, null]) {
      expect(worse({ allowances }, [approve(given)])).toMatchObject({ allows: [], isWorse: false })
    }
  })

  test.each([
    ['a larger one', allowance({ amount: 10n }), approve(9n)],
    ['one without limit', allowance({ amount: null }), approve(9n)],
    ['one for somebody else', allowance({ spender: thief }), approve(9n)],
    ['one of another token', allowance({ token: dai }), approve(9n)],
    ['one beside a payment', allowance(), send(1n)],
  ])('attack: %s is drawn, and is worse', (_, one, action) => {
    expect(worse({ allowances: [one] }, [action])).toMatchObject({ allows: [one], isWorse: true })
  })

  test('behavior: of a call that nobody can read it is drawn as well', () => {
    const allowances = [allowance()]
    expect(worse({ allowances }, [unreadable])).toMatchObject({
      allows: allowances,
      isWorse: false,
    })
  })
})
