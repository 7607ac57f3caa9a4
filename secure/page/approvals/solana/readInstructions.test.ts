import { describe, expect, test } from 'vitest'
import { parseSolanaTransaction } from '../../requests/rpc/solanaTransaction.ts'
import {
  budget,
  dest,
  friend,
  honest,
  jupiter,
  memo,
  open,
  own,
  recoverNested,
  type SentInstruction,
  source,
  system,
  thief,
  token,
  transactionOf,
  unknown,
  usdc,
} from '../testing/solana.ts'
import { programName, SYSTEM, TOKEN, TOKEN_2022 } from './programs.ts'
import { feeOf } from './readBudget.ts'
import { readInstructions } from './readInstructions.ts'

function read(instructions: readonly SentInstruction[], looked: readonly string[] = []) {
  const bytes = transactionOf(instructions, { version: 0, looked })
  const parsed = parseSolanaTransaction(bytes, own)
  if (parsed === undefined) throw new Error('It cannot be read')
  return readInstructions(parsed.instructions, own)
}
const t = token()
const t22 = token(TOKEN_2022)
const one = (instruction: SentInstruction) => read([instruction]).actions[0]
const to = (address: string | null) => ({ role: 'to', address })
const account = { role: 'account', address: source }
const mint = { role: 'token', address: usdc }
const sol = (amount: bigint) => ({ amount, token: null })
const usd = (amount: bigint | null) => ({ amount, token: { mint: usdc, decimals: 6 } })
const units = (amount: bigint | null) => ({ amount, token: { mint: null, decimals: null } })

