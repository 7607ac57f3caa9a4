import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { checkQuote, type CheckQuoteOptions } from './checkQuote.ts'
import { requireDeposit } from './requireDeposit.ts'
import type { SuggestedFees } from '../transport/fees.ts'
import { quoteFromFees } from '../transport/quoteFromFees.ts'
import { owner, stranger } from '../testing/ledger.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  token,
} from '../testing/modelLogs.ts'

const NOW = 1_800_000_000
const fee = (total: bigint) => ({ pct: 0n, total })
const limit = 10n ** 12n
const limits = {
  minDeposit: 1n,
  maxDeposit: limit,
  maxDepositInstant: limit,
  maxDepositShortDelay: limit,
  recommendedDepositInstant: limit,
}

/** 1,000,000 units in; the fees are 20 of them, in three parts. */
const fees: SuggestedFees = {
  estimatedFillTimeSec: 1,
  capitalFeePct: 0n,
  capitalFeeTotal: 0n,
  relayGasFeePct: 0n,
  relayGasFeeTotal: 0n,
  relayFeePct: 0n,
  relayFeeTotal: 0n,
  lpFeePct: 0n,
  quoteBlock: 1n,
  timestamp: NOW,
  isAmountTooLow: false,
  limits,
  fillDeadline: NOW + 10_000,
  totalRelayFee: fee(20n),
  relayerCapitalFee: fee(12n),
  relayerGasFee: fee(5n),
  lpFee: fee(3n),
  exclusiveRelayer: zeroAddress,
  exclusivityDeadline: 0,
  spokePoolAddress: originPool,
  destinationSpokePoolAddress: destinationPool,
  outputAmount: 999_980n,
}

const route = {
  isNative: false,
  originChainId,
  inputToken: token,
  destinationChainId,
  outputToken: token,
  inputTokenSymbol: 'USDC',
  outputTokenSymbol: 'USDC',
}
const asked = {
  ...route,
  amount: 1_000_000n,
  depositor: owner,
  recipient: owner,
  message: '0x',
} as const

function check(changes: Partial<SuggestedFees> = {}, options: Partial<CheckQuoteOptions> = {}) {
  const all = { ...fees, ...changes }
  const told = quoteFromFees(all, asked)
  return () =>
    checkQuote({
      route,
      told,
      fees: all,
      terms: requireDeposit(told.actions, { ...asked, originPool }),
      originPool,
      destinationPool,
      inputDecimals: 6,
      outputDecimals: 6,
      isRateChecked: true,
      destinationTime: NOW,
      ...options,
    })
}

describe('what may arrive, to the unit (C-F8)', () => {
  test.each([
    ['a twentieth of the fees more, and three units of each token', 999_987n, undefined],
    ['one unit more than that', 999_988n, 'more would arrive than its fees leave'],
    ['less by the two hundredth part', 994_980n, undefined],
    ['one unit less than that', 994_979n, 'less would arrive than its fees explain'],
    ['nothing', 0n, 'nothing would arrive'],
  ])('behavior: %s', (_, outputAmount, reason) => {
    const checked = expect(check({ outputAmount }))
    if (reason === undefined) checked.not.toThrow()
    else checked.toThrow(reason)
  })

  test('behavior: free of charge all of it, and no unit more', () => {
    const none = fee(0n)
    const free = { totalRelayFee: none, relayerCapitalFee: none, relayerGasFee: none, lpFee: none }
    expect(check({ ...free, outputAmount: 1_000_000n })).not.toThrow()
    const more = check({ ...free, outputAmount: 1_000_001n })
    expect(more).toThrow('more would arrive than is sent')
  })

  test('behavior: rounding counts in the units of both tokens', () => {
    const told = { outputAmount: 999_987n * 10n ** 12n }
    expect(check(told, { outputDecimals: 18 })).toThrow('more would arrive than its fees leave')
    // A twentieth of the fees, three units of the coarse token, and three of the fine one.
    const most = 10n ** 12n * (1_000_000n - 20n + 1n + 3n) + 3n
    expect(check({ outputAmount: most }, { outputDecimals: 18 })).not.toThrow()
    expect(check({ outputAmount: most + 1n }, { outputDecimals: 18 })).toThrow('fees leave')
  })

  test('behavior: of two coins nobody here knows the rate, but something has to arrive', () => {
    const isRateChecked = false
    expect(check({ outputAmount: 5n }, { isRateChecked })).not.toThrow()
    expect(check({ outputAmount: 0n }, { isRateChecked })).toThrow('nothing would arrive')
  })

  test('behavior: the parts of the fee are its sum, but for three units', () => {
    const gas = (total: bigint) => check({ relayerGasFee: fee(total) })
    for (const total of [2n, 5n, 8n]) expect(gas(total)).not.toThrow()
    for (const total of [1n, 9n]) expect(gas(total)).toThrow('its fees do not add up')
  })
})

