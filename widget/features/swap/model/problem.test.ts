import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import { checkSwap, type SwapFacts, spendable } from './problem.ts'
import type { SwapToken } from './slice.ts'

const native: SwapToken = {
  caipChainId: 'eip155:1',
  key: 'native',
  address: undefined,
  iconUrl: undefined,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
}
const dollar: SwapToken = {
  ...native,
  key: '0x01',
  address: '0x0000000000000000000000000000000000000001',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
const facts: SwapFacts = {
  from: dollar,
  to: native,
  amount: '5',
  balance: 6_000_000n,
  native: 100n,
  fee: 10n,
}

test('default: the amount in base units', () => {
  expect(checkSwap(facts)).toEqual({ amount: 5_000_000n })
})

test.each([
  [{ from: undefined }, { kind: 'noToken' }],
  [{ to: undefined }, { kind: 'noToken' }],
  [{ to: dollar }, { kind: 'sameToken' }],
  [{ amount: '' }, { kind: 'enterAmount' }],
  [{ amount: '0' }, { kind: 'enterAmount' }],
  [{ amount: '1.0000001' }, { kind: 'tooManyDecimals', decimals: 6 }],
  [{ amount: '9'.repeat(40) }, { kind: 'tooLarge' }],
  [{ amount: '7' }, { kind: 'notEnough', missing: 1_000_000n }],
  [{ native: 9n }, { kind: 'notEnoughGas' }],
] as const)('error: %o', (changes, problem) => {
  expect(checkSwap({ ...facts, ...changes }).problem).toEqual(problem)
})

test('behavior: of native currency the fee is paid beside the amount', () => {
  const own = { ...facts, from: native, to: dollar, amount: '1' }
  const has = 10n ** 18n
  expect(checkSwap({ ...own, balance: has, native: has }).problem).toEqual({ kind: 'notEnoughGas' })
  expect(checkSwap({ ...own, balance: has + 10n, native: has + 10n }).problem).toBeUndefined()
})

test('behavior: what Max fills in can always be paid, and is never more than there is', () => {
  const sum = fc.bigInt({ min: 0n, max: 10n ** 24n })
  fc.assert(
    fc.property(sum, sum, fc.constantFrom(native, dollar), (balance, fee, from) => {
      const max = spendable({ from, balance, fee })
      if (max === undefined) return
      const to = from === native ? dollar : native
      const amount = formatAmount(max, from.decimals)
      const owned = from === native ? balance : fee
      const checked = checkSwap({ from, to, amount, balance, native: owned, fee })
      expect(checked).toEqual({ amount: max })
      expect(max <= balance).toBe(true)
    }),
  )
})

test('behavior: without a known fee nothing native is filled in', () => {
  expect(spendable({ from: native, balance: 5n, fee: undefined })).toBeUndefined()
  expect(spendable({ from: dollar, balance: 5n, fee: undefined })).toBe(5n)
  expect(spendable({ from: native, balance: 5n, fee: 3n })).toBeUndefined()
})

test('behavior: an amount is read also before it is known for what', () => {
  const problem = { kind: 'noToken' }
  expect(checkSwap({ ...facts, to: undefined })).toEqual({ amount: 5_000_000n, problem })
  expect(checkSwap({ ...facts, to: undefined, amount: '' })).toEqual({ problem })
  expect(checkSwap({ ...facts, from: undefined })).toEqual({ problem })
})

test.each([
  ['the balance', { balance: undefined }],
  ['the native balance', { native: undefined }],
  ['the fee', { fee: undefined }],
  ['all of it', { balance: undefined, native: undefined, fee: undefined }],
])('behavior: what is not known stands in nobody’s way: %s', (_, changes) => {
  expect(checkSwap({ ...facts, ...changes })).toEqual({ amount: 5_000_000n })
})

test('behavior: exactly enough is enough', () => {
  expect(checkSwap({ ...facts, balance: 5_000_000n, native: 10n })).toEqual({ amount: 5_000_000n })
})

test('behavior: Max fills in all but twice the fee, of what is known', () => {
  expect(spendable({ from: native, balance: 7n, fee: 3n })).toBe(1n)
  expect(spendable({ from: native, balance: 6n, fee: 3n })).toBeUndefined()
  expect(spendable({ from: undefined, balance: 7n, fee: 3n })).toBeUndefined()
  expect(spendable({ from: native, balance: undefined, fee: 3n })).toBeUndefined()
  expect(spendable({ from: dollar, balance: 0n, fee: 3n })).toBeUndefined()
})
