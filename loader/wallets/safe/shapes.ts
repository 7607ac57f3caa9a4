import * as z from 'zod/mini'

const isHex = (chars: number) => (value: unknown) =>
  typeof value === 'string' && /^0x[\da-f]+$/i.test(value) && value.length === 2 + chars

const address = z.custom<string>(isHex(40))
export const safeHash = z.custom<string>(isHex(64))
const bytes = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value),
)

/** Any answer of Safe; `data` is looked at by who asked. */
export const answer = z.object({
  id: z.string(),
  success: z.boolean(),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

/** `getSafeInfo` */
export const safeInfo = z.object({
  safeAddress: address,
  chainId: z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0),
})

/** `sendTransactions` */
export const sent = z.object({ safeTxHash: safeHash })

/** `getTxBySafeTxHash` */
export const details = z.object({
  txStatus: z.string(),
  txHash: z.optional(z.union([safeHash, z.literal(null)])),
})

/** `signMessage` and `signTypedMessage`: signed, proposed to the other owners, or sent to the chain. */
export const signed = z.object({
  signature: z.optional(bytes),
  messageHash: z.optional(safeHash),
  safeTxHash: z.optional(safeHash),
})

/** `getOffChainSignature`: empty until enough owners have signed. */
export const signature = z.optional(z.union([bytes, z.literal(''), z.literal(null)]))

/** A receipt as the node of Safe gives it. */
export const receipt = z.union([
  z.object({
    blockHash: safeHash,
    blockNumber: z.unknown(),
    gasUsed: z.unknown(),
    status: z.unknown(),
    logs: z.optional(z.array(z.unknown())),
  }),
  z.literal(null),
])

/** One call of a bundle (EIP-5792) or a transaction (EIP-1193). */
export const call = z.object({
  to: address,
  data: z.optional(bytes),
  value: z.optional(z.custom<string>((value) => typeof value === 'string' && isAmount(value))),
})
export const bundle = z.object({
  calls: z.array(call),
  from: z.optional(address),
  chainId: z.optional(z.string()),
})

function isAmount(text: string): boolean {
  return /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(text)
}
