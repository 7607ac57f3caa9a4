import { getAddress, type Hex } from 'viem'
import * as z from 'zod/mini'

/** What the services say, as they say it: every amount is a decimal string. */
const address = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  z.transform((value) => getAddress(value)),
)
const hash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)),
  z.transform((value): Hex => `0x${value.slice(2).toLowerCase()}`),
)
const uint = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.gte(0))]),
  z.transform((value) => BigInt(value)),
)
const seconds = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0))]),
  z.transform((value) => Number(value)),
)
const chainId = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(1))]),
  z.transform((value) => Number(value)),
)
const text = z.string().check(z.maxLength(100))
/** A field that decides nothing: it is as if it were not there when it is not what it should be. */
const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)
const url = lenient(z.string().check(z.maxLength(2_000)))

export const apiRoute = z.pipe(
  z.object({
    originChainId: chainId,
    originToken: address,
    destinationChainId: chainId,
    destinationToken: address,
    originTokenSymbol: text,
    destinationTokenSymbol: text,
    isNative: z.boolean(),
  }),
  z.transform((row) => ({
    isNative: row.isNative,
    originChainId: row.originChainId,
    inputToken: row.originToken,
    destinationChainId: row.destinationChainId,
    outputToken: row.destinationToken,
    inputTokenSymbol: row.originTokenSymbol,
    outputTokenSymbol: row.destinationTokenSymbol,
  })),
)

export const apiToken = z.object({
  address,
  symbol: text,
  name: text,
  decimals: z.int().check(z.gte(0), z.lte(77)),
  logoUrl: url,
})

export const apiChain = z.object({
  chainId,
  name: text,
  spokePool: address,
  spokePoolBlock: lenient(z.int()),
  publicRpcUrl: url,
  explorerUrl: url,
  logoUrl: url,
  inputTokens: z.array(z.unknown()),
  outputTokens: z.array(z.unknown()),
})

export const apiLimits = z.pipe(
  z.object({
    minDeposit: uint,
    maxDeposit: uint,
    maxDepositInstant: uint,
    maxDepositShortDelay: z.nullish(uint),
    recommendedDepositInstant: z.nullish(uint),
  }),
  z.transform((limits) => ({
    ...limits,
    maxDepositShortDelay: limits.maxDepositShortDelay ?? limits.maxDeposit,
    recommendedDepositInstant: limits.recommendedDepositInstant ?? limits.maxDepositInstant,
  })),
)

const fee = z.object({ pct: uint, total: uint })
const quotedToken = z.pipe(
  z.nullish(z.object({ address, decimals: z.int().check(z.gte(0), z.lte(77)), chainId })),
  z.transform((token) => token ?? undefined),
)

export const apiFees = z.object({
  estimatedFillTimeSec: z.number().check(z.gte(0)),
  capitalFeePct: uint,
  capitalFeeTotal: uint,
  relayGasFeePct: uint,
  relayGasFeeTotal: uint,
  relayFeePct: uint,
  relayFeeTotal: uint,
  lpFeePct: uint,
  timestamp: seconds,
  isAmountTooLow: z.boolean(),
  quoteBlock: uint,
  totalRelayFee: fee,
  relayerCapitalFee: fee,
  relayerGasFee: fee,
  lpFee: fee,
  limits: apiLimits,
  exclusiveRelayer: address,
  exclusivityDeadline: seconds,
  spokePoolAddress: address,
  destinationSpokePoolAddress: address,
  fillDeadline: seconds,
  outputAmount: uint,
  inputToken: quotedToken,
  outputToken: quotedToken,
  id: lenient(text),
})

const optionalHash = z.optional(z.nullable(hash))

/** Words of the indexer, and what they say here. */
const synonyms = {
  pending: 'pending',
  unfilled: 'pending',
  filled: 'filled',
  slowFilled: 'filled',
  slowFillRequested: 'slowFillRequested',
  expired: 'expired',
  refunded: 'refunded',
} as const
const statusWord = z.pipe(
  z.enum(Object.keys(synonyms) as (keyof typeof synonyms)[]), // its own keys
  z.transform((word) => synonyms[word]),
)

/** Today's names of the transactions (`…TxnRef`) and yesterday's. */
export const indexerStatus = z.pipe(
  z.object({
    status: statusWord,
    depositTxnRef: optionalHash,
    depositTxHash: optionalHash,
    fillTxnRef: optionalHash,
    fillTx: optionalHash,
    depositRefundTxnRef: optionalHash,
    depositRefundTxHash: optionalHash,
    actionsSucceeded: lenient(z.boolean()),
  }),
  z.transform((answer) => ({
    status: answer.status,
    depositHash: answer.depositTxnRef ?? answer.depositTxHash ?? undefined,
    fillHash: answer.fillTxnRef ?? answer.fillTx ?? undefined,
    refundHash: answer.depositRefundTxnRef ?? answer.depositRefundTxHash ?? undefined,
    actionSuccess: answer.actionsSucceeded,
  })),
)

/** A row of `/deposits`: its fields of the event are only compared, as text. */
export const indexerDeposit = z.pipe(
  z.looseObject({
    originChainId: chainId,
    depositId: uint,
    depositTxnRef: optionalHash,
    depositTxHash: optionalHash,
  }),
  z.transform((row) => ({
    originChainId: row.originChainId,
    depositId: row.depositId,
    depositHash: row.depositTxnRef ?? row.depositTxHash ?? undefined,
    timestamp: secondsOf(row.depositBlockTimestamp),
    fields: {
      ...row,
      quoteTimestamp: secondsOf(row.quoteTimestamp),
      fillDeadline: secondsOf(row.fillDeadline),
    },
  })),
)

/** Of a date as text. */
function secondsOf(date: unknown): number | undefined {
  const time = Date.parse(String(date)) / 1_000
  return Number.isFinite(time) ? Math.floor(time) : undefined
}

/** As long as it may be said. */
const sentence = z.pipe(
  z.string(),
  z.transform((message) => message.slice(0, 2_000)),
)

export const apiErrorBody = z.object({
  type: z.literal('AcrossApiError'),
  message: sentence,
  code: lenient(text),
  param: lenient(text),
  id: lenient(text),
  status: lenient(z.int()),
  transaction: lenient(z.object({ from: z.string(), to: z.string(), data: z.string() })),
})

export const indexerErrorBody = z.object({
  error: z.string(),
  message: lenient(sentence),
})