describe('what is understood', () => {
  test.each(honest)('behavior: %s draws no warning', (_, instructions) => {
    const { actions, unknown: programs, hasHidden } = read(instructions)
    expect([actions.filter(({ isDangerous }) => isDangerous), programs, hasHidden]).toEqual([
      [],
      [],
      false,
    ])
    expect(actions.length).toBeGreaterThan(0)
  })

  test.each<[string, SentInstruction, object]>([
    ['a transfer', system.transfer(7n), { act: 'send', amount: sol(7n), parties: [to(friend)] }],
    [
      'one of somebody else',
      system.transfer(7n, thief, friend),
      { parties: [{ role: 'from', address: friend }, to(thief)] },
    ],
    [
      'one by seed',
      system.transferWithSeed(7n),
      { act: 'send', amount: sol(7n), parties: [{ role: 'from', address: source }, to(friend)] },
    ],
    [
      'a new account',
      system.create(9n),
      { act: 'create', amount: sol(9n), parties: [account, { role: 'program', address: TOKEN }] },
    ],
    [
      'one by seed',
      system.createWithSeed(9n),
      { act: 'create', amount: sol(9n), parties: [account, { role: 'program', address: TOKEN }] },
    ],
    [
      'a nonce’s money',
      system.withdrawNonce(9n, friend),
      { act: 'send', amount: sol(9n), parties: [{ role: 'from', address: source }, to(friend)] },
    ],
    [
      'a nonce for another',
      system.initializeNonce(thief),
      { act: 'setUp', parties: [account, { role: 'newOwner', address: thief }] },
    ],
    [
      'a token',
      t.transferChecked(7n),
      { act: 'transfer', amount: usd(7n), parties: [to(dest), mint] },
    ],
    [
      'one with a fee',
      t22.transferWithFee(7n),
      { act: 'transfer', amount: usd(7n), parties: [to(dest), mint] },
    ],
    [
      'one without a name',
      t.transfer(7n),
      {
        act: 'transfer',
        amount: units(7n),
        parties: [{ role: 'from', address: source }, to(dest)],
      },
    ],
    ['a burnt one', t.burnChecked(7n), { act: 'burn', amount: usd(7n) }],
    [
      'a made one',
      t.mintToChecked(7n),
      { act: 'mint', amount: usd(7n), parties: [to(dest), mint] },
    ],
    [
      'an opened account',
      open(friend),
      {
        act: 'create',
        amount: null,
        parties: [{ role: 'account', address: dest }, to(friend), mint],
      },
    ],
    [
      'an account for another',
      t.initializeAccount3(thief),
      { act: 'setUp', parties: [account, { role: 'newOwner', address: thief }] },
    ],
    ['a nested account', recoverNested(), { act: 'transfer', amount: { amount: null } }],
    [
      'a frozen account',
      t.freeze(),
      { act: 'freeze', parties: [{ role: 'account', address: dest }, mint] },
    ],
    ['a thawed one', t.thaw(), { act: 'thaw' }],
    ['an allowance taken back', t.revoke(), { act: 'revoke', parties: [account] }],
  ])('default: %s is drawn with who and what (S7.28)', (_, instruction, drawn) => {
    expect(one(instruction)).toMatchObject({ ...drawn, isDangerous: false })
  })

  test('behavior: whose an account is that was opened before is named, and its token', () => {
    const [, sent] = read([open(friend), t.transfer(7n)]).actions
    expect(sent?.parties).toContainEqual(to(friend))
    expect(sent?.parties).toContainEqual(mint)
    const [, decimals] = read([t.transferChecked(1n), t.transfer(7n)]).actions
    expect(decimals?.amount).toEqual(usd(7n))
  })

  test.each<[string, SentInstruction[]]>([
    ['opened afterwards', [t.transfer(7n), open(friend)]],
    [
      'handed over',
      [
        t.initializeAccount(dest, own),
        { ...t.setAuthority(thief), accounts: [dest, own] },
        t.transfer(7n),
      ],
    ],
    ['closed', [t.initializeAccount(dest, own), t.close(own, dest), t.transfer(7n)]],
  ])('attack: S7 an account that is %s is not called its former owner’s', (_, all) => {
    const sent = read(all).actions.find(({ act }) => act === 'transfer')
    expect(sent?.parties).toContainEqual(to(dest))
  })

  test('behavior: what the network takes is bounded by what is offered', () => {
    const fee = (...all: SentInstruction[]) => feeOf(all, 1)
    expect(fee(system.transfer(1n))).toBe(5_000n)
    expect(feeOf([system.transfer(1n)], 2)).toBe(10_000n)
    expect(fee(budget.limit(1_000), budget.price(1_000_000n), system.transfer(1n))).toBe(6_000n)
    expect(fee(budget.price(1_000_000n), system.transfer(1n), memo())).toBe(408_000n)
    expect(fee(budget.price(1n), system.transfer(1n))).toBe(5_001n)
    expect(fee(budget.limit(2 ** 32 - 1), budget.price(10n ** 6n))).toBe(1_405_000n)
    expect(fee({ ...budget.price(1n), data: new Uint8Array([3, 1]) })).toBe(5_000n)
  })
})

