import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { DeadlineTooSoonError, QuoteInvalidError, TokenUnitsError } from '../errors/quote.ts'
import type { DepositTerms } from '../transport/actions.ts'
import type { QuotedToken } from '../transport/fees.ts'
import {
  MAX_EXCLUSIVITY_PERIOD_SECONDS,
  MAX_EXCLUSIVITY_SECONDS,
  MAX_FILL_SECONDS,
  MIN_FILL_SECONDS,
} from '../util/limits.ts'
import type { Route } from '../transport/route.ts'
import type { QuotedFees, TransportQuote } from '../transport/transport.ts'

/** The parts of a quote are rounded one by one, and a stable coin is not always exactly another. */
const TOLERANCE = 200n
/** Of the fees, and in units: what rounding may add to what arrives. */
const ROUNDING = { part: 20n, units: 3n }

export type CheckQuoteOptions = {
  readonly told: Pick<TransportQuote, 'destinationSpokePool' | 'inputToken' | 'outputToken'>
  readonly fees: QuotedFees
  /** What the person would sign. */
  readonly terms: DepositTerms
  readonly route: Route
  readonly originPool: Address
  readonly destinationPool: Address
  /** The decimals of both tokens, not taken from the service. */
  readonly inputDecimals: number
  readonly outputDecimals: number
  /** False for coins of different value: the client does not know what should arrive. */
  readonly isRateChecked: boolean
  /** Of the destination, in seconds since 1970; undefined where it does not answer. */
  readonly destinationTime: number | undefined
}

/**
 * Refuses a quote that is not safe to sign.
 *
 * @throws QuoteInvalidError, TokenUnitsError, DeadlineTooSoonError
 */
export function checkQuote(options: CheckQuoteOptions): void {
  const { told, terms, route, originPool, destinationPool } = options
  const { destinationSpokePool: toldPool = destinationPool } = told
  must(isAddressEqual(terms.spokePool, originPool), 'it names an unknown contract to pay to')
  must(isAddressEqual(toldPool, destinationPool), 'it names an unknown contract on the other side')
  checkToken(told.inputToken, {
    chainId: route.originChainId,
    token: route.inputToken,
    decimals: options.inputDecimals,
  })
  checkToken(told.outputToken, {
    chainId: route.destinationChainId,
    token: route.outputToken,
    decimals: options.outputDecimals,
  })
  const fillSeconds = terms.fillDeadline - terms.quoteTimestamp
  must(fillSeconds > 0, 'its deadline is before its own time')
  must(fillSeconds <= MAX_FILL_SECONDS, 'its deadline is too far away')
  must(terms.fillDeadline < 2 ** 32, 'its deadline is not a time')
  checkTime(options)
  checkExclusivity(terms)
  checkAmounts(options)
}

/** A deposit that no relayer has the time to fill is refunded hours later. */
function checkTime({ terms, destinationTime = terms.quoteTimestamp }: CheckQuoteOptions): void {
  const [left, least] = [terms.fillDeadline - destinationTime, MIN_FILL_SECONDS]
  if (left < least) throw new DeadlineTooSoonError({ left, least })
}

/** An exclusive relayer must not hold the deposit until it is too late for any other relayer. */
function checkExclusivity(terms: DepositTerms): void {
  const { exclusivityDeadline: exclusivity, exclusiveRelayer, fillDeadline } = terms
  const { quoteTimestamp: timestamp } = terms
  if (exclusivity === 0) return
  must(!isAddressEqual(exclusiveRelayer, zeroAddress), 'it is exclusive to nobody')
  const isPeriod = exclusivity <= MAX_EXCLUSIVITY_PERIOD_SECONDS
  const seconds = isPeriod ? exclusivity : exclusivity - timestamp
  must(seconds <= MAX_EXCLUSIVITY_SECONDS, 'one relayer alone could hold it for too long')
  must(timestamp + seconds < fillDeadline, 'one relayer alone could hold it to its end')
}

function checkAmounts(options: CheckQuoteOptions): void {
  const { fees, terms, inputDecimals, outputDecimals } = options
  const { inputAmount, outputAmount } = terms
  const { totalRelayFee, relayerCapitalFee, relayerGasFee, lpFee } = fees
  must(outputAmount > 0n, 'nothing would arrive')
  if (options.isRateChecked) {
    const [inputUnit, outputUnit] = [10n ** BigInt(outputDecimals), 10n ** BigInt(inputDecimals)]
    const [input, output] = [inputAmount * inputUnit, outputAmount * outputUnit]
    const fee = totalRelayFee.total * inputUnit
    const rounding = fee / ROUNDING.part + ROUNDING.units * (inputUnit + outputUnit)
    must(output <= input, 'more would arrive than is sent')
    must(output + fee <= input + rounding, 'more would arrive than its fees leave')
    must(output + fee >= input - input / TOLERANCE, 'less would arrive than its fees explain')
  }

  if (!relayerCapitalFee || !relayerGasFee || !lpFee) return
  const parts = relayerCapitalFee.total + relayerGasFee.total + lpFee.total
  const total = totalRelayFee.total
  const gap = parts > total ? parts - total : total - parts
  must(gap <= total / TOLERANCE + 3n, 'its fees do not add up')
}

function checkToken(
  quoted: QuotedToken | undefined,
  { chainId, token, decimals }: { chainId: number; token: Address; decimals: number },
): void {
  if (quoted === undefined) return
  must(
    isAddressEqual(quoted.address, token) && quoted.chainId === chainId,
    'it is for another token',
  )
  if (quoted.decimals !== decimals) {
    throw new TokenUnitsError({ chainId, token, told: quoted.decimals, decimals })
  }
}

function must(condition: boolean, otherwise: string): void {
  if (!condition) throw new QuoteInvalidError(otherwise)
}
