import { expect, test } from 'vitest'
import {
  budget,
  jupiter,
  own,
  type SentInstruction,
  system,
  thief,
  token,
  transactionOf,
  unknown,
} from '../../approvals/testing/solana.ts'
import { signAllSolanaTransactions, signSolanaTransaction } from './solana.ts'
import { testSigning } from '../../approvals/testing/signing.ts'

const t = token()
const signing = await testSigning('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const encode = (instructions: readonly SentInstruction[]) =>
  Buffer.from(transactionOf(instructions)).toString('base64')

async function shown(...transactions: readonly (readonly SentInstruction[])[]) {
  const encoded = transactions.map(encode)
  const [first = ''] = encoded
  const load =
    encoded.length === 1
      ? signSolanaTransaction(signing, { transaction: first, pubkey: own })
      : signAllSolanaTransactions(signing, { transactions: encoded })
  const { approval } = await load(new AbortController().signal)
  if (approval.kind !== 'solanaTransaction') throw new Error('It asks for something else')
  return approval
}

test('attack: S7 a visible 0.01 hides no transfer, allowance, owner or program', async () => {
  const { actions } = await shown([
    system.transfer(10_000_000n),
    t.transfer(50_000_000_000n),
    t.approve(2n ** 64n - 1n),
    t.setAuthority(thief),
    system.assign(jupiter),
  ])
  expect(actions.map(({ act, isDangerous }) => [act, isDangerous])).toEqual([
    ['send', false],
    ['transfer', false],
    ['approve', true],
    ['control', true],
    ['control', true],
  ])
})

test('behavior: several transactions are one question, with all that they do and cost', async () => {
  const approval = await shown(
    [budget.limit(1_000), budget.price(1_000_000n), system.transfer(1n)],
    [t.transferChecked(5n), unknown()],
  )
  expect(approval).toMatchObject({
    count: 2,
    fee: 11_000n,
    unknown: [jupiter],
    hasHidden: false,
    actions: [
      { act: 'send', symbol: 'SOL' },
      { act: 'transfer', symbol: 'USDC' },
    ],
  })
})

test('behavior: units of a token whose decimals nobody told carry no name', async () => {
  const { actions } = await shown([t.burn(5n)])
  expect(actions[0]).toMatchObject({ symbol: null, amount: { token: { decimals: null } } })
})
