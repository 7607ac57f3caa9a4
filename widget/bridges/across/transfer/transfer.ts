import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import type { Quote } from '../quote/getQuote.ts'

// The patterns are the types.
const address = z.custom<Address>((v) => typeof v === 'string' && /^0x[0-9a-fA-F]{40}$/.test(v))
const hash = z.custom<Hex>((v) => typeof v === 'string' && /^0x[0-9a-fA-F]{64}$/.test(v))
const bytes = z.custom<Hex>((v) => typeof v === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(v))
const uint = z.string().check(z.regex(/^\d{1,78}$/))
const int = z.int().check(z.gte(0))
const symbol = z.string().check(z.maxLength(32))

export const transferStatuses = [
  'draft',
  'approving',
  'approved',
  'depositing',
  'deposited',
  'filled',
  'expired',
  'refunded',
  'failed',
  'cancelled',
] as const

export type TransferStatus = (typeof transferStatuses)[number]

/**
 * A transfer to save. It is safe for JSON: amounts and ids are decimal strings. `created` and `fetchedAt` are in
 * milliseconds, all other times in seconds since 1970. Made when the first is read: most visitors have none.
 */
export const transferSchema = z.lazy(() =>
  z.object({
    id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    created: int,
    owner: address,
    route: z.object({
      isNative: z.boolean(),
      originChainId: int,
      inputToken: address,
      destinationChainId: int,
      outputToken: address,
      inputTokenSymbol: symbol,
      outputTokenSymbol: symbol,
    }),
    inputAmount: uint,
    outputAmount: uint,
    recipient: address,
    quoteTimestamp: int,
    fetchedAt: int,
    fillDeadline: int,
    exclusiveRelayer: address,
    exclusivityDeadline: int,
    message: bytes,
    originPool: address,
    destinationPool: address,
    integratorId: z.string().check(z.regex(/^0x[0-9a-fA-F]{4}$/)),
    step: z.enum(['approve', 'deposit', 'fill']),
    status: z.enum(transferStatuses),
    approveHash: z.optional(hash),
    depositHash: z.optional(hash),
    /** When the wallet answered with the deposit's hash, in ms since 1970. A cookie does not keep it. */
    sentAt: z.optional(int),
    /** The expected nonce of the deposit when the wallet was asked. */
    depositNonce: z.optional(int),
    depositId: z.optional(uint),
    fillHash: z.optional(hash),
    fillTimestamp: z.optional(int),
    actionSuccess: z.optional(z.boolean()),
    refundHash: z.optional(hash),
    error: z.optional(
      z.object({
        code: z.union([z.string(), z.number()]),
        message: z.string().check(z.maxLength(500)),
      }),
    ),
    fromBlockOrigin: z.optional(int),
    fromBlockDestination: z.optional(int),
    /** The id of the call bundle (EIP-5792) with approval and deposit. */
    bundleId: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,8194}$/))),
    /** The time when the deposit was mined, by the origin's clock. */
    depositTimestamp: z.optional(int),
    /** The latest offer to take less. The fill may or may not follow it. */
    speedUp: z.optional(
      z.object({
        outputAmount: uint,
        recipient: address,
        message: bytes,
        /** Absent while the wallet asks the person. */
        hash: z.optional(hash),
      }),
    ),
    /** No relayer filled the deposit, and the pool itself was asked to pay. */
    slowFillRequested: z.optional(z.boolean()),
    fillType: z.optional(z.enum(['FastFill', 'ReplacedSlowFill', 'SlowFill'])),
    /** The amount that arrived. */
    filledAmount: z.optional(uint),
    /** The service's own id of the transfer, where the quote had one. */
    orderId: z.optional(hash),
  }),
)

export type Transfer = z.infer<typeof transferSchema>

/** The transfer in what storage gave, or undefined. */
export function parseTransfer(value: unknown): Transfer | undefined {
  const parsed = transferSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** True until the transfer has ended. */
export function isOpen({ status }: Pick<Transfer, 'status'>): boolean {
  return !['filled', 'refunded', 'failed', 'cancelled'].includes(status)
}

/** Makes a transfer from a quote. It starts nothing. */
export function createTransfer(quote: Quote, { integratorId }: { integratorId: string }): Transfer {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return {
    id: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    created: Date.now(),
    ...quoted(quote),
    integratorId,
    step: quote.route.isNative ? 'deposit' : 'approve',
    status: 'draft',
  }
}

/** Returns the transfer with a newer quote. Only for a transfer whose deposit was never requested. */
export function withQuote(transfer: Transfer, quote: Quote): Transfer {
  const { error: _, orderId: __, ...rest } = transfer
  return { ...rest, ...quoted(quote) }
}

function quoted({ route, deposit, fetchedAt, orderId }: Quote) {
  return {
    owner: deposit.depositor,
    route,
    inputAmount: String(deposit.inputAmount),
    outputAmount: String(deposit.outputAmount),
    recipient: deposit.recipient,
    quoteTimestamp: deposit.quoteTimestamp,
    fetchedAt,
    fillDeadline: deposit.fillDeadline,
    exclusiveRelayer: deposit.exclusiveRelayer,
    exclusivityDeadline: deposit.exclusivityDeadline,
    message: deposit.message,
    originPool: deposit.spokePoolAddress,
    destinationPool: deposit.destinationSpokePoolAddress,
    ...(orderId === undefined ? {} : { orderId }),
  }
}
