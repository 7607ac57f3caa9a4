import { getAbiItem, type Hex, toEventSelector } from 'viem'
import { legacyPoolAbi, refundAbi, spokePoolAbi } from './abi.ts'

/** First topics of a deposit's event, of both generations. */
export const depositTopics: readonly Hex[] = [
  toEventSelector(getAbiItem({ abi: spokePoolAbi, name: 'FundsDeposited' })),
  toEventSelector(getAbiItem({ abi: legacyPoolAbi, name: 'V3FundsDeposited' })),
]

/** First topics of a fill's event, of both generations. */
export const fillTopics: readonly Hex[] = [
  toEventSelector(getAbiItem({ abi: spokePoolAbi, name: 'FilledRelay' })),
  toEventSelector(getAbiItem({ abi: legacyPoolAbi, name: 'FilledV3Relay' })),
]

/** First topic of a refund's event. */
export const refundTopic: Hex = toEventSelector(
  getAbiItem({ abi: refundAbi, name: 'ExecutedRelayerRefundRoot' }),
)
