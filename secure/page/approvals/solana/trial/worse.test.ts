import { expect, test } from 'vitest'
import type { SolanaAction } from '../../approval.ts'
import {
  dest,
  friend,
  open,
  own,
  type SentInstruction,
  source,
  system,
  thief,
  token,
  usdc,
} from '../../testing/solana.ts'
import { readInstructions } from '../readInstructions.ts'
import type { Allowed } from './changes.ts'
import { worseOf } from './worse.ts'

const t = token()
const naming = {
  own,
  decimals: new Map([[usdc, 6]]),
  symbolOf: (mint: string) => (mint === usdc ? 'USDC' : null),
}
type Told = { moved?: Record<string, bigint>; allowed?: readonly Allowed[]; fee?: bigint }

function worse(instructions: readonly SentInstruction[], ...told: readonly Told[]) {
  const actions: readonly SolanaAction[] = readInstructions(instructions, own).actions
  const tried = told.map(({ moved = {}, allowed = [], fee = 0n }) => ({
    allowed,
    fee,
    moved: new Map(Object.entries(moved)),
  }))
  const trial = worseOf(tried, actions, naming)
  const plain = (changes: typeof trial.gives) =>
    Object.fromEntries(changes.map(({ token: one }) => [one.contract, one.amount]))
  return { ...trial, gives: plain(trial.gives), gets: plain(trial.gets) }
}

test('attack: S7 the larger of both is told, whoever says it', () => {
  const both = [system.transfer(5n), t.transferChecked(9n)]
  const moved = (sol: bigint, tokens: bigint) => ({ moved: { '': -sol, [usdc]: -tokens } })
  expect(worse(both, moved(5n, 9n))).toMatchObject({
    gives: { '': 5n, [usdc]: 9n },
    isWorse: false,
  })
  expect(worse(both, {})).toMatchObject({ gives: { '': 5n, [usdc]: 9n }, isWorse: false })
  expect(worse(both, moved(6n, 9n))).toMatchObject({ gives: { '': 6n }, isWorse: true })
  expect(worse(both, moved(5n, 10n))).toMatchObject({ gives: { [usdc]: 10n }, isWorse: true })
  expect(worse(both, { moved: { '': 50n, [usdc]: 50n } })).toMatchObject({
    gives: { '': 5n, [usdc]: 9n },
  })
})

test('behavior: what burns leaves, what goes to oneself and what others send does not', () => {
  expect(worse([t.burnChecked(3n)], {}).gives).toEqual({ [usdc]: 3n })
  expect(worse([open(own, source), system.transfer(7n, source)], {}).gives).toEqual({})
  expect(worse([system.transfer(7n, thief, friend)], {}).gives).toEqual({})
})

test('behavior: the fee is drawn by itself, and no more than the fee is left out', () => {
  const told = (sol: bigint) => worse([], { moved: { '': -sol }, fee: 5_000n })
  expect(told(5_000n)).toMatchObject({ gives: {}, isWorse: false })
  expect(told(4_000n)).toMatchObject({ gives: {}, gets: {} })
  expect(told(5_001n)).toMatchObject({ gives: { '': 1n }, isWorse: true })
})

test('behavior: opening an account may cost something, and no more than that', () => {
  const opens = (lamports: bigint) => worse([open(friend)], { moved: { '': -lamports } })
  expect(opens(2_039_280n)).toMatchObject({ gives: { '': 2_039_280n }, isWorse: false })
  expect(opens(6_000_000n).isWorse).toBe(true)
  expect(worse([], { moved: { '': -2_039_280n } }).isWorse).toBe(true)
})

test('attack: S7 a right that no instruction says is told with who has it', () => {
  const right = (amount: bigint | null, spender = thief): Told => ({
    allowed: [{ token: usdc, spender, amount }],
  })
  expect(worse([], right(5n))).toMatchObject({
    isWorse: true,
    allows: [{ spender: thief, token: { contract: usdc, symbol: 'USDC', amount: 5n } }],
  })
  const known = { ...t.approveChecked(5n, thief) }
  expect(worse([known], right(5n))).toMatchObject({ isWorse: false, allows: [] })
  expect(worse([t.approve(5n, thief)], right(5n))).toMatchObject({ isWorse: false, allows: [] })
  expect(worse([known], right(6n)).isWorse).toBe(true)
  expect(worse([known], right(null)).isWorse).toBe(true)
  expect(worse([known], right(5n, dest)).isWorse).toBe(true)
  expect(worse([t.setAuthority(thief)], right(null))).toMatchObject({ isWorse: false })
})

test('attack: S7 transactions are not set off against each other', () => {
  const both = worse([], { moved: { [usdc]: -9n } }, { moved: { [usdc]: 9n } })
  expect(both).toMatchObject({ gives: { [usdc]: 9n }, gets: { [usdc]: 9n } })
})

test('limit: more than twenty tokens are told as more', () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`mint${at}`, -1n]))
  const { gives, hasMore } = worse([], { moved: many })
  expect([Object.keys(gives).length, hasMore]).toEqual([20, true])
})
