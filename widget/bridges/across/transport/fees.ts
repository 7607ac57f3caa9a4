import type { Address } from 'viem'

/** `pct` is a fixed-point number with 18 decimals. `total` is in base units of the input token. */
export type Fee = { readonly pct: bigint; readonly total: bigint }

/** Limits in base units of the input token (S3.16). */
export type Limits = {
  readonly minDeposit: bigint
  readonly maxDeposit: bigint
  readonly maxDepositInstant: bigint
  readonly maxDepositShortDelay: bigint
  readonly recommendedDepositInstant: bigint
}

/** The fees of a transfer (S3.15), with the other values that a deposit needs. Times are seconds since 1970. */
export type SuggestedFees = {
  readonly estimatedFillTimeSec: number
  readonly capitalFeePct: bigint
  readonly capitalFeeTotal: bigint
  readonly relayGasFeePct: bigint
  readonly relayGasFeeTotal: bigint
  readonly relayFeePct: bigint
  readonly relayFeeTotal: bigint
  readonly lpFeePct: bigint
  readonly timestamp: number
  readonly isAmountTooLow: boolean
  readonly quoteBlock: bigint
  readonly totalRelayFee: Fee
  readonly relayerCapitalFee: Fee
  readonly relayerGasFee: Fee
  readonly lpFee: Fee
  readonly limits: Limits
  readonly exclusiveRelayer: Address
  readonly exclusivityDeadline: number
  readonly spokePoolAddress: Address
  readonly destinationSpokePoolAddress: Address
  readonly fillDeadline: number
  readonly outputAmount: bigint
  readonly inputToken?: QuotedToken | undefined
  readonly outputToken?: QuotedToken | undefined
  /** The service's id of the request, for its support. */
  readonly id?: string | undefined
}

export type QuotedToken = {
  readonly address: Address
  readonly decimals: number
  readonly chainId: number
}
