import type { TrialAllowance } from '#bridges/across/trial/trial.ts'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { nothing, type Tried } from './testing/tried.ts'
import { worstOf } from './worstOf.ts'

const usdc: Address = `0x${'a1'.repeat(20)}`
const dai: Address = `0x${'a2'.repeat(20)}`
const spender: Address = `0x${'7e'.repeat(20)}`
const tried = (given: Partial<Tried> = {}): Tried => ({ ...nothing, ...given })
const token = (difference: bigint, address = usdc) => ({ token: address, difference })
const item = (difference: bigint, id: bigint) => ({ token: dai, id, difference })
const allowance = (amount: bigint | null, id: bigint | null = null): TrialAllowance => ({
  token: usdc,
  spender,
  amount,
  id,
  until: null,
})

test('default: one transaction leaves what it leaves', () => {
  const last = tried({
    native: -5n,
    tokens: [token(-1n), token(2n, dai)],
    items: [item(-1n, 7n)],
    allowances: [allowance(9n)],
    gas: [1n],
    hasMore: true,
  })
  expect(worstOf([], last)).toEqual(last)
})

test('attack: S2 what the last transaction gives back is not there if it never comes', () => {
  const earlier = [
    tried({ native: -8n, tokens: [token(-5n)], items: [item(-1n, 7n)] }),
    tried({ native: -3n, tokens: [token(-9n), token(-1n, dai)] }),
  ]
  const last = tried({ native: 2n, tokens: [token(4n), token(6n, dai)] })
  expect(worstOf(earlier, last)).toMatchObject({
    native: -8n,
    tokens: [token(-9n), token(-1n, dai)],
    items: [item(-1n, 7n)],
  })
  // The end may be the worst of it.
  const worst = tried({ native: -9n, tokens: [token(-10n)], items: [item(-2n, 7n)] })
  expect(worstOf(earlier, worst)).toMatchObject({
    native: -9n,
    tokens: [token(-10n), token(-1n, dai)],
    items: [item(-2n, 7n)],
  })
})

test('behavior: what was there in between, and is used up at the end, is neither drawn nor hides what arrives', () => {
  const wrapped = tried({ native: -5n, tokens: [token(5n, dai)], items: [item(1n, 7n)] })
  const last = tried({ native: -5n, tokens: [token(20n)], items: [item(1n, 8n)] })
  expect(worstOf([wrapped], last)).toEqual(last)
  const more = tried({ native: 4n, tokens: [token(30n)], items: [item(3n, 8n)] })
  const gets = tried({ native: 1n, tokens: [token(20n)], items: [item(1n, 8n)] })
  expect(worstOf([more], gets)).toEqual(gets)
})

test('attack: S2 what somebody may take in between is drawn, at its most', () => {
  const earlier = [tried({ allowances: [allowance(9n), allowance(1n, 3n)] })]
  expect(worstOf(earlier, tried()).allowances).toEqual([allowance(9n), allowance(1n, 3n)])
  const less = tried({ allowances: [allowance(2n), allowance(null, 3n)] })
  expect(worstOf(earlier, less).allowances).toEqual([allowance(9n), allowance(null, 3n)])
  const all = tried({ allowances: [allowance(null)] })
  expect(worstOf([all], less).allowances).toEqual([allowance(null), allowance(null, 3n)])
  const other = { ...allowance(4n), token: dai }
  expect(worstOf([all], tried({ allowances: [other] })).allowances).toEqual([
    allowance(null),
    other,
  ])
})

test('behavior: what was not looked at in between is told at the end, with the costs of all', () => {
  const last = tried({ gas: [1n, 2n] })
  expect(worstOf([tried({ gas: [1n], hasMore: true })], last)).toEqual({ ...last, hasMore: true })
})
