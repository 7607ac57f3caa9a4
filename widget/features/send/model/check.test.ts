import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { bob } from '#kernel/testing/fakeWallet.ts'
import { type CheckedSend, checkSend, maxOf, type SendFacts } from './check.ts'
import { FEE_MARGIN } from './limits.ts'
import { ether, usdc } from './testing/holdings.ts'

const facts: SendFacts = {
  token: usdc(10_000_000n),
  isBalanceKnown: true,
  amount: '2.5',
  native: 10n ** 18n,
  fee: 10n ** 15n,
  recipient: { status: 'found', address: bob },
}
const check = (changes: Partial<SendFacts>) => checkSend({ ...facts, ...changes })
const kindOf = (checked: CheckedSend) =>
  checked.status === 'problem' ? checked.problem.kind : checked.status

describe('checkSend', () => {
  test('default: what would be sent, in base units, and to whom (S5.04)', () => {
    expect(check({})).toEqual({ status: 'ok', amount: 2_500_000n, to: bob })
  })

  test.each<[string, Partial<SendFacts>]>([
    ['noToken', { token: undefined, amount: '', recipient: { status: 'empty' } }],
    ['noAmount', { amount: '', recipient: { status: 'empty' } }],
    ['noAmount', { amount: '0.000' }],
    ['notANumber', { amount: '.' }],
    ['tooManyDecimals', { amount: '1.0000001' }],
    ['notEnough', { amount: '10.000001', recipient: { status: 'empty' } }],
    ['notEnough', { amount: '9'.repeat(60) }],
    ['noFee', { native: 10n ** 15n - 1n }],
    ['noRecipient', { recipient: { status: 'empty' } }],
    ['badRecipient', { recipient: { status: 'invalid', problem: 'checksum' } }],
    ['you', { recipient: { status: 'you' } }],
    ['nobody', { recipient: { status: 'nobody' } }],
    ['lookupFailed', { recipient: { status: 'lookupFailed' } }],
    ['checking', { recipient: { status: 'checking' } }],
    ['checking', { fee: undefined }],
    ['checking', { native: undefined }],
    ['checking', { isBalanceKnown: false, amount: '99' }],
  ])('error: the first thing that is in the way is %s (S5.04)', (kind, changes) => {
    expect(kindOf(check(changes))).toBe(kind)
  })

  test('behavior: the currency pays its own fee on top', () => {
    const token = ether(10n ** 18n)
    expect(kindOf(check({ token, amount: '0.999' }))).toBe('ok')
    expect(check({ token, amount: '0.9995' })).toMatchObject({
      problem: { kind: 'notEnoughWithFee', missing: 5n * 10n ** 14n },
    })
    expect(kindOf(check({ token, amount: '1.1' }))).toBe('notEnough')
  })
})

const money = fc.bigInt({ min: 0n, max: 10n ** 40n })

describe('what can be spent', () => {
  test('behavior: nothing that is sent exceeds it, with the fee, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String))
    const all = fc.tuple(typed, money, money, money, fc.nat(36), fc.boolean())
    fc.assert(
      fc.property(all, ([text, balance, native, fee, decimals, isNative]) => {
        const amount = isNative ? native : balance
        const token = isNative ? ether(amount) : usdc(amount, { decimals })
        const checked = check({ token, amount: text, native, fee })
        if (checked.status !== 'ok') return
        expect(checked.amount).toBeGreaterThan(0n)
        expect(checked.amount).toBeLessThanOrEqual(amount)
        expect(isNative ? checked.amount + fee : fee).toBeLessThanOrEqual(native)
      }),
    )
  })

  test('behavior: Max can always be sent, and is all that can', () => {
    fc.assert(
      fc.property(money, money, fc.nat(36), fc.boolean(), (have, fee, decimals, isNative) => {
        const token = isNative ? ether(have) : usdc(have, { decimals })
        const max = maxOf(token, { fee, margin: FEE_MARGIN })
        const native = isNative ? have : fee
        if (max === undefined) {
          expect(isNative ? have <= fee * FEE_MARGIN : have === 0n).toBe(true)
          return
        }
        const amount = formatAmount(max, token.decimals)
        const checked = check({ token, amount, native, fee })
        // More whole units than any token has are taken for a slip of the finger.
        if (parseAmount(amount, token.decimals).status === 'problem') return
        expect(checked).toMatchObject({ status: 'ok', amount: max })
        expect(max + (isNative ? fee * FEE_MARGIN : 0n)).toBe(have)
      }),
    )
  })

  test('behavior: Max of the currency leaves what the network may take', () => {
    const costs = { fee: 10n ** 15n, margin: FEE_MARGIN }
    expect(maxOf(ether(10n ** 18n), costs)).toBe(998n * 10n ** 15n)
  })

  test('behavior: Max of the currency is not offered before the fee is known', () => {
    const margin = FEE_MARGIN
    expect(maxOf(ether(10n ** 18n), { fee: undefined, margin })).toBeUndefined()
    expect(maxOf(usdc(5n), { fee: undefined, margin })).toBe(5n)
  })
})