describe('when (C-F8)', () => {
  test('error: the deadline is at most a day after the quote, and after it', () => {
    const endsIn = (seconds: number) => check({ fillDeadline: NOW + seconds })
    expect(endsIn(86_400)).not.toThrow()
    expect(endsIn(86_401)).toThrow('its deadline is too far away')
    expect(endsIn(0)).toThrow('its deadline is before its own time')
    const late = { timestamp: 2 ** 32 - 1_000, fillDeadline: 2 ** 32 }
    expect(check(late, { destinationTime: undefined })).toThrow('its deadline is not a time')
    expect(
      check({ ...late, fillDeadline: 2 ** 32 - 1 }, { destinationTime: undefined }),
    ).not.toThrow()
  })

  test('error: ten minutes are left by the clock of the destination, else by the quote’s own', () => {
    const code = 'BRIDGE_DEADLINE_TOO_SOON'
    const thrown = (destinationTime: number | undefined, fillDeadline: number) => {
      try {
        check({ fillDeadline }, { destinationTime })()
      } catch (error) {
        return error
      }
      return undefined
    }
    expect(thrown(NOW + 9_400, NOW + 10_000)).toBeUndefined()
    const data = { left: 599, least: 600 }
    expect(thrown(NOW + 9_401, NOW + 10_000)).toMatchObject({ code, data })
    expect(thrown(undefined, NOW + 600)).toBeUndefined()
    expect(thrown(undefined, NOW + 599)).toMatchObject({ code, data })
  })

  const relayer = { exclusiveRelayer: stranger }
  test.each([
    ['an hour, as a period', 3_600, undefined],
    ['an hour, as a time', NOW + 3_600, undefined],
    ['a second more, as a period', 3_601, 'one relayer alone could hold it for too long'],
    ['a second more, as a time', NOW + 3_601, 'one relayer alone could hold it for too long'],
    ['no time at all', 2 ** 32, 'one relayer alone could hold it for too long'],
  ])('error: one relayer alone has %s', (_, exclusivityDeadline, reason) => {
    const checked = expect(check({ ...relayer, exclusivityDeadline }))
    if (reason === undefined) checked.not.toThrow()
    else checked.toThrow(reason)
  })

  test('error: one relayer never has all of it, and nobody has any of it', () => {
    const fillDeadline = NOW + 1_800
    const until = (seconds: number) =>
      check({ ...relayer, fillDeadline, exclusivityDeadline: NOW + seconds })
    expect(until(1_799)).not.toThrow()
    expect(until(1_800)).toThrow('one relayer alone could hold it to its end')
    expect(check({ exclusivityDeadline: 60 })).toThrow('it is exclusive to nobody')
  })
})

test('attack: each contract and each token has to be the one that was asked for (S8.12)', () => {
  expect(check({ spokePoolAddress: stranger })).toThrow('an unknown contract to pay to')
  const elsewhere = check({ destinationSpokePoolAddress: stranger })
  expect(elsewhere).toThrow('an unknown contract on the other side')
  const own = { address: token, decimals: 6, chainId: originChainId }
  expect(check({ inputToken: own })).not.toThrow()
  for (const told of [{ address: owner }, { chainId: destinationChainId }]) {
    expect(check({ inputToken: { ...own, ...told } })).toThrow('it is for another token')
  }
})
