import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import { gainOf, worseOf } from './worseOf.ts'

type Tried = Extract<TrialOutcome, { status: 'tried' }>
const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [usdc, other, pool, thief] = [at('a'), at('b'), at('c'), at('7')]
const nothing: Tried = {
  status: 'tried',
  native: 0n,
  tokens: [],
  items: [],
  allowances: [],
  gas: [],
  hasMore: false,
}
const allowance = { token: usdc, spender: pool, amount: 100n, id: null, until: null }
const plain = { taken: [], allowed: [], isWorse: false }

describe('worseOf', () => {
  test('default: what leaves as it was encoded is not worse', () => {
    const sent = { ...nothing, tokens: [{ token: usdc, difference: -100n }] }
    expect(worseOf(sent, { token: usdc, amount: 100n })).toEqual({ given: 100n, ...plain })
    const paid = { ...nothing, native: -100n }
    expect(worseOf(paid, { token: undefined, amount: 100n })).toEqual({ given: 100n, ...plain })
  })

  test('attack: a node that leaves out what leaves hides nothing of what was encoded', () => {
    expect(worseOf(nothing, { token: usdc, amount: 100n })).toEqual({ given: 100n, ...plain })
    const more = { ...nothing, native: 7n, tokens: [{ token: usdc, difference: 5n }] }
    expect(worseOf(more, { token: usdc, amount: 100n })).toEqual({ given: 100n, ...plain })
  })

  test.each<[string, Partial<Tried>, object]>([
    ['more of it', { tokens: [{ token: usdc, difference: -101n }] }, { given: 101n }],
    [
      'another token',
      { tokens: [{ token: other, difference: -1n }] },
      { taken: [{ token: other, id: undefined, amount: 1n }] },
    ],
    ['native currency', { native: -3n }, { taken: [{ amount: 3n }] }],
    [
      'one of a collection',
      { items: [{ token: other, id: 9n, difference: -1n }] },
      { taken: [{ token: other, id: 9n, amount: 1n }] },
    ],
  ])('attack: %s that leaves is told', (_, part, told) => {
    const worse = worseOf({ ...nothing, ...part }, { token: usdc, amount: 100n })
    expect(worse).toMatchObject({ ...told, isWorse: true })
  })

  test('behavior: the allowance that was encoded is not told, any other is', () => {
    const encoded = { token: usdc, amount: 100n, spender: pool }
    expect(worseOf({ ...nothing, allowances: [allowance] }, encoded).isWorse).toBe(false)
    for (const worse of [
      { ...allowance, amount: 101n },
      { ...allowance, amount: null },
      { ...allowance, spender: thief },
      { ...allowance, token: other },
    ]) {
      const told = worseOf({ ...nothing, allowances: [worse] }, encoded)
      expect(told).toMatchObject({ allowed: [worse], isWorse: true })
    }
    const unasked = worseOf({ ...nothing, allowances: [allowance] }, { token: usdc, amount: 100n })
    expect(unasked.isWorse).toBe(true)
  })

  test('behavior: the native currency as a token of its own is the same money', () => {
    const celo: Address = '0x471EcE3750Da237f93B8E339c536989b8978a438'
    const sent = { ...nothing, native: -100n }
    expect(worseOf(sent, { token: celo, amount: 100n })).toEqual({ given: 100n, ...plain })
    expect(worseOf(sent, { token: celo, amount: 90n })).toMatchObject({
      given: 100n,
      isWorse: true,
    })
  })
})

test('behavior: a gain of the native currency, of a token, and of one that the trial does not name', () => {
  const outcome = { ...nothing, native: 4n, tokens: [{ token: usdc, difference: 6n }] }
  expect([undefined, usdc, other].map((token) => gainOf(outcome, token))).toEqual([4n, 6n, 0n])
})
