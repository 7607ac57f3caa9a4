import * as z from 'zod/mini'
import { type Transfer, transferSchema } from '#bridge/transfer.ts'

const decimals = z.int().check(z.gte(0), z.lte(36))

/** A transfer, and what is needed to draw it before any service has answered. */
export const transferRecord = z.strictObject({
  transfer: transferSchema,
  inputDecimals: decimals,
  outputDecimals: decimals,
  /** What the quote promised, in seconds. */
  expectedSeconds: z.number(),
  /** What was sent differs from what was asked for: both values, as they were read. */
  alteration: z.optional(z.object({ field: z.string(), asked: z.string(), sent: z.string() })),
})
export type TransferRecord = z.infer<typeof transferRecord>

/** True while there is something left to do or to wait for. */
export function isOpenRecord({ transfer }: TransferRecord): boolean {
  return !closed.includes(transfer.status)
}

const closed: readonly Transfer['status'][] = ['filled', 'refunded', 'failed', 'cancelled']
