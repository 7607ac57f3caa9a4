import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { abortable } from '#lib/abort.ts'
import { checkQuote } from './checkQuote.ts'
import type { BridgeClient } from '../client/client.ts'
import { MessageUnsettledError } from '../errors/client.ts'
import { explainingTrial } from '../client/explainFailure.ts'
import { NotOfferedError } from '../errors/service.ts'
import { QuoteExpiredError } from '../errors/quote.ts'
import type { DepositTerms } from '../transport/actions.ts'
import type { Limits } from '../transport/fees.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import { pinnedToken } from '../client/knownTokens.ts'
import { MESSAGE_ROUNDS, NATIVE_DECIMALS, QUOTE_MAX_AGE_MS } from '../util/limits.ts'
import { type CrossChainMessage, encodeMessage, updateMessage } from './message.ts'
import { requireDeposit } from './requireDeposit.ts'
import { requireMessageHandler } from './messageHandlers.ts'
import { readClock } from '../client/readClock.ts'
import { readDecimals } from '../client/readDecimals.ts'
import type { Route } from '../transport/route.ts'
import { coinOf } from '../contracts/symbols.ts'
import type { Abortable, ApiBase, QuotedFees, TransportQuote } from '../transport/transport.ts'

export type QuoteOptions = Abortable &
  ApiBase & {
    readonly route: Route
    /** In base units of the input token. */
    readonly inputAmount: bigint
    readonly depositor: Address
    /** Who receives the tokens. With actions, it is always the handler that runs them. @default the depositor */
    readonly recipient?: Address | undefined
    /** Bytes for a contract that receives the tokens, or actions for the handler of the destination chain. @default '0x' */
    readonly crossChainMessage?: Hex | CrossChainMessage | undefined
    /** @default 60_000 */
    readonly maxAgeMs?: number | undefined
  }

/** The deposit of a quote (S3.14). Times are seconds since 1970, by the chain's clock. */
export type QuotedDeposit = {
  readonly depositor: Address
  readonly recipient: Address
  readonly inputAmount: bigint
  readonly outputAmount: bigint
  readonly message: Hex
  readonly quoteTimestamp: number
  readonly fillDeadline: number
  readonly exclusiveRelayer: Address
  /** 0, a number of seconds, or a time, in the format of the pool. */
  readonly exclusivityDeadline: number
  readonly spokePoolAddress: Address
  readonly destinationSpokePoolAddress: Address
}

export type Quote = {
  readonly route: Route
  readonly deposit: QuotedDeposit
  readonly fees: QuotedFees
  readonly limits: Limits
  /** The decimals of the tokens: pinned, or from their contracts. */
  readonly inputDecimals: number
  readonly outputDecimals: number
  /** False for two different coins: only the service says how much arrives. */
  readonly isRateChecked: boolean
  readonly isAmountTooLow: boolean
  readonly estimatedFillTimeSec: number
  /** The service's own id of the transfer, where it has one. */
  readonly orderId?: Hex | undefined
  /** In milliseconds since 1970, by the local clock. */
  readonly fetchedAt: number
  readonly expiresAt: number
}

/**
 * Gets a quote and checks it against the request, itself, the known pools, the decimals of both tokens (pinned, or
 * read from their contracts) and the clock of the destination.
 *
 * The client adjusts actions with `update` to the amount that will arrive, and asks for the price again, until the
 * price is that of the final message. This takes at most four requests instead of one.
 *
 * @throws BridgeApiError (`AMOUNT_TOO_LOW`, `AMOUNT_TOO_HIGH`, `ROUTE_NOT_ENABLED`, …), HttpError,
 * MessageTooLargeError (no relayer holds enough for a transfer with a message),
 * BridgeApiSimulationError (SimulationError with `simulateOnError`), QuoteInvalidError, TokenUnitsError,
 * NotOfferedError (the service asks for a step that cannot be read), QuoteExpiredError,
 * DeadlineTooSoonError, ConfigError (a chain without a known pool),
 * NoActionsError, InvalidMessageError, NoMessageHandlerError, MessageUnsettledError
 */
export async function getQuote(client: BridgeClient, options: QuoteOptions): Promise<Quote> {
  const { crossChainMessage = '0x' } = options
  if (typeof crossChainMessage === 'string') {
    const { recipient = options.depositor } = options
    return priced(client, options, { recipient, message: crossChainMessage })
  }
  const { destinationChainId: chainId } = options.route
  const first = encodeMessage(crossChainMessage)
  const recipient = await requireMessageHandler(client, { chainId, signal: options.signal })
  return settle(client, options, { crossChainMessage, first, recipient })
}

/** Requests a price and adjusts the message in turn, until the price is that of the adjusted message. */
async function settle(
  client: BridgeClient,
  options: QuoteOptions,
  { crossChainMessage, first, recipient }: Settling,
): Promise<Quote> {
  let quote = await priced(client, options, { recipient, message: first })
  if (crossChainMessage.actions.every(({ update }) => update === undefined)) return quote
  // With a fallback the handler pays out what its actions leave.
  const mayLeave = !isAddressEqual(crossChainMessage.fallbackRecipient, zeroAddress)
  for (let round = 1; round < MESSAGE_ROUNDS; round += 1) {
    const { outputAmount, message: before } = quote.deposit
    const updated = updateMessage(crossChainMessage, outputAmount)
    const message = encodeMessage(await abortable(updated, options.signal))
    if (message === before) return quote
    quote = await priced(client, options, { recipient, message })
    const after = quote.deposit.outputAmount
    const isLast = round === MESSAGE_ROUNDS - 1
    if (after === outputAmount || (isLast && mayLeave && after > outputAmount)) return quote
  }
  throw new MessageUnsettledError()
}

