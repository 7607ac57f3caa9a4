import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Why the gateway refused or failed, by codes that are never renamed, with the status of each. */
export const statuses = {
  BODY_REFUSED: 400,
  PARAMS_REFUSED: 400,
  PATH_REFUSED: 400,
  QUERY_REFUSED: 400,
  REQUEST_REFUSED: 400,
  UPGRADE_REFUSED: 400,
  TOKEN_REFUSED: 401,
  ORIGIN_REFUSED: 403,
  CHAIN_UNKNOWN: 404,
  NOT_FOUND: 404,
  METHOD_REFUSED: 405,
  BODY_TOO_SLOW: 408,
  BODY_TOO_LARGE: 413,
  TYPE_REFUSED: 415,
  HOST_REFUSED: 421,
  CONNECTIONS_LIMITED: 429,
  LIMITED: 429,
  SITE_LIMITED: 429,
  SUBSCRIPTIONS_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UPSTREAM_REFUSED: 502,
  UPSTREAM_UNREADABLE: 502,
  STOPPING: 503,
  UPSTREAM_BUSY: 503,
  UPSTREAM_DOWN: 503,
  UPSTREAM_TIMEOUT: 504,
} as const satisfies Record<string, ContentfulStatusCode>
export type GatewayErrorCode = keyof typeof statuses

export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly code: GatewayErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: GatewayErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Of every answer below `/api`, and of every refusal: a browser shows, keeps and runs nothing of it. */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** What a refusal says, and by which headers. */
export function describeError({ code, message, retryAfterSeconds }: GatewayError) {
  const isTimed = retryAfterSeconds !== undefined
  return {
    status: statuses[code],
    headers: {
      ...answerHeaders,
      ...(isTimed ? { 'retry-after': `${retryAfterSeconds}` } : {}),
    },
    body: { error: { code, message, ...(isTimed ? { retryAfterSeconds } : {}) } },
  }
}

/** The answer to a request that failed. */
export function answerError(context: Context, error: GatewayError): Response {
  const { status, headers, body } = describeError(error)
  return context.json(body, status, headers)
}
