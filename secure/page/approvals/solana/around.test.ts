import { describe, expect, test } from 'vitest'
import { fromBase58 } from '../../keys/base58.ts'
import { concatBytes } from '../../keys/bytes.ts'
import { dest, friend, jupiter, own, source, thief, usdc } from '../testing/solana.ts'
import type { SolanaInstruction } from './instruction.ts'
import { SYSTEM, TOKEN, TOKEN_2022, TOKEN_ACCOUNTS } from './programs.ts'
import { readInstructions } from './readInstructions.ts'

const bytes = (...values: readonly number[]) => new Uint8Array(values)
const key = (address: string) => fromBase58(address) ?? bytes()
const u64 = (value: number) => bytes(value, 0, 0, 0, 0, 0, 0, 0)
const says = (
  data: Uint8Array<ArrayBuffer>,
  accounts: readonly (string | undefined)[],
  program = TOKEN,
): SolanaInstruction => ({ program, accounts, data })

/** Names no token: what it is of stands elsewhere, and so does whose the receiving account is. */
const plain = (from: string, to: string = friend) =>
  says(concatBytes(bytes(3), u64(7)), [from, to, own])
const last = (...all: readonly SolanaInstruction[]) => readInstructions(all, own).actions.at(-1)
const tokenAfter = (one: SolanaInstruction, from: string) => last(one, plain(from))?.amount?.token
const receiverAfter = (...before: readonly SolanaInstruction[]) =>
  last(...before, plain(source, dest))?.parties.find(({ role }) => role === 'to')?.address

const nobody = { mint: null, decimals: null }
const known = { mint: usdc, decimals: 6 }
const unsized = { mint: usdc, decimals: null }
/** Amount and decimals, as the checked ones of both programs end. */
const checked = (tag: number) => concatBytes(bytes(tag), u64(7), bytes(6))
const withFee = concatBytes(bytes(26, 1), u64(7), bytes(6), u64(1))

describe('the token that a plain transfer is of', () => {
  test.each<[string, SolanaInstruction, object, object]>([
    [
      'a checked transfer names it of both accounts',
      says(checked(12), [source, usdc, dest, own]),
      known,
      known,
    ],
    ['one with a fee too', says(withFee, [source, usdc, dest, own], TOKEN_2022), known, known],
    [
      'a checked approval of the first',
      says(checked(13), [source, usdc, dest, own]),
      known,
      nobody,
    ],
    ['a checked burning of the first', says(checked(15), [source, usdc, dest]), known, nobody],
    ['a checked minting of neither', says(checked(14), [source, usdc, dest]), nobody, nobody],
    ['an account that is set up', says(bytes(1), [source, usdc, own]), unsized, nobody],
    [
      'one by its newer way',
      says(concatBytes(bytes(16), key(own)), [source, usdc]),
      unsized,
      nobody,
    ],
    ['one by its newest', says(concatBytes(bytes(18), key(own)), [source, usdc]), unsized, nobody],
    [
      'one that is opened',
      says(bytes(1), [own, source, own, usdc, SYSTEM, TOKEN], TOKEN_ACCOUNTS),
      unsized,
      nobody,
    ],
    [
      'the same words of another program',
      says(checked(12), [source, usdc, dest, own], jupiter),
      nobody,
      nobody,
    ],
    [
      'what is longer than it should be',
      says(concatBytes(checked(12), bytes(0)), [source, usdc, dest, own]),
      nobody,
      nobody,
    ],
    [
      'a fee of another kind',
      says(
        concatBytes(bytes(26, 2), u64(7), bytes(6), u64(1)),
        [source, usdc, dest, own],
        TOKEN_2022,
      ),
      nobody,
      nobody,
    ],
    [
      'a fee that is longer',
      says(concatBytes(withFee, bytes(0)), [source, usdc, dest, own], TOKEN_2022),
      nobody,
      nobody,
    ],
    [
      'another one as long as a fee’s',
      says(
        concatBytes(bytes(27, 1), u64(7), bytes(6), u64(1)),
        [source, usdc, dest, own],
        TOKEN_2022,
      ),
      nobody,
      nobody,
    ],
    [
      'a token in a lookup table',
      says(checked(12), [source, undefined, dest, own]),
      nobody,
      nobody,
    ],
  ])('behavior: %s', (_, one, first, second) => {
    expect(tokenAfter(one, source)).toEqual(first)
    expect(tokenAfter(one, dest)).toEqual(second)
  })

  test('behavior: what the network told, and only what came before', () => {
    const mints = new Map([[source, usdc]])
    const told = readInstructions([plain(source)], own, mints)
    expect(told.actions[0]?.amount?.token).toEqual(unsized)
    const later = [plain(source), says(checked(12), [source, usdc, dest, own])]
    expect(readInstructions(later, own).actions[0]?.amount?.token).toEqual(nobody)
    expect(mints).toEqual(new Map([[source, usdc]]))
  })

  test('behavior: accounts in a lookup table say nothing of others', () => {
    const hidden = says(checked(12), [undefined, usdc, undefined, own])
    expect(tokenAfter(hidden, source)).toEqual(nobody)
    expect(readInstructions([hidden], own).hasHidden).toBe(true)
    expect(readInstructions([hidden, plain(source)], own).hasHidden).toBe(true)
    expect(readInstructions([plain(source)], own).hasHidden).toBe(false)
  })
})

