import { expect, test } from 'vitest'
import { toBase58 } from '../../../keys/base58.ts'
import { dest, jupiter, own, source, system, thief, token, usdc } from '../../testing/solana.ts'
import { SYSTEM, TOKEN, TOKEN_2022 } from '../programs.ts'
import { readMade } from './readMade.ts'

const t = token()
const told = (type: string, info: object, programId = TOKEN) =>
  readMade({ programId, parsed: { type, info } })
const tokenAmount = { amount: '7', decimals: 6, uiAmount: 0.000007, uiAmountString: '0.000007' }
const from = { source, authority: own }

test('behavior: what a node tells in part is taken as it is', () => {
  const { program, accounts, data } = t.transfer(7n)
  const part = { programId: program, accounts: [...accounts], data: toBase58(data) }
  expect(readMade(part)).toEqual(t.transfer(7n))
})

test.each([
  [told('transfer', { ...from, destination: dest, amount: '7' }), t.transfer(7n)],
  [
    told('transferChecked', { ...from, mint: usdc, destination: dest, tokenAmount }),
    t.transferChecked(7n),
  ],
  [told('approve', { source, delegate: thief, amount: '7', owner: own }), t.approve(7n)],
  [
    told('approveChecked', { source, mint: usdc, delegate: thief, owner: own, tokenAmount }),
    t.approveChecked(7n),
  ],
  [
    told('setAuthority', {
      account: source,
      authority: own,
      authorityType: 'accountOwner',
      newAuthority: thief,
    }),
    t.setAuthority(thief),
  ],
  [
    told('setAuthority', {
      account: source,
      authority: own,
      authorityType: 'closeAccount',
      newAuthority: null,
    }),
    t.setAuthority(null),
  ],
  [told('burn', { account: source, mint: usdc, authority: own, amount: '7' }), t.burn(7n)],
  [
    told('burnChecked', { account: source, mint: usdc, authority: own, tokenAmount }),
    t.burnChecked(7n),
  ],
  [told('closeAccount', { account: source, destination: thief, owner: own }), t.close(thief)],
  [
    told('transfer', { source: own, destination: dest, lamports: 7 }, SYSTEM),
    system.transfer(7n, dest),
  ],
  [told('assign', { account: own, owner: jupiter }, SYSTEM), system.assign(jupiter)],
  [
    told(
      'createAccount',
      { source: own, newAccount: source, lamports: 7, space: 165, owner: TOKEN },
      SYSTEM,
    ),
    system.create(7n),
  ],
])('behavior: what a node tells in words is the instruction that it was (%#)', (read, meant) => {
  expect(read).toEqual(meant)
})

test('behavior: a transfer with a fee, and a multisig’s, are transfers', () => {
  const info = { source, mint: usdc, destination: dest, tokenAmount, feeAmount: tokenAmount }
  expect(told('transferCheckedWithFee', { ...info, multisigAuthority: own }, TOKEN_2022)).toEqual({
    ...t.transferChecked(7n),
    program: TOKEN_2022,
  })
})

test.each([
  ['no words', readMade({ programId: TOKEN, parsed: 'a memo' })],
  ['a word of nobody', told('constructor', {})],
  ['another program', told('transfer', { source, destination: dest, amount: '7' }, jupiter)],
  ['no amount', told('transfer', { ...from, destination: dest, amount: '-7' })],
  ['half an amount', told('transfer', { source: own, destination: dest, lamports: 0.5 }, SYSTEM)],
  ['no receiver', told('transfer', { ...from, amount: '7' })],
  ['no key', told('assign', { account: own, owner: 'nobody' }, SYSTEM)],
])('error: %s is no instruction', (_, read) => {
  expect(read).toBeUndefined()
})
