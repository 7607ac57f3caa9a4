import * as z from 'zod/mini'
import { FILL_CHECK_SECONDS } from '#bridges/across/util/limits.ts'
import { type Transfer, transferSchema } from '#bridges/across/transfer/transfer.ts'

const decimals = z.int().check(z.gte(0), z.lte(36))
/** No chain reorganizes that many fills away; a higher number was not written by the widget. */
const MOST_REOPENED = 99
const uint = z.string().check(z.regex(/^\d{1,78}$/))

/**
 * A transfer, and what is needed to draw it before any service has answered. Made when the first is read: most
 * visitors have none.
 */
export const transferRecord = z.lazy(() =>
  z.strictObject({
    transfer: transferSchema,
    inputDecimals: decimals,
    outputDecimals: decimals,
    /** The quote's expected time, in seconds. */
    expectedSeconds: z.number(),
    /** Set where the sent transaction differs from the request: both values, as they were read. */
    alteration: z.optional(z.object({ field: z.string(), asked: z.string(), sent: z.string() })),
    /** The relayers' limits when it was confirmed: base units of the input token. */
    limits: z.optional(z.object({ instant: uint, shortDelay: uint })),
    /** What a chain reorganized away, until the chain has it again. */
    takenBack: z.optional(z.enum(['deposit', 'fill'])),
    /** How often a fill was reorganized away: of two tabs, the one with the higher count is right. */
    reopened: z.optional(z.int().check(z.gte(0), z.lte(MOST_REOPENED))),
    /** Grows with every change, so that of two tabs the newer record wins. */
    revision: z.optional(z.int().check(z.gte(0))),
  }),
)
export type TransferRecord = z.infer<typeof transferRecord>

/** True while there is something left to do or to wait for. */
export function isOpenRecord({ transfer }: TransferRecord): boolean {
  return !closed.includes(transfer.status)
}

/**
 * True where a fill could still be reorganized away, which no chain does after an hour, or where its
 * time is unknown: then the chain may not have shown it yet.
 */
export function isUnsettledFill({ transfer }: TransferRecord, now: number): boolean {
  const { status, fillTimestamp } = transfer
  if (status !== 'filled') return false
  return fillTimestamp === undefined || now / 1_000 - fillTimestamp <= FILL_CHECK_SECONDS
}

/** Final statuses. */
export const closedStatuses = ['filled', 'refunded', 'failed', 'cancelled'] as const
const closed: readonly Transfer['status'][] = closedStatuses

/** True when nothing was sent yet that could be watched: the person has to continue it. */
export function waitsForPerson({ transfer }: TransferRecord): boolean {
  const { status, approveHash } = transfer
  if (status === 'approving') return approveHash === undefined
  return status === 'draft' || status === 'approved'
}

/** True when no wallet was ever asked for something that it could still send. */
export function isUnsent(record: TransferRecord): boolean {
  const { depositNonce, approveHash, bundleId } = record.transfer
  return (
    waitsForPerson(record) &&
    depositNonce === undefined &&
    approveHash === undefined &&
    bundleId === undefined
  )
}
