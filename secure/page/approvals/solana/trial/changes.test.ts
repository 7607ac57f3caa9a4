import { describe, expect, test } from 'vitest'
import { concatBytes } from '../../../keys/bytes.ts'
import { fromBase58 } from '../../../keys/base58.ts'
import { dest, friend, own, source, thief, usdc } from '../../testing/solana.ts'
import { SYSTEM, TOKEN, TOKEN_2022 } from '../programs.ts'
import { changesOf } from './changes.ts'
import { type ChainAccount, readDecimals, readTable, readTokenAccount } from './tokenAccount.ts'

const RENT = 2_039_280n
const ALL = 2n ** 64n - 1n
type Holding = {
  owner?: string
  amount?: bigint
  delegate?: string
  delegated?: bigint
  closer?: string
  lamports?: bigint
  isNative?: boolean
  tail?: readonly number[]
  program?: string
  state?: number
}

/** A token account as both programs lay it out. */
function holding(given: Holding = {}): ChainAccount {
  const { owner = own, amount = 100n, delegate, delegated = 0n, closer, state = 1 } = given
  const { lamports = RENT, isNative = false, tail = [], program = TOKEN } = given
  const data = new Uint8Array(165 + tail.length)
  const view = new DataView(data.buffer)
  const key = (at: number, address: string) => data.set(fromBase58(address) ?? [], at)
  key(0, usdc)
  key(32, owner)
  view.setBigUint64(64, amount, true)
  data[108] = state
  data.set(tail, 165)
  if (isNative) view.setUint32(109, 1, true)
  if (delegate !== undefined) {
    view.setUint32(72, 1, true)
    key(76, delegate)
    view.setBigUint64(121, delegated, true)
  }
  if (closer !== undefined) {
    view.setUint32(129, 1, true)
    key(133, closer)
  }
  return { lamports, program, data }
}
const wallet = (lamports: bigint, program = SYSTEM): ChainAccount => ({
  lamports,
  program,
  data: new Uint8Array(),
})

function changes(before: Record<string, ChainAccount>, after: Record<string, ChainAccount>) {
  const { moved, allowed } = changesOf(
    own,
    new Map(Object.entries(before)),
    new Map(Object.entries(after)),
  )
  return { moved: Object.fromEntries(moved), allowed }
}
const became = (before: Holding, after: Holding | null) =>
  changes({ [source]: holding(before) }, { [source]: after && holding(after) })

