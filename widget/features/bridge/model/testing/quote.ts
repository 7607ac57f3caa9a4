import type { Address } from 'viem'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { findRoute } from '#kernel/bridge/tokens.ts'
import { catalog, token } from './catalog.ts'

const pool: Address = '0x3000000000000000000000000000000000000003'

/** A quote of 25 USDC between the two networks of the test catalogue. */
export function quoteOf(recipient: Address = alice): Quote {
  const route = findRoute(catalog, token('USDC', 31337), token('USDC', 31338))
  if (route === undefined) throw new Error('no route')
  const fee = { pct: 0n, total: 10_000n }
  const now = Date.now()
  return {
    route,
    deposit: {
      depositor: alice,
      recipient,
      inputAmount: 25_000_000n,
      outputAmount: 24_990_000n,
      message: '0x',
      quoteTimestamp: Math.floor(now / 1_000),
      fillDeadline: Math.floor(now / 1_000) + 7_200,
      exclusiveRelayer: '0x0000000000000000000000000000000000000000',
      exclusivityDeadline: 0,
      spokePoolAddress: pool,
      destinationSpokePoolAddress: pool,
    },
    fees: { lpFee: fee, relayerGasFee: fee, relayerCapitalFee: fee, totalRelayFee: fee },
    limits: {
      minDeposit: 1n,
      maxDeposit: 10n ** 12n,
      maxDepositInstant: 10n ** 12n,
      maxDepositShortDelay: 10n ** 12n,
      recommendedDepositInstant: 10n ** 12n,
    },
    inputDecimals: 6,
    outputDecimals: 6,
    isRateChecked: true,
    isAmountTooLow: false,
    estimatedFillTimeSec: 4,
    fetchedAt: now,
    expiresAt: now + 60_000,
  }
}