describe('who receives by an account that is set up on the way', () => {
  const opened = says(bytes(1), [own, dest, thief, usdc, SYSTEM, TOKEN], TOKEN_ACCOUNTS)
  const setUp = (tag: number) => says(concatBytes(bytes(tag), key(thief)), [dest, usdc])

  test.each<[string, SolanaInstruction]>([
    ['opened for them', opened],
    ['set up for them', says(bytes(1), [dest, usdc, thief])],
    ['set up in the newer way', setUp(16)],
    ['set up in the newest', setUp(18)],
    ['of Token-2022', { ...setUp(18), program: TOKEN_2022 }],
  ])('behavior: %s', (_, one) => {
    expect(receiverAfter(one)).toBe(thief)
  })

  test.each<[string, readonly SolanaInstruction[]]>([
    ['nobody knows whose it is', []],
    ['it was handed over', [opened, says(concatBytes(bytes(6, 2, 1), key(friend)), [dest, thief])]],
    ['it was closed', [opened, says(bytes(9), [dest, thief, thief])]],
    ['its owner is cut off', [says(concatBytes(bytes(18), key(thief).slice(1)), [dest, usdc])]],
    [
      'another thing was done with it',
      [says(concatBytes(bytes(4), key(thief)), [dest, usdc, thief])],
    ],
    ['its owner stands in a lookup table', [says(bytes(1), [dest, usdc, undefined])]],
    [
      'other words of the program that opens',
      [says(bytes(2), [own, dest, thief, usdc, SYSTEM, TOKEN], TOKEN_ACCOUNTS)],
    ],
    ['the same words of another program', [{ ...opened, program: jupiter }]],
  ])('behavior: the account itself, where %s', (_, before) => {
    expect(receiverAfter(...before)).toBe(dest)
  })

  test('behavior: another account that was closed changes nothing', () => {
    expect(receiverAfter(opened, says(bytes(9), [source, thief, own]))).toBe(thief)
    expect(receiverAfter(opened, says(bytes(9), [undefined, thief, own]))).toBe(thief)
    expect(receiverAfter(opened, says(bytes(7, 1, 0, 0, 0, 0, 0, 0, 0), [dest, dest, own]))).toBe(
      thief,
    )
  })
})

describe('data that ends too early', () => {
  test.each<[string, SolanaInstruction]>([
    ['an amount', says(bytes(3, 1, 2), [source, dest, own])],
    ['an authority', says(concatBytes(bytes(6, 2, 1), key(thief).slice(1)), [source, own])],
    ['nothing at all', says(bytes(), [source, dest, own])],
    [
      'an authority that is neither one nor none',
      says(concatBytes(bytes(6, 2, 2), key(thief)), [source, own]),
    ],
    [
      'a seed longer than seeds are',
      says(
        concatBytes(
          bytes(3, 0, 0, 0),
          key(own),
          bytes(33, 0, 0, 0, 0, 0, 0, 0),
          new Uint8Array(33),
          u64(1),
          u64(0),
          key(TOKEN),
        ),
        [own, source, own],
        SYSTEM,
      ),
    ],
    [
      'a seed longer than what is there',
      says(
        concatBytes(bytes(3, 0, 0, 0), key(own), bytes(30, 0, 0, 0, 0, 0, 0, 0), bytes(1)),
        [own, source, own],
        SYSTEM,
      ),
    ],
  ])('error: %s is not understood, and names its program', (_, one) => {
    expect(readInstructions([one], own)).toEqual({
      actions: [],
      unknown: [one.program],
      hasHidden: false,
      isLasting: false,
    })
  })

  test('behavior: a seed of 32 bytes is the longest, and none may be written as zeros', () => {
    const seed = concatBytes(bytes(32, 0, 0, 0, 0, 0, 0, 0), new Uint8Array(32))
    const create = concatBytes(bytes(3, 0, 0, 0), key(own), seed, u64(1), u64(0), key(TOKEN))
    expect(readInstructions([says(create, [own, source, own], SYSTEM)], own)).toMatchObject({
      unknown: [],
      actions: [{ act: 'create' }],
    })
    const none = says(concatBytes(bytes(6, 2, 0), new Uint8Array(32)), [source, own])
    expect(last(none)?.parties).toContainEqual({ role: 'newOwner', address: null })
    expect(last(says(bytes(6, 2, 0), [source, own]))?.parties).toContainEqual({
      role: 'newOwner',
      address: null,
    })
  })
})
