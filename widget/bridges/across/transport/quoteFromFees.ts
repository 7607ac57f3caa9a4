import type { SuggestedFees } from './fees.ts'
import type { QuoteQuery, TransportQuote } from './transport.ts'

/** Suggested fees name no steps: a deposit of what was asked for, on their terms, is all that they mean. */
export function quoteFromFees(fees: SuggestedFees, asked: QuoteQuery): TransportQuote {
  const { originChainId, destinationChainId, inputToken, outputToken } = asked
  const { depositor, recipient, message, amount } = asked
  return {
    actions: [
      {
        type: 'deposit',
        terms: {
          depositor,
          recipient,
          inputToken,
          outputToken,
          inputAmount: amount,
          outputAmount: fees.outputAmount,
          originChainId,
          destinationChainId,
          exclusiveRelayer: fees.exclusiveRelayer,
          quoteTimestamp: fees.timestamp,
          fillDeadline: fees.fillDeadline,
          exclusivityDeadline: fees.exclusivityDeadline,
          message,
          spokePool: fees.spokePoolAddress,
          value: asked.isNative ? amount : 0n,
        },
      },
    ],
    fees: {
      totalRelayFee: fees.totalRelayFee,
      relayerCapitalFee: fees.relayerCapitalFee,
      relayerGasFee: fees.relayerGasFee,
      lpFee: fees.lpFee,
    },
    limits: fees.limits,
    isAmountTooLow: fees.isAmountTooLow,
    estimatedFillTimeSec: fees.estimatedFillTimeSec,
    destinationSpokePool: fees.destinationSpokePoolAddress,
    inputToken: fees.inputToken,
    outputToken: fees.outputToken,
  }
}
