import { expect, test } from 'vitest'
import { checkQuote } from '#bridges/across/quote/checkQuote.ts'
import { requireDeposit } from '#bridges/across/quote/requireDeposit.ts'
import { quoteFromFees } from '#bridges/across/transport/quoteFromFees.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { pinnedToken } from '#bridges/across/client/knownTokens.ts'
import { checkForm } from '../../model/quote/problem.ts'
import { quoteOf } from '../../model/testing/quote.ts'
import {
  realCoinChains,
  realCoinRoutes,
  realNetworks,
  realRoutes,
} from '../../model/testing/realRoutes.ts'
import { createCatalog, findInput, findOutput, findRoute } from '#kernel/bridge/tokens.ts'
import { toQuoteViewModel } from './quoteViewModel.ts'

const rows = [...realRoutes, ...realCoinRoutes].map(
  ({ originToken, destinationToken, ...row }) => ({
    ...row,
    inputToken: originToken,
    outputToken: destinationToken,
    inputTokenSymbol: row.originTokenSymbol,
    outputTokenSymbol: row.destinationTokenSymbol,
  }),
)
const catalog = createCatalog(realCoinChains, rows, realNetworks)
const nobody = '0x0000000000000000000000000000000000000000'

/** A number of whole coins, in units. */
const units = (coins: bigint, decimals: number) => coins * 10n ** BigInt(decimals)

test('default: every row of the real table is a route of the form (S3.13)', () => {
  expect(rows.length).toBeGreaterThan(75)
  expect(catalog.routes).toHaveLength(rows.length)
})

test.each(
  catalog.routes.map(
    (route) =>
      [
        `${route.originChainId} → ${route.destinationChainId}, ${route.inputTokenSymbol}`,
        route,
      ] as const,
  ),
)('behavior: 25 coins stay 25 coins from form to review: %s (S3.13, S5.12)', (_, route) => {
  const { originChainId, destinationChainId } = route
  const origin = findInput(catalog, route) ?? expect.fail('no input')
  const destination = findOutput(catalog, route) ?? expect.fail('no output')
  expect(findRoute(catalog, origin, destination)).toEqual(route)

  // By the pins, and not by what the service lists.
  const [input, output] = [
    pinnedToken({ tokens: {} }, originChainId, route.inputToken),
    pinnedToken({ tokens: {} }, destinationChainId, route.outputToken),
  ]
  const inputDecimals = input?.decimals ?? 18
  const outputDecimals = output?.decimals ?? 18
  expect([origin.decimals, destination.decimals]).toEqual([inputDecimals, outputDecimals])

  const plain = quoteOf()
  const limits = {
    ...plain.limits,
    minDeposit: 1n,
    maxDeposit: units(1_000n, inputDecimals),
  }
  const sent = units(25n, inputDecimals)
  const facts = {
    origin,
    destination,
    route,
    amount: '25',
    balance: sent,
    nativeBalance: units(100n, 18),
    feeReserve: 2n,
    limits,
  }
  expect(checkForm(facts)).toEqual({ status: 'ok', amount: sent })

  const part = { pct: 0n, total: sent / 100n }
  const none = { pct: 0n, total: 0n }
  const parts = { lpFee: none, relayerGasFee: none, relayerCapitalFee: part, totalRelayFee: part }
  const outputAmount = (units(25n, outputDecimals) * 99n) / 100n
  const { deposit } = plain
  const pools = { originPool: deposit.spokePoolAddress, destinationPool: deposit.spokePoolAddress }
  const told = (amount: bigint) => ({
    ...parts,
    limits,
    outputAmount: amount,
    isAmountTooLow: false,
    estimatedFillTimeSec: 4,
    timestamp: deposit.quoteTimestamp,
    fillDeadline: deposit.fillDeadline,
    ...({ exclusiveRelayer: nobody, exclusivityDeadline: 0 } as const),
    spokePoolAddress: pools.originPool,
    destinationSpokePoolAddress: pools.destinationPool,
    capitalFeePct: 0n,
    capitalFeeTotal: part.total,
    relayFeePct: 0n,
    lpFeePct: 0n,
    relayGasFeePct: 0n,
    relayGasFeeTotal: 0n,
    relayFeeTotal: part.total,
    quoteBlock: 1n,
  })
  const check = (amount: bigint) => {
    const asked = { ...route, ...deposit, amount: sent }
    const answer = quoteFromFees(told(amount), asked)
    checkQuote({
      told: answer,
      fees: told(amount),
      terms: requireDeposit(answer.actions, { ...asked, originPool: pools.originPool }),
      route,
      ...pools,
      inputDecimals,
      outputDecimals,
      isRateChecked: true,
      destinationTime: deposit.quoteTimestamp,
    })
  }
  expect(() => check(outputAmount)).not.toThrow()
  expect(() => check(outputAmount / 10n)).toThrow('less would arrive')
  expect(() => check(outputAmount * 10n)).toThrow('more would arrive')

  const quote: Quote = {
    ...plain,
    route,
    fees: parts,
    limits,
    inputDecimals,
    outputDecimals,
    deposit: { ...deposit, inputAmount: sent, outputAmount },
  }
  const viewModel = toQuoteViewModel(quote, {
    origin,
    destination,
    network: undefined,
    networkFee: undefined,
    feePrice: undefined,
    locale: 'en',
    now: quote.fetchedAt,
    site: 'shop.example',
    onRefresh: () => undefined,
  })
  expect(viewModel).toMatchObject({
    rate: `1 ${origin.symbol} = 0.99 ${destination.symbol}`,
    fees: { bridge: { value: `0.25 ${origin.symbol}` } },
  })
})
