import * as z from 'zod/mini'
import { BUNDLE_ID_CHARS } from './limits.ts'

export const atomicStatuses = ['supported', 'ready', 'unsupported'] as const
export type AtomicStatus = (typeof atomicStatuses)[number]

export type CallsState = 'pending' | 'success' | 'failure'

export const bundleId = z
  .string()
  .check(z.minLength(1), z.maxLength(BUNDLE_ID_CHARS), z.regex(/^[\x21-\x7e]+$/))

const hash = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value),
)

/** Per chain; what is not understood of a chain is left out of the answer. */
export const capabilities = z.record(
  z.string(),
  z.catch(z.object({ atomic: z.optional(z.object({ status: z.enum(atomicStatuses) })) }), {}),
)

/** The id; wallets of the first version of the standard answer it bare. */
export const sentCalls = z.union([
  z.object({ id: bundleId }),
  z.pipe(
    bundleId,
    z.transform((id) => ({ id })),
  ),
])

/** What wallets of the first version said (S4.13). */
const legacyCodes = { PENDING: 100, CONFIRMED: 200 } as const

export const statusCode = z.union([
  z.int().check(z.gte(100), z.lte(699)),
  z.pipe(
    z.enum(['PENDING', 'CONFIRMED']),
    z.transform((word) => legacyCodes[word]),
  ),
])

/** S4.13: 100-199 pending, 200-299 success, 300-699 failure. */
export const callBundleStatus = z.pipe(
  z.object({
    status: statusCode,
    atomic: z.optional(z.boolean()),
    receipts: z.optional(z.nullable(z.array(z.object({ transactionHash: hash })))),
  }),
  z.transform(({ status: code, atomic, receipts }) => ({
    state: stateOf(code),
    code,
    atomic,
    hashes: (receipts ?? []).map(({ transactionHash }) => transactionHash),
  })),
)
export type CallBundleStatus = z.infer<typeof callBundleStatus>

function stateOf(code: number): CallsState {
  if (code < 200) return 'pending'
  return code < 300 ? 'success' : 'failure'
}
