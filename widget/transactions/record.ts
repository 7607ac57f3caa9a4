import * as z from 'zod/mini'
import { caipChainId, errorCode, evmAddress, hash32, hexBytes } from '#protocol'
import { FIELD_CHARS, MESSAGE_CHARS } from './limits.ts'

const decimal = z.string().check(z.regex(/^\d{1,78}$/))
const label = z.string().check(z.maxLength(100))

/** A field of a transaction as it is written in JSON; of long calldata the beginning. */
const fieldText = z.string().check(z.maxLength(FIELD_CHARS))

/** Of any namespace; its adapter checked it before (CAIP-10). */
const accountAddress = z.string().check(z.regex(/^[-.%a-zA-Z0-9]{1,128}$/))

/** An amount of something, as it was when the person confirmed it. */
const tokenAmount = z.object({
  /** Absent for the native currency. */
  address: z.optional(accountAddress),
  symbol: label,
  decimals: z.int().check(z.gte(0), z.lte(77)),
  /** Base units. */
  amount: decimal,
})
export type TokenAmount = z.infer<typeof tokenAmount>

/** What a transaction is for, in the terms in which it was confirmed. */
const purpose = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('send'),
    token: tokenAmount,
    to: accountAddress,
    toName: z.optional(label),
  }),
  z.object({
    type: z.literal('approve'),
    token: tokenAmount,
    spender: evmAddress,
    /** The swap that it was for: what was to be received, and the least of it. */
    swap: z.optional(z.object({ id: label, to: tokenAmount, minimum: decimal })),
  }),
  z.object({
    type: z.literal('swap'),
    from: tokenAmount,
    /** What was quoted; what arrived is in the receipt. */
    to: tokenAmount,
    /** What the swap is known by, and the least that was accepted. */
    swapId: z.optional(label),
    minimum: z.optional(decimal),
  }),
])
export type Purpose = z.infer<typeof purpose>

/**
 * `asked`: the wallet has it, and no hash is known. `sent`: the widget waits for it. The others are
 * final; `unknown`: it cannot be determined whether it was sent.
 */
const status = z.enum(['asked', 'sent', 'confirmed', 'failed', 'cancelled', 'dropped', 'unknown'])
export type TransactionStatus = z.infer<typeof status>

const shared = {
  id: label,
  purpose,
  caipChainId,
  status,
  /** ms; when it was asked for. */
  at: z.number(),
  error: z.optional(
    z.object({ code: errorCode, message: z.string().check(z.maxLength(MESSAGE_CHARS)) }),
  ),
  /** Where another one was sent: the field in which it differs from what was asked for. */
  alteration: z.optional(z.object({ field: label, asked: fieldText, sent: fieldText })),
}

/** A call that the wallet completes, signs and sends. */
const calledTransaction = z.object({
  ...shared,
  from: evmAddress,
  to: evmAddress,
  data: hexBytes,
  /** Wei. */
  value: decimal,
  /** Of the newest one: a wallet may replace it. */
  hash: z.optional(hash32),
  /** ms; when the wallet answered with it. */
  sentAt: z.optional(z.number()),
  /** Where it, or a replacement, is looked for first. */
  fromBlock: decimal,
  /** How many transactions the account had sent by then. */
  nonce: z.optional(z.int().check(z.gte(0))),
  /** True of one that ended well and could not be compared with what was asked for. */
  isUnchecked: z.optional(z.boolean()),
})
export type CalledTransaction = z.infer<typeof calledTransaction>

/** One that the widget built whole, and sends once the wallet has signed it. */
const builtTransaction = z.object({
  ...shared,
  from: accountAddress,
  /** What the chain knows it by. */
  hash: z.optional(accountAddress),
  /** As its namespace writes it: unsigned while the wallet is asked, signed from then on. */
  transaction: z.string().check(z.regex(/^[+/\w]{1,4096}={0,2}$/)),
  /** The block after which it cannot be taken up any more. */
  lastValid: decimal,
  /** True where it was the wallet that sent it. */
  isSent: z.optional(z.boolean()),
})
export type BuiltTransaction = z.infer<typeof builtTransaction>

/** A transaction that the widget itself asked for, written down before the wallet is asked. */
export const ownTransaction = z.union([calledTransaction, builtTransaction])
export type OwnTransaction = z.infer<typeof ownTransaction>

/** True where the widget itself sends it. */
export function isBuilt(one: OwnTransaction): one is BuiltTransaction {
  return 'transaction' in one
}
