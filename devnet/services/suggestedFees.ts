import { formatUnits } from 'viem'
import { relayerAccount } from '../chains/accounts.ts'
import type { DevChain } from '../chains/devChain.ts'
import { ApiError, invalidParam, requestId } from './apiError.ts'
import { type Fee, feesOf, type Limits, limitsOf } from './fees.ts'
import { type Lie, tell } from './lies.ts'
import { type MessageLimit, messageParam } from './message.ts'
import { amountParam, booleanParam, type Query } from './query.ts'
import { type Route, routeParam } from './route.ts'
import { toUnitsOf } from './tokens.ts'
import { simulateFill } from './simulateFill.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'
const INSTANT_FILL_SECONDS = 2
const SLOW_FILL_SECONDS = 900
const EXCLUSIVE_SECONDS = 60

/** What tests may change about the quotes. */
export type QuoteSettings = {
  /** How much dearer than usual. @default 1 */
  feeMultiplier: number
  /** Time from the quote to the fill deadline. @default 7200 */
  fillDeadlineSeconds: number
  /** How old a quote's time is: the public service takes its hub's, which is minutes behind. @default 0 */
  ageSeconds: number
  /** So long the relayer alone may fill; as a period that counts from the deposit, or as a time. @default 'none' */
  exclusivity: 'none' | 'period' | 'time'
  /** What is untrue in the answers. @default 'none' */
  lie: Lie
  /** What the relayer has for transfers with a message. @default 'none' */
  messageLimit: MessageLimit
}

export const defaultQuoteSettings: QuoteSettings = {
  feeMultiplier: 1,
  fillDeadlineSeconds: 7_200,
  ageSeconds: 0,
  exclusivity: 'none',
  lie: 'none',
  messageLimit: 'none',
}

/** GET, or POST with a long message, /suggested-fees */
export async function suggestedFees(
  chains: readonly DevChain[],
  query: Query,
  settings: QuoteSettings,
) {
  const route = routeParam(chains, query)
  const amount = amountParam(query, 'amount')
  if (amount === undefined) throw invalidParam('amount', 'parsableBigNumberString')
  const { message, recipient } = await messageParam(route, query, settings.messageLimit)
  const { origin, destination, inputToken, outputToken } = route
  const limits = limitsOf(inputToken.symbol)
  const fees = feesOf(inputToken.symbol, amount, settings.feeMultiplier)
  const isAmountTooLow = amount < limits.minDeposit || fees.relay.total >= amount
  if (!booleanParam(query, 'skipAmountLimit')) checkAmount(route, amount, limits, isAmountTooLow)
  const block = await origin.client.getBlock()
  const now = Number(block.timestamp)
  const left = isAmountTooLow && fees.relay.total >= amount ? 0n : amount - fees.relay.total
  const outputAmount = toUnitsOf(outputToken, { amount: left, decimals: inputToken.decimals })
  await simulateFill(route, { inputAmount: amount, outputAmount, message, recipient })

  return tell(settings.lie, {
    estimatedFillTimeSec:
      amount > limits.maxDepositInstant ? SLOW_FILL_SECONDS : INSTANT_FILL_SECONDS,
    capitalFeePct: String(fees.capital.pct),
    capitalFeeTotal: String(fees.capital.total),
    relayGasFeePct: String(fees.gas.pct),
    relayGasFeeTotal: String(fees.gas.total),
    relayFeePct: String(fees.relay.pct),
    relayFeeTotal: String(fees.relay.total),
    lpFeePct: '0',
    timestamp: String(now - settings.ageSeconds),
    isAmountTooLow,
    quoteBlock: String(block.number),
    ...exclusive(settings, now),
    spokePoolAddress: origin.contracts.spokePool,
    destinationSpokePoolAddress: destination.contracts.spokePool,
    totalRelayFee: feeBody(fees.relay),
    relayerCapitalFee: feeBody(fees.capital),
    relayerGasFee: feeBody(fees.gas),
    lpFee: feeBody(fees.lp),
    limits: limitsBody(limits),
    fillDeadline: String(now + settings.fillDeadlineSeconds),
    outputAmount: String(outputAmount),
    inputToken: tokenBody(inputToken, origin.chainId),
    outputToken: tokenBody(outputToken, destination.chainId),
    id: requestId(),
  })
}

function exclusive({ exclusivity }: QuoteSettings, now: number) {
  if (exclusivity === 'none') return { exclusiveRelayer: ZERO_ADDRESS, exclusivityDeadline: 0 }
  const exclusivityDeadline = EXCLUSIVE_SECONDS + (exclusivity === 'time' ? now : 0)
  return { exclusiveRelayer: relayerAccount.address, exclusivityDeadline }
}

function checkAmount(
  { inputToken }: Route,
  amount: bigint,
  { maxDeposit }: Limits,
  isAmountTooLow: boolean,
): void {
  if (isAmountTooLow) {
    throw new ApiError({
      code: 'AMOUNT_TOO_LOW',
      message: 'Sent amount is too low relative to fees',
      param: 'amount',
    })
  }
  if (amount > maxDeposit) {
    const most = formatUnits(maxDeposit, inputToken.decimals)
    throw new ApiError({
      code: 'AMOUNT_TOO_HIGH',
      message: `Amount exceeds max. deposit limit: ${most} ${inputToken.symbol}`,
      param: 'amount',
    })
  }
}

/** The limits as strings. */
export function limitsBody(limits: Limits) {
  return {
    minDeposit: String(limits.minDeposit),
    maxDeposit: String(limits.maxDeposit),
    maxDepositInstant: String(limits.maxDepositInstant),
    maxDepositShortDelay: String(limits.maxDepositShortDelay),
    recommendedDepositInstant: String(limits.recommendedDepositInstant),
  }
}

function feeBody({ pct, total }: Fee) {
  return { pct: String(pct), total: String(total) }
}

function tokenBody({ address, symbol, decimals }: Route['inputToken'], chainId: number) {
  return { address, symbol, decimals, chainId }
}
