import * as z from 'zod/mini'
import { HttpError } from '#lib/http.ts'
import { cleanName } from '#lib/cleanName.ts'
import { REASON_CHARS } from './limits.ts'

/** The service's refusal: `{"status":"FAILED","reasons":[{"name":"…","description":"…"}]}`. */
const refusal = z.object({
  status: z.string(),
  reasons: z.array(z.unknown()).check(z.minLength(1)),
})
// Only the first reason is shown, so only that one has to be complete.
const firstReason = z.object({ name: z.string(), description: z.string() })

/** True when the service itself refused, rather than a proxy on the way to it. */
export function isRefusal(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status && readRefusal(error) !== undefined
}

/**
 * The first of the service's own reasons, cleaned for display; undefined where it gave none, or where
 * it was no refusal: an internal error of the service does not help the person.
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status >= SERVER_ERROR) return undefined
  const reason = readRefusal(error)
  return reason && cleanName(reason.description, REASON_CHARS)
}

const SERVER_ERROR = 500

function readRefusal(error: HttpError): z.infer<typeof firstReason> | undefined {
  const [first] = refusal.safeParse(error.body).data?.reasons ?? []
  return firstReason.safeParse(first).data
}
