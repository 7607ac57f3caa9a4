import { describe, expect, test } from 'vitest'
import type { SolanaAction, SolanaAmount } from '../../approval.ts'
import { dest, friend, own, source, thief, usdc } from '../../testing/solana.ts'
import type { Allowed } from './changes.ts'
import { worseOf } from './worse.ts'

const WRAPPED = 'So11111111111111111111111111111111111111112'
const naming = {
  own,
  decimals: new Map([[usdc, 6]]),
  symbolOf: (mint: string) => (mint === usdc ? 'USDC' : 'ODD'),
}
const units = (amount: bigint | null, mint: string | null = usdc, decimals: number | null = null) =>
  ({ amount, token: { mint, decimals } }) satisfies SolanaAmount
const sol = (amount: bigint | null): SolanaAmount => ({ amount, token: null })
const action = (
  act: SolanaAction['act'],
  amount: SolanaAmount | null,
  parties: SolanaAction['parties'] = [],
  isDangerous = false,
): SolanaAction => ({ act, amount, parties, isDangerous })
const to = { role: 'to', address: friend } as const

type Told = { moved?: Record<string, bigint>; allowed?: readonly Allowed[]; fee?: bigint }
function worse(actions: readonly SolanaAction[], ...told: readonly Told[]) {
  const tried = told.map(({ moved = {}, allowed = [], fee = 0n }) => ({
    allowed,
    fee,
    moved: new Map(Object.entries(moved)),
  }))
  return worseOf(tried, actions, naming)
}
const amounts = (trial: ReturnType<typeof worse>) =>
  trial.gives.map(({ token: { contract, amount } }) => [contract, amount])

describe('what the instructions take', () => {
  const some = action('transfer', units(5n), [to])
  const all = action('transfer', units(null), [to])

  test('default: tokens and items by their sums, and nothing else of them', () => {
    expect(worse([some, action('burn', units(2n))], {})).toEqual({
      status: 'tried',
      gets: [],
      allows: [],
      isWorse: false,
      hasMore: false,
      gives: [
        {
          token: { contract: usdc, symbol: 'USDC', decimals: 6, amount: 7n },
          tokenId: null,
        },
      ],
    })
  })

  test.each([
    ['first', [all, some]],
    ['last', [some, all]],
    ['twice', [all, all]],
  ])('behavior: all there is comes %s: no node can say more', (_, actions) => {
    const trial = worse(actions, { moved: { [usdc]: -1_000n } })
    expect(amounts(trial)).toEqual([[usdc, null]])
    expect(trial.isWorse).toBe(false)
  })

  test('behavior: an account that is made takes what it is given', () => {
    expect(amounts(worse([action('create', sol(9n))], {}))).toEqual([['', 9n]])
  })

  test('behavior: an account that is set up takes nothing', () => {
    expect(amounts(worse([action('setUp', sol(9n)), action('approve', units(9n))], {}))).toEqual([])
  })

  test('behavior: wrapped SOL is SOL, and what names no token is drawn by itself', () => {
    const both = [action('send', sol(5n), [to]), action('transfer', units(3n, WRAPPED), [to])]
    expect(amounts(worse(both, {}))).toEqual([['', 8n]])
    expect(amounts(worse([action('transfer', units(3n, null), [to])], {}))).toEqual([])
  })

  test('behavior: from oneself, from others, and to oneself', () => {
    const from = (address: string) => ({ role: 'from', address }) as const
    expect(amounts(worse([action('send', sol(5n), [from(own), to])], {}))).toEqual([['', 5n]])
    expect(amounts(worse([action('send', sol(5n), [from(source), to])], {}))).toEqual([])
    expect(amounts(worse([action('burn', units(5n), [from(source)])], {}))).toEqual([[usdc, 5n]])
    const back = { role: 'to', address: own } as const
    expect(amounts(worse([action('send', sol(5n), [back])], {}))).toEqual([])
  })

  const named = (...actions: readonly SolanaAction[]) => worse(actions, {}).gives[0]?.token

  test('behavior: decimals are as drawn, else as the node says', () => {
    expect(named(action('transfer', units(5n, usdc, 9), [to]))).toMatchObject({ decimals: 9 })
    expect(named(some)).toMatchObject({ decimals: 6, symbol: 'USDC' })
    expect(named(action('send', sol(5n), [to]))).toMatchObject({ symbol: 'SOL', decimals: 9 })
  })

  test('behavior: an amount whose decimals nobody says is units of no name', () => {
    expect(named(action('transfer', units(5n, dest), [to]))).toMatchObject({
      contract: dest,
      decimals: null,
      symbol: null,
    })
  })

  test('behavior: decimals that one action draws are those of the others', () => {
    const later = [
      action('transfer', units(5n, dest), [to]),
      action('transfer', units(5n, dest, 0), [to]),
    ]
    expect(named(...later)).toMatchObject({ decimals: 0, symbol: 'ODD', amount: 10n })
    expect(named(...later.toReversed())).toMatchObject({ decimals: 0 })
  })
})

