import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { QuoteInvalidError } from './errors/quote.ts'
import type { QuotedToken, SuggestedFees } from './fees.ts'
import {
  MAX_EXCLUSIVITY_PERIOD_SECONDS,
  MAX_EXCLUSIVITY_SECONDS,
  MAX_FILL_SECONDS,
} from './limits.ts'
import type { Route } from './route.ts'

/** The parts of a quote are rounded one by one, and a stable coin is not always exactly another. */
const TOLERANCE = 200n

export type CheckQuoteOptions = {
  readonly fees: SuggestedFees
  readonly route: Route
  readonly inputAmount: bigint
  readonly originPool: Address
  readonly destinationPool: Address
}

/**
 * Refuses a quote that nobody should sign.
 *
 * @throws QuoteInvalidError
 */
export function checkQuote(options: CheckQuoteOptions): void {
  const { fees, route, originPool, destinationPool } = options
  must(isAddressEqual(fees.spokePoolAddress, originPool), 'it names an unknown contract to pay to')
  must(
    isAddressEqual(fees.destinationSpokePoolAddress, destinationPool),
    'it names an unknown contract on the other side',
  )
  checkToken(fees.inputToken, route.inputToken, route.originChainId)
  checkToken(fees.outputToken, route.outputToken, route.destinationChainId)
  const fillSeconds = fees.fillDeadline - fees.timestamp
  must(fillSeconds > 0, 'its deadline is before its own time')
  must(fillSeconds <= MAX_FILL_SECONDS, 'its deadline is too far away')
  must(fees.fillDeadline < 2 ** 32, 'its deadline is not a time')
  must(fees.exclusivityDeadline < 2 ** 32, 'its exclusivity is not a time')
  checkExclusivity(fees)
  checkAmounts(options)
}

/** A relayer that alone may fill must not hold the deposit until nobody else can. */
function checkExclusivity(fees: SuggestedFees): void {
  const { exclusivityDeadline: exclusivity, exclusiveRelayer, timestamp, fillDeadline } = fees
  if (exclusivity === 0) return
  must(!isAddressEqual(exclusiveRelayer, zeroAddress), 'it is exclusive to nobody')
  const isPeriod = exclusivity <= MAX_EXCLUSIVITY_PERIOD_SECONDS
  const seconds = isPeriod ? exclusivity : exclusivity - timestamp
  must(seconds <= MAX_EXCLUSIVITY_SECONDS, 'one relayer alone could hold it for too long')
  must(timestamp + seconds < fillDeadline, 'one relayer alone could hold it to its end')
}

function checkAmounts({ fees, inputAmount }: CheckQuoteOptions): void {
  const { outputAmount, totalRelayFee, relayerCapitalFee, relayerGasFee, lpFee } = fees
  must(outputAmount > 0n, 'nothing would arrive')
  const { inputToken, outputToken } = fees
  const isTold = inputToken !== undefined && outputToken !== undefined
  const [inputDecimals, outputDecimals] = isTold
    ? [inputToken.decimals, outputToken.decimals]
    : [0, 0]
  const input = inputAmount * 10n ** BigInt(outputDecimals)
  const output = outputAmount * 10n ** BigInt(inputDecimals)
  const fee = totalRelayFee.total * 10n ** BigInt(outputDecimals)
  must(output <= input, 'more would arrive than is sent')
  must(output + fee >= input - input / TOLERANCE, 'less would arrive than its fees explain')

  const parts = relayerCapitalFee.total + relayerGasFee.total + lpFee.total
  const total = totalRelayFee.total
  const gap = parts > total ? parts - total : total - parts
  must(gap <= total / TOLERANCE + 3n, 'its fees do not add up')
}

function checkToken(told: QuotedToken | undefined, asked: Address, chainId: number): void {
  if (told === undefined) return
  must(isAddressEqual(told.address, asked) && told.chainId === chainId, 'it is for another token')
}

function must(condition: boolean, otherwise: string): void {
  if (!condition) throw new QuoteInvalidError(otherwise)
}
