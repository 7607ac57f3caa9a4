import { describe, expect, test } from 'vitest'
import type { Limits } from '#bridges/across/transport/fees.ts'
import { checkForm, type FormFacts } from './problem.ts'
import { catalog, token } from '../testing/catalog.ts'
import { findRoute } from '#kernel/bridge/tokens.ts'

const limits: Limits = {
  minDeposit: 1_000_000n,
  maxDeposit: 100_000_000n,
  maxDepositInstant: 100_000_000n,
  maxDepositShortDelay: 100_000_000n,
  recommendedDepositInstant: 100_000_000n,
}

function facts(changes: Partial<FormFacts> = {}, symbol = 'USDC'): FormFacts {
  const [origin, destination] = [token(symbol, 31337), token(symbol, 31338)]
  return {
    origin,
    destination,
    route: findRoute(catalog, origin, destination),
    amount: '25',
    balance: 50_000_000n,
    nativeBalance: 10n ** 18n,
    feeReserve: 10n ** 16n,
    limits,
    ...changes,
  }
}

const problemOf = (changes: Partial<FormFacts>) => {
  const checked = checkForm(facts(changes))
  return checked.status === 'problem' ? checked.problem : checked.status
}

describe('checkForm', () => {
  test('default (S5.12)', () => {
    expect(checkForm(facts())).toEqual({ status: 'ok', amount: 25_000_000n })
  })

  test('behavior: what is not known yet is not in the way', () => {
    const unknown = {
      balance: undefined,
      nativeBalance: undefined,
      feeReserve: undefined,
      limits: undefined,
    }
    expect(problemOf(unknown)).toBe('ok')
  })

  test('error: sides', () => {
    expect(problemOf({ origin: undefined })).toEqual({ kind: 'noToken' })
    expect(problemOf({ destination: undefined })).toEqual({ kind: 'noToken' })
    expect(problemOf({ destination: token('USDC', 31337) })).toEqual({ kind: 'sameSides' })
    expect(problemOf({ route: undefined })).toEqual({ kind: 'noRoute' })
  })

  test.each(['', ' ', '0', '0.0', '-1', 'abc', '.', '0x10', '１'])(
    'error: %j is no amount',
    (amount) => {
      expect(problemOf({ amount })).toEqual({ kind: 'enterAmount' })
    },
  )

  test('error: more decimals than the token has', () => {
    expect(problemOf({ amount: '1.0000001' })).toEqual({ kind: 'tooManyDecimals', decimals: 6 })
    expect(problemOf({ amount: '1.000001' })).toBe('ok')
  })

  test('error: a number that no chain can hold', () => {
    expect(problemOf({ amount: '9'.repeat(90) })).toEqual({
      kind: 'tooHigh',
      maximum: limits.maxDeposit,
    })
    expect(problemOf({ amount: '9'.repeat(90), limits: undefined })).toEqual({
      kind: 'enterAmount',
    })
  })

  test('behavior: the limits themselves are allowed, one unit beyond is not', () => {
    const rich = { balance: 10n ** 12n }
    expect(problemOf({ ...rich, amount: '1' })).toBe('ok')
    expect(problemOf({ ...rich, amount: '0.999999' })).toEqual({
      kind: 'tooLow',
      minimum: limits.minDeposit,
    })
    expect(problemOf({ ...rich, amount: '100' })).toBe('ok')
    expect(problemOf({ ...rich, amount: '100.000001' })).toEqual({
      kind: 'tooHigh',
      maximum: limits.maxDeposit,
    })
  })

  test('behavior: the whole balance is allowed, one unit more is not', () => {
    expect(problemOf({ amount: '50' })).toBe('ok')
    expect(checkForm(facts({ amount: '50.000001' }))).toEqual({
      status: 'problem',
      problem: { kind: 'notEnough', missing: 1n },
      amount: 50_000_001n,
    })
  })

  test('behavior: half of the reserve is what today’s price asks for', () => {
    expect(problemOf({ nativeBalance: 5n * 10n ** 15n })).toBe('ok')
    expect(problemOf({ nativeBalance: 5n * 10n ** 15n - 1n })).toEqual({ kind: 'notEnoughGas' })
  })

  test('behavior: native currency pays amount and fee', () => {
    const ether = { limits: { ...limits, maxDeposit: 10n ** 20n }, amount: '1' }
    const enough = 10n ** 18n + 5n * 10n ** 15n
    const check = (has: bigint) =>
      checkForm(facts({ ...ether, balance: has, nativeBalance: has }, 'ETH'))
    expect(check(enough)).toEqual({ status: 'ok', amount: 10n ** 18n })
    expect(check(enough - 1n)).toMatchObject({ problem: { kind: 'notEnoughGas' } })
    expect(check(10n ** 18n - 1n)).toMatchObject({ problem: { kind: 'notEnough', missing: 1n } })
  })
})