describe('what differs between two looks', () => {
  test('default: SOL and tokens that leave or come, in all accounts that are the person’s', () => {
    const before = { [own]: wallet(9n), [source]: holding(), [dest]: holding({ owner: thief }) }
    const after = {
      [own]: wallet(4n),
      [source]: holding({ amount: 70n }),
      [dest]: holding({ owner: thief, amount: 130n }),
    }
    expect(changes(before, after)).toEqual({ moved: { '': -5n, [usdc]: -30n }, allowed: [] })
    expect(changes(after, before).moved).toEqual({ '': 5n, [usdc]: 30n })
    expect(changes(before, before)).toEqual({ moved: {}, allowed: [] })
  })

  test('behavior: what an account costs is the person’s as long as the account is', () => {
    const opened = changes(
      { [own]: wallet(RENT + 5n), [source]: null },
      { [own]: wallet(5n), [source]: holding({ amount: 0n }) },
    )
    expect(opened).toEqual({ moved: {}, allowed: [] })
    expect(became({ amount: 0n }, null).moved).toEqual({ '': -RENT })
  })

  test('behavior: wrapped SOL is SOL', () => {
    const wrapped = holding({ isNative: true, amount: 7n, lamports: RENT + 7n })
    const before = { [own]: wallet(RENT + 10n), [source]: null }
    expect(changes(before, { [own]: wallet(3n), [source]: wrapped }).moved).toEqual({})
    expect(changes({ [source]: wrapped }, { [source]: null }).moved).toEqual({ '': -RENT - 7n })
  })

  test('attack: S7 an account that is handed over is lost, with what comes to it later', () => {
    const { moved, allowed } = became({}, { owner: thief })
    expect(moved).toEqual({ '': -RENT, [usdc]: -100n })
    expect(allowed).toEqual([{ token: usdc, spender: thief, amount: null }])
  })

  test('attack: S7 new and larger allowances are told, those of before are not', () => {
    const allows = (before: Holding, after: Holding) => became(before, after).allowed
    const some = { delegate: thief, delegated: 5n }
    expect(allows({}, some)).toEqual([{ token: usdc, spender: thief, amount: 5n }])
    expect(allows({ ...some, delegated: 4n }, some)).toHaveLength(1)
    expect(allows({ ...some, delegate: friend }, some)).toHaveLength(1)
    expect(allows({}, { delegate: thief, delegated: ALL })).toEqual([
      { token: usdc, spender: thief, amount: null },
    ])
    expect(allows(some, some)).toEqual([])
    expect(allows({ ...some, delegated: 6n }, some)).toEqual([])
    expect(allows({}, { delegate: own, delegated: 5n })).toEqual([])
    expect(allows({}, { ...some, owner: friend })).toEqual([
      { token: usdc, spender: friend, amount: null },
    ])
  })

  test('attack: S7 who may close an account may take its lamports', () => {
    const all = [{ token: '', spender: thief, amount: RENT }]
    expect(became({}, { closer: thief }).allowed).toEqual(all)
    expect(became({ closer: friend }, { closer: thief }).allowed).toEqual(all)
    expect(became({ closer: thief }, { closer: thief }).allowed).toEqual([])
    expect(became({}, { closer: own }).allowed).toEqual([])
  })

  test('attack: S7 a program that becomes the wallet’s owner may take all of it', () => {
    const { allowed } = changes({ [own]: wallet(9n) }, { [own]: wallet(9n, thief) })
    expect(allowed).toEqual([{ token: '', spender: thief, amount: null }])
    expect(changes({ [own]: wallet(9n, thief) }, { [own]: wallet(9n) }).allowed).toEqual([])
  })
})

describe('accounts of the network', () => {
  test('behavior: accounts of Token-2022 are read with what stands behind them', () => {
    const long = holding({ tail: [2, 7, 0, 0, 0], program: TOKEN_2022 })
    expect(readTokenAccount(long)).toMatchObject({ owner: own, mint: usdc, amount: 100n })
    expect(readTokenAccount(holding({ state: 2 }))).toMatchObject({ amount: 100n })
  })

  test.each<[string, ChainAccount]>([
    ['nothing', null],
    ['another program’s', holding({ program: thief })],
    ['one that is not set up', holding({ state: 0 })],
    ['a mint with extensions', holding({ tail: [1, 0], program: TOKEN_2022 })],
    ['one of several signers', holding({ tail: [2, ...new Array(189).fill(0)] })],
    ['a short one', { lamports: 1n, program: TOKEN, data: new Uint8Array(164) }],
  ])('error: %s is no token account', (_, account) => {
    expect(readTokenAccount(account)).toBeUndefined()
  })

  test('behavior: decimals of a mint, addresses of a lookup table', () => {
    const mint = new Uint8Array(82)
    mint[44] = 6
    expect(readDecimals({ lamports: 1n, program: TOKEN, data: mint })).toBe(6)
    expect(readDecimals({ lamports: 1n, program: thief, data: mint })).toBeUndefined()
    expect(readDecimals(null)).toBeUndefined()
    const program = 'AddressLookupTab1e1111111111111111111111111'
    const key = (address: string) => fromBase58(address) ?? new Uint8Array()
    const data = concatBytes(new Uint8Array(56), key(own), key(usdc))
    expect(readTable({ lamports: 1n, program, data })).toEqual([own, usdc])
    expect(readTable({ lamports: 1n, program, data: data.slice(0, 100) })).toBeUndefined()
    expect(readTable({ lamports: 1n, program: TOKEN, data })).toBeUndefined()
  })
})
