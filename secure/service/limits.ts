import * as z from 'zod/mini'
import { EMAIL_PAUSE_SECONDS, SecureError } from '#secure/wire'
import type { Cipher } from './cipher.ts'
import type { Queries } from './database/database.ts'
import type { ServiceOptions } from './config/options.ts'

/** How long a mailed link, or a login at a provider, can be used. */
export const LOGIN_SECONDS = 20 * 60
/** Wrong codes that one login forgives. */
export const CODE_ATTEMPTS = 5
/** The code that the callback page hands over. */
export const PICKUP_SECONDS = 5 * 60
export const TICKET_SECONDS = 60
/** How far the time in a signature may be from the service's clock. */
export const PROOF_SECONDS = 10 * 60
/** How long a request's own proof is valid, at least; twice as long at most. */
export const PROOF_NONCE_SECONDS = 5 * 60
export const PROOF_CHARS = 2_000
/** The time between offering a cookie to a browser and checking whether it came back. */
export const PROBE_SECONDS = 60
export const ENROLLMENT_SECONDS = 10 * 60
/** Devices that may wait for an answer at once. */
export const ENROLLMENTS_WAITING = 5
/** How long a request is held, and how often the database is polled meanwhile. */
export const HOLD_MS = 25_000
export const POLL_MS = 500
/** Requests that are held for one row: a page and its reloads, which a proxy may notice late. */
export const HELD_PER_ROW = 4
/** When an address that holds too many requests may retry. */
export const HELD_AGAIN_SECONDS = 5
/** Polled less often, since another operator runs the relay. */
export const RELAY_POLL_MS = 1_500
export const BODY_BYTES = 32_768
/** Languages of one browser that are looked at. */
export const MOST_LANGUAGES = 20
/** How long the status of calls can be read, and of how many calls of one account. */
export const CALLS_SECONDS = 30 * 24 * 3_600
export const CALLS_KEPT = 200
const HOUR = 3_600

/** `count` within `seconds` of the first one. */
export type Limit = { readonly name: string; readonly count: number; readonly seconds: number }

export function limitsOf({ loginsPerAddress, loginsPerIp, loginsInAll }: ServiceOptions) {
  return {
    /** Two mails to one address (S5.01). */
    mailPause: { name: 'pause', count: 1, seconds: EMAIL_PAUSE_SECONDS },
    address: { name: 'address', count: loginsPerAddress, seconds: HOUR },
    ip: { name: 'ip', count: loginsPerIp, seconds: HOUR },
    all: { name: 'all', count: loginsInAll, seconds: HOUR },
    /** Codes tried for one address, over all its logins. */
    tries: { name: 'tries', count: 3 * loginsPerAddress, seconds: 24 * HOUR },
  } as const satisfies Record<string, Limit>
}

const row = z.object({ startedAt: z.number(), count: z.number() })

/**
 * Counts one use of `subject` and refuses it above the limit. Subjects are addresses, so only their
 * keyed hashes are stored. One statement, so that it holds across processes.
 */
export async function countUse(
  { database, cipher, now }: { database: Queries; cipher: Cipher; now: number },
  limit: Limit,
  subject: string,
): Promise<void> {
  const [used] = await database.rows(
    row,
    `INSERT INTO limits AS l (key, started_at, count, ends_at) VALUES ($1, $2::bigint, 1, $2::bigint + $3::bigint)
     ON CONFLICT (key) DO UPDATE SET
       started_at = CASE WHEN l.ends_at <= $2::bigint THEN $2::bigint ELSE l.started_at END,
       count = CASE WHEN l.ends_at <= $2::bigint THEN 1 ELSE l.count + 1 END,
       ends_at = CASE WHEN l.ends_at <= $2::bigint THEN $2::bigint + $3::bigint ELSE l.ends_at END
     RETURNING started_at, count`,
    [cipher.keyedHash(subject, `limit ${limit.name}`), now, limit.seconds],
  )
  if (used === undefined || used.count <= limit.count) return
  throw rateLimited(used.startedAt + limit.seconds - now)
}

/** The sentence of S5.01. */
export function rateLimited(seconds: number): SecureError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return new SecureError('RATE_LIMITED', `Please try again after ${retryAfterSeconds} seconds`, {
    retryAfterSeconds,
  })
}
