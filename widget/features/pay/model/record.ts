import * as z from 'zod/mini'
import { caipChainId, evmAddress } from '#protocol'

const label = z.string().check(z.maxLength(100))
const decimal = z.string().check(z.regex(/^\d{1,78}$/))

/** What reaches the recipient; what becomes of it is known by the room whose it is. */
const by = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('direct'), transactionId: label }),
  z.object({ kind: z.literal('bridge'), transferId: label }),
])

/** A payment for which the wallet was asked; stored before the wallet request. */
export const paymentRecord = z.object({
  id: label,
  caipChainId,
  /** Absent for the native currency. */
  address: z.optional(evmAddress),
  symbol: label,
  decimals: z.int().check(z.gte(0), z.lte(36)),
  /** Base units. */
  amount: decimal,
  recipient: evmAddress,
  /** Who pays. */
  account: evmAddress,
  /** The newest transaction of the swap that comes first, an approval for it included. */
  swapTransactionId: z.optional(label),
  by: z.optional(by),
})
export type PaymentRecord = z.infer<typeof paymentRecord>

type Asked = Pick<PaymentRecord, 'caipChainId' | 'recipient'> & {
  readonly address?: string | undefined
  readonly amount: bigint | string
}

/** True where both are of the same thing that is asked for. */
export function isSamePayment(a: Asked, b: Asked): boolean {
  return keyOf(a) === keyOf(b)
}

function keyOf({ caipChainId: chain, address = 'native', amount, recipient }: Asked): string {
  return [chain, address, amount, recipient].join(' ').toLowerCase()
}
