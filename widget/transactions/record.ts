import * as z from 'zod/mini'
import { caipChainId, errorCode, evmAddress, hash32, hexBytes } from '#protocol'
import { FIELD_CHARS, MESSAGE_CHARS } from './limits.ts'

const decimal = z.string().check(z.regex(/^\d{1,78}$/))
const label = z.string().check(z.maxLength(100))

/** A field of a transaction as it is stored in JSON; long calldata is cut. */
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
    /** The swap that it was for: the expected output, and its minimum. */
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
  /** ms; when it was requested. */
  at: z.number(),
  error: z.optional(
    z.object({ code: errorCode, message: z.string().check(z.maxLength(MESSAGE_CHARS)) }),
  ),
  /** Set where a different one was sent: the field in which it differs from the request. */
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
  /** The newest hash: a wallet may replace the transaction. */
  hash: z.optional(hash32),
  /** ms; when the wallet answered with it. */
  sentAt: z.optional(z.number()),
  /** The block from which it, or a replacement, is searched. */
  fromBlock: decimal,
  /** How many transactions the account had sent by then. */
  nonce: z.optional(z.int().check(z.gte(0))),
  /** True for one that succeeded but could not be compared with the request. */
  isUnchecked: z.optional(z.boolean()),
})
export type CalledTransaction = z.infer<typeof calledTransaction>

/** A transaction that the widget builds completely, and sends once the wallet has signed it. */
const builtTransaction = z.object({
  ...shared,
  from: accountAddress,
  /** Its id on the chain. */
  hash: z.optional(accountAddress),
  /** As its namespace writes it: unsigned while the wallet is asked, signed from then on. */
  transaction: z.string().check(z.regex(/^[+/\w]{1,4096}={0,2}$/)),
  /** The last block that can include it. */
  lastValid: decimal,
  /** True where the wallet sent it. */
  isSent: z.optional(z.boolean()),
})
export type BuiltTransaction = z.infer<typeof builtTransaction>

/** A transaction of the widget itself, persisted before the wallet is asked. */
export const ownTransaction = z.union([calledTransaction, builtTransaction])
export type OwnTransaction = z.infer<typeof ownTransaction>

/** True where the widget itself sends it. */
export function isBuilt(one: OwnTransaction): one is BuiltTransaction {
  return 'transaction' in one
}