describe('what a node says', () => {
  test('behavior: what opening costs is SOL, once for each account, and no token', () => {
    const opens = action('create', null)
    const made = action('create', sol(1n))
    const setUp = action('setUp', null)
    const spent = (token: string, amount: bigint) => ({ moved: { [token]: -amount } })
    expect(worse([opens], spent('', 5_000_000n)).isWorse).toBe(false)
    expect(worse([opens], spent('', 5_000_001n)).isWorse).toBe(true)
    expect(worse([opens, opens], spent('', 10_000_000n)).isWorse).toBe(false)
    expect(worse([opens], spent(usdc, 1n)).isWorse).toBe(true)
    expect(worse([made], spent('', 2n)).isWorse).toBe(true)
    expect(worse([setUp], spent('', 1n)).isWorse).toBe(true)
  })

  test('behavior: the fee is SOL’s alone, and what did not move is not told', () => {
    expect(amounts(worse([], { moved: { [usdc]: -3n }, fee: 2n }))).toEqual([[usdc, 3n]])
    const still = worse([], { moved: { [usdc]: 0n, '': 0n } })
    expect(still).toMatchObject({ gives: [], gets: [], isWorse: false })
    const came = worse([], { moved: { [usdc]: 4n, '': 7n } })
    expect(came.gives).toEqual([])
    expect(came.gets).toEqual([
      { token: { contract: usdc, symbol: 'USDC', decimals: 6, amount: 4n }, tokenId: null },
      { token: { contract: '', symbol: 'SOL', decimals: 9, amount: 7n }, tokenId: null },
    ])
  })

  test('behavior: the same amount in several transactions is their sum', () => {
    const twice = worse([], { moved: { [usdc]: -3n, '': 2n } }, { moved: { [usdc]: -4n, '': 2n } })
    expect(amounts(twice)).toEqual([[usdc, 7n]])
    expect(twice.gets).toMatchObject([{ token: { amount: 4n } }])
  })
})

describe('rights', () => {
  const right = (amount: bigint | null, spender = thief, token = usdc): Allowed => ({
    token,
    spender,
    amount,
  })
  const rights = (actions: readonly SolanaAction[], ...allowed: readonly Allowed[]) =>
    worse(actions, { allowed }).allows.map(({ spender, token: { contract, amount } }) => [
      ...[spender, contract, amount],
    ])
  const approve = (amount: bigint | null, mint: string | null = usdc, spender = thief) =>
    action('approve', units(amount, mint), [{ role: 'spender', address: spender }], true)

  test('default: each once by the largest amount, without an end and of no item', () => {
    const trial = worse([], { allowed: [right(3n), right(9n)] }, { allowed: [right(5n)] })
    expect(trial.allows).toEqual([
      {
        spender: thief,
        tokenId: null,
        until: null,
        token: { contract: usdc, symbol: 'USDC', decimals: 6, amount: 9n },
      },
    ])
    expect(trial.isWorse).toBe(true)
  })

  test('behavior: without a limit is more than any amount, whichever comes first', () => {
    expect(rights([], right(9n), right(null))).toEqual([[thief, usdc, null]])
    expect(rights([], right(null), right(9n))).toEqual([[thief, usdc, null]])
  })

  test('behavior: another spender or another token is another right', () => {
    expect(rights([], right(1n), right(2n, friend), right(3n, thief, dest))).toEqual([
      [thief, usdc, 1n],
      [friend, usdc, 2n],
      [thief, dest, 3n],
    ])
  })

  test.each<[string, readonly SolanaAction[], Allowed]>([
    ['the same', [approve(5n)], right(5n)],
    ['more', [approve(6n)], right(5n)],
    ['all there is', [approve(null)], right(null)],
    ['as much of a token that it does not name', [approve(5n, null)], right(5n)],
    [
      'control of the account',
      [action('control', null, [{ role: 'newOwner', address: thief }], true)],
      right(null),
    ],
  ])('behavior: an instruction says so: %s', (_, actions, allowed) => {
    expect(rights(actions, allowed)).toEqual([])
  })

  test.each<[string, readonly SolanaAction[], Allowed]>([
    ['less', [approve(4n)], right(5n)],
    ['some, and it is all', [approve(4n)], right(null)],
    ['another token', [approve(5n, dest)], right(5n)],
    ['another spender', [approve(5n, usdc, friend)], right(5n)],
    ['less of a token that it does not name', [approve(4n, null)], right(5n)],
    ['an unnamed token for another', [approve(5n, null, friend)], right(5n)],
    [
      'a transfer to them of an unnamed token',
      [action('transfer', units(9n, null), [{ role: 'to', address: thief }])],
      right(5n),
    ],
    [
      'a transfer of it with them as spender',
      [action('transfer', units(9n), [{ role: 'spender', address: thief }])],
      right(5n),
    ],
    [
      'an approval for nobody',
      [action('approve', units(9n), [{ role: 'account', address: thief }], true)],
      right(5n),
    ],
    ['an approval of SOL', [{ ...approve(5n), amount: sol(5n) }], right(5n)],
    ['an approval of nothing', [{ ...approve(5n), amount: null }], right(5n)],
    [
      'control handed to somebody else',
      [action('control', null, [{ role: 'newOwner', address: friend }], true)],
      right(null),
    ],
    [
      'control that is harmless',
      [action('control', null, [{ role: 'newOwner', address: thief }])],
      right(null),
    ],
  ])('attack: S7 no instruction says so: %s', (_, actions, allowed) => {
    expect(rights(actions, allowed)).toEqual([[allowed.spender, allowed.token, allowed.amount]])
  })
})

test('limit: twenty of a kind are told, and that there are more', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `mint${at}`)
  const moved = (count: number, amount: bigint) => ({
    moved: Object.fromEntries(names(count).map((name) => [name, amount])),
  })
  const allowed = (count: number) => ({
    allowed: names(count).map((token) => ({ token, spender: thief, amount: 1n })),
  })
  for (const [told, kind] of [
    [(count: number) => moved(count, -1n), 'gives'],
    [(count: number) => moved(count, 1n), 'gets'],
    [allowed, 'allows'],
  ] as const) {
    const [few, many] = [worse([], told(20)), worse([], told(21))]
    expect([few[kind].length, few.hasMore]).toEqual([20, false])
    expect([many[kind].length, many.hasMore]).toEqual([20, true])
  }
})