type Settling = {
  readonly crossChainMessage: CrossChainMessage
  readonly first: Hex
  readonly recipient: Address
}

async function priced(
  client: BridgeClient,
  options: QuoteOptions,
  { recipient, message }: { readonly recipient: Address; readonly message: Hex },
): Promise<Quote> {
  const { route, inputAmount, depositor, apiUrl, signal } = options
  const { originChainId, destinationChainId, inputToken, outputToken } = route
  const doing = 'fetching quote'
  const [origin, destination] = [
    { chainId: originChainId, token: inputToken, signal },
    { chainId: destinationChainId, token: outputToken, signal },
  ]
  // Before any request: a chain without a pool is not supported.
  const [originPool, destinationPool] = await Promise.all([
    getSpokePool(client, origin),
    getSpokePool(client, destination),
  ])
  const asked = {
    originChainId,
    destinationChainId,
    inputToken,
    outputToken,
    amount: inputAmount,
    depositor,
    recipient,
    message,
    isNative: route.isNative,
    apiUrl,
    signal,
  }
  const [told, inputDecimals, outputDecimals, destinationTime] = await Promise.all([
    client.transport
      .quote(asked)
      .catch(explainingTrial(client, { chainId: destinationChainId, doing, signal })),
    route.isNative ? NATIVE_DECIMALS : readDecimals(client, origin),
    readDecimals(client, destination),
    readClock(client, destination),
  ])
  const isRateChecked = !areUnequal(client, route)
  const units = { inputDecimals, outputDecimals, isRateChecked }
  const terms = requireDeposit(told.actions, { ...asked, originPool })
  const fees = told.fees ?? feesOf(terms, units)
  checkQuote({
    told,
    fees,
    terms,
    route,
    originPool,
    destinationPool,
    destinationTime,
    ...units,
  })
  return { ...quoteOf(options, { told, fees, terms, destinationPool }), ...units }
}

/** All that does not arrive, in base units of the input token, rounded up. */
function feesOf({ inputAmount, outputAmount }: DepositTerms, units: Units): QuotedFees {
  const { inputDecimals, outputDecimals, isRateChecked } = units
  if (!isRateChecked) throw new NotOfferedError('it tells no fees between two coins')
  const [inputUnit, outputUnit] = [10n ** BigInt(inputDecimals), 10n ** BigInt(outputDecimals)]
  const total = inputAmount - (outputAmount * inputUnit) / outputUnit
  const pct = inputAmount === 0n ? 0n : (total * FEE_ONE) / inputAmount
  return { totalRelayFee: { total, pct } }
}

/** `pct` of a fee has 18 decimals. */
const FEE_ONE = 10n ** 18n

type Units = Pick<Quote, 'inputDecimals' | 'outputDecimals' | 'isRateChecked'>

/** True when both tokens are known and are not forms of one coin. Unknown tokens must be worth the same. */
function areUnequal(client: BridgeClient, route: Route): boolean {
  const [input, output] = [
    pinnedToken(client, route.originChainId, route.inputToken)?.symbol,
    pinnedToken(client, route.destinationChainId, route.outputToken)?.symbol,
  ].map((symbol) => symbol && coinOf(symbol))
  return Boolean(input && output && input !== output)
}

function quoteOf(
  { route, maxAgeMs = QUOTE_MAX_AGE_MS }: QuoteOptions,
  {
    told,
    fees,
    terms,
    destinationPool,
  }: {
    readonly told: TransportQuote
    readonly fees: QuotedFees
    readonly terms: DepositTerms
    readonly destinationPool: Address
  },
): Omit<Quote, keyof Units> {
  const fetchedAt = Date.now()
  const endsAt = told.expiresAt === undefined ? Number.POSITIVE_INFINITY : told.expiresAt * 1_000
  if (endsAt <= fetchedAt) throw new QuoteExpiredError()
  return {
    route,
    deposit: {
      depositor: terms.depositor,
      recipient: terms.recipient,
      inputAmount: terms.inputAmount,
      message: terms.message,
      spokePoolAddress: terms.spokePool,
      destinationSpokePoolAddress: destinationPool,
      outputAmount: terms.outputAmount,
      quoteTimestamp: terms.quoteTimestamp,
      fillDeadline: terms.fillDeadline,
      exclusiveRelayer: terms.exclusiveRelayer,
      exclusivityDeadline: terms.exclusivityDeadline,
    },
    fees,
    limits: told.limits,
    isAmountTooLow: told.isAmountTooLow,
    estimatedFillTimeSec: told.estimatedFillTimeSec,
    ...(told.orderId === undefined ? {} : { orderId: told.orderId }),
    fetchedAt,
    expiresAt: Math.min(fetchedAt + maxAgeMs, endsAt),
  }
}
