import type { Address, Hex } from 'viem'
import { checkQuote } from './checkQuote.ts'
import type { BridgeClient } from './client.ts'
import type { Fee, Limits } from './fees.ts'
import { getSpokePool } from './getSpokePool.ts'
import { QUOTE_MAX_AGE_MS } from './limits.ts'
import type { Route } from './route.ts'
import type { Abortable } from './transport.ts'

export type QuoteOptions = Abortable & {
  readonly route: Route
  /** Base units of the input token. */
  readonly inputAmount: bigint
  readonly depositor: Address
  /** @default depositor */
  readonly recipient?: Address | undefined
  /** For a contract that receives. @default '0x' */
  readonly message?: Hex | undefined
  /** @default 60_000 */
  readonly maxAgeMs?: number | undefined
}

/** What will be deposited (S3.14). Times are seconds since 1970, by the chain's clock. */
export type QuotedDeposit = {
  readonly depositor: Address
  readonly recipient: Address
  readonly inputAmount: bigint
  readonly outputAmount: bigint
  readonly message: Hex
  readonly quoteTimestamp: number
  readonly fillDeadline: number
  readonly exclusiveRelayer: Address
  /** 0, a number of seconds, or a time: as the pool takes it. */
  readonly exclusivityDeadline: number
  readonly spokePoolAddress: Address
  readonly destinationSpokePoolAddress: Address
}

export type Quote = {
  readonly route: Route
  readonly deposit: QuotedDeposit
  readonly fees: {
    readonly lpFee: Fee
    readonly relayerGasFee: Fee
    readonly relayerCapitalFee: Fee
    readonly totalRelayFee: Fee
  }
  readonly limits: Limits
  readonly isAmountTooLow: boolean
  readonly estimatedFillTimeSec: number
  /** Milliseconds since 1970, by the clock here. */
  readonly fetchedAt: number
  readonly expiresAt: number
}

/**
 * A quote that has been checked against the question, itself and the known pools.
 *
 * @throws BridgeApiError (`AMOUNT_TOO_LOW`, `AMOUNT_TOO_HIGH`, `ROUTE_NOT_ENABLED`, …), HttpError,
 * QuoteInvalidError, ConfigError
 */
export async function getQuote(client: BridgeClient, options: QuoteOptions): Promise<Quote> {
  const { route, inputAmount, depositor, recipient = depositor, message = '0x', signal } = options
  const { originChainId, destinationChainId, inputToken, outputToken } = route
  const [fees, originPool, destinationPool] = await Promise.all([
    client.transport.getSuggestedFees({
      ...{ originChainId, destinationChainId, inputToken, outputToken },
      ...{ amount: inputAmount, recipient, message, signal },
    }),
    getSpokePool(client, { chainId: originChainId, signal }),
    getSpokePool(client, { chainId: destinationChainId, signal }),
  ])
  checkQuote({ fees, route, inputAmount, originPool, destinationPool })
  const fetchedAt = Date.now()
  const { lpFee, relayerGasFee, relayerCapitalFee, totalRelayFee } = fees
  return {
    route,
    deposit: {
      depositor,
      recipient,
      inputAmount,
      outputAmount: fees.outputAmount,
      message,
      quoteTimestamp: fees.timestamp,
      fillDeadline: fees.fillDeadline,
      exclusiveRelayer: fees.exclusiveRelayer,
      exclusivityDeadline: fees.exclusivityDeadline,
      spokePoolAddress: originPool,
      destinationSpokePoolAddress: destinationPool,
    },
    fees: { lpFee, relayerGasFee, relayerCapitalFee, totalRelayFee },
    limits: fees.limits,
    isAmountTooLow: fees.isAmountTooLow,
    estimatedFillTimeSec: fees.estimatedFillTimeSec,
    fetchedAt,
    expiresAt: fetchedAt + (options.maxAgeMs ?? QUOTE_MAX_AGE_MS),
  }
}
