import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { SecureError, type SecureErrorCode } from '#secure/wire'
import { DatabaseError } from './database/database.ts'
import type { Log } from './log.ts'

const statuses: Partial<Record<SecureErrorCode, ContentfulStatusCode>> = {
  BAD_MESSAGE: 400,
  SHARE_TAMPERED: 400,
  SESSION_EXPIRED: 401,
  LOGIN_NOT_FRESH: 401,
  LOGIN_EXPIRED: 401,
  ORIGIN_NOT_ALLOWED: 403,
  DEVICE_REFUSED: 403,
  KEY_NEEDED: 403,
  NO_SHARE: 404,
  PROVIDER_OFF: 404,
  KEYS_EXIST: 409,
  EMAIL_TAKEN: 409,
  OTP_WRONG: 422,
  OTP_EXPIRED: 422,
  OTP_ATTEMPTS: 422,
  EMAIL_INVALID: 422,
  RATE_LIMITED: 429,
  PROVIDER_FAILED: 502,
  MAIL_FAILED: 502,
  SERVICE_DOWN: 503,
}

export function badMessage(message: string, cause?: unknown): SecureError {
  return new SecureError('BAD_MESSAGE', message, { cause })
}

/** Turns any error into one that people may read; an unexpected error goes to the log. */
export function toSecureError(log: Log, error: unknown): SecureError {
  if (error instanceof SecureError) return error
  if (error instanceof DatabaseError) {
    log.error('database.failed', {}, error)
    return new SecureError(
      'SERVICE_DOWN',
      'The service is not available. Please try again later.',
      {
        cause: error,
      },
    )
  }
  log.error('internal', {}, error)
  return new SecureError('INTERNAL', 'Something went wrong. Please try again.', { cause: error })
}

/**
 * Errors of a caller who tries codes or calls too often: counted in the log, so that the operator sees an
 * attack. The log says where and what, and never who.
 */
const signals: ReadonlySet<SecureError['code']> = new Set([
  'OTP_WRONG',
  'OTP_ATTEMPTS',
  'RATE_LIMITED',
])

/** The answer to a request that failed. */
export function tellError(
  log: Log,
  context: Context,
  thrown: unknown,
  status?: ContentfulStatusCode,
): Response {
  const { code, message, retryAfterSeconds } = toSecureError(log, thrown)
  if (signals.has(code)) log.warn('guess.refused', { route: context.req.routePath, code })
  if (retryAfterSeconds !== undefined) context.header('Retry-After', `${retryAfterSeconds}`)
  const error = { code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  context.set('code', code)
  const known = typeof code === 'number' ? undefined : statuses[code]
  return context.json({ error }, status ?? known ?? 500)
}