describe('what hands something over', () => {
  test('attack: S7 behind a visible 0.01 nothing leaves undrawn', () => {
    const { actions, unknown: programs } = read([
      system.transfer(10_000_000n),
      t.transfer(50_000_000_000n),
      t.approve(2n ** 64n - 1n),
      t.setAuthority(thief),
      system.assign(jupiter),
    ])
    expect(programs).toEqual([])
    expect(actions).toEqual([
      { act: 'send', amount: sol(10_000_000n), parties: [to(friend)], isDangerous: false },
      {
        act: 'transfer',
        amount: units(50_000_000_000n),
        isDangerous: false,
        parties: [{ role: 'from', address: source }, to(dest)],
      },
      {
        act: 'approve',
        amount: units(null),
        isDangerous: true,
        parties: [{ role: 'spender', address: thief }, account],
      },
      {
        act: 'control',
        amount: null,
        isDangerous: true,
        parties: [account, { role: 'newOwner', address: thief }],
      },
      {
        act: 'control',
        amount: null,
        isDangerous: true,
        parties: [
          { role: 'account', address: own },
          { role: 'program', address: jupiter },
        ],
      },
    ])
  })

  test.each<[string, SentInstruction]>([
    ['an allowance', t.approve(1n)],
    ['a checked allowance', t.approveChecked(1n)],
    ['a new owner', t.setAuthority(thief)],
    ['a right to close', t.setAuthority(thief, 3)],
    ['a right that nobody has any more', t.setAuthority(null)],
    ['closing to somebody else', t.close(thief)],
    ['another program for the account', system.assign(jupiter)],
    ['one by seed', system.assignWithSeed(jupiter)],
    ['one with room', system.allocateWithSeed(jupiter)],
    ['a nonce for somebody else', system.authorizeNonce(thief)],
    ['an account of an unknown program', system.create(10n ** 9n, jupiter)],
    ['one by seed', system.createWithSeed(10n ** 9n, jupiter)],
  ])('attack: S7 %s warns by itself', (_, instruction) => {
    expect(one(instruction)).toMatchObject({ isDangerous: true })
  })

  test('behavior: what stays one’s own does not warn', () => {
    expect(one(t.setAuthority(own))).toMatchObject({ isDangerous: false })
    expect(one(system.authorizeNonce(own))).toMatchObject({ isDangerous: false })
    expect(one(system.assign(SYSTEM))).toMatchObject({ isDangerous: false })
  })

  const more = (it: SentInstruction, ...bytes: number[]) => ({
    ...it,
    data: new Uint8Array([...it.data, ...bytes]),
  })
  const less = (it: SentInstruction) => ({ ...it, data: it.data.slice(0, -1) })

  test.each<[string, SentInstruction]>([
    ['another program', unknown()],
    ['a transfer with more behind it', more(system.transfer(1n), 0)],
    ['a transfer that ends early', less(system.transfer(1n))],
    [
      'an instruction that the system program got later',
      { ...system.upgradeNonce(), data: new Uint8Array([13, 0, 0, 0]) },
    ],
    ['a token’s transfer with more behind it', more(t.transfer(1n), 0)],
    ['a token’s transfer that ends early', less(t.transferChecked(1n))],
    ['a right whose owner ends early', less(t.setAuthority(thief))],
    ['a batch of the new token program', t.other(255, 3, 9)],
    ['an extension of the token program', t.other(26, 1)],
    ['a transfer hook', t22.other(36, 0)],
    ['a permanent delegate', t22.other(35)],
    ['confidential transfers', t22.other(27, 7)],
    ['an open guard', t22.other(34, 1)],
    ['lamports beyond need', t22.other(38)],
    ['no instruction', t.other()],
    ['another one of token accounts', open(friend, dest, new Uint8Array([3]))],
    ['another one of the compute budget', more(budget.limit(1), 0)],
    ['an empty one of it', { ...budget.limit(1), data: new Uint8Array() }],
  ])('attack: S7 %s is named and warns by itself', (_, instruction) => {
    expect(read([system.transfer(1n), instruction])).toMatchObject({
      unknown: [instruction.program],
      actions: [{ act: 'send' }],
    })
  })

  test('attack: S7 a receiver in a lookup table is not shown as if it were known', () => {
    expect(read([t.transferChecked(1n)], [dest])).toMatchObject({
      hasHidden: true,
      actions: [{ parties: [to('?'), mint] }],
    })
    // A program that is not understood warns anyway.
    expect(read([unknown()], [dest])).toMatchObject({ hasHidden: false, unknown: [jupiter] })
  })
})

test.each<[string, readonly SentInstruction[], boolean]>([
  ['at once', [system.transfer(1n)], false],
  ['by a nonce of its own', [system.advanceNonce(), system.transfer(1n)], true],
  // The network looks at the number alone.
  [
    'by one with more behind it',
    [{ ...system.advanceNonce(), data: new Uint8Array([4, 0, 0, 0, 9]) }, system.transfer(1n)],
    true,
  ],
  ['by none, where it does not come first', [system.transfer(1n), system.advanceNonce()], false],
  ['by none of another program', [{ ...system.advanceNonce(), program: jupiter }], false],
  ['by none that ends too early', [{ ...system.advanceNonce(), data: new Uint8Array(3) }], false],
])('attack: S7 until when it can be sent is known: %s', (_, instructions, isLasting) => {
  expect(read(instructions).isLasting).toBe(isLasting)
})

test('behavior: programs of Solana have names, and those of others none', () => {
  expect(programName(TOKEN)).toBe('Token Program')
  expect(programName('toString')).toBeUndefined()
})
