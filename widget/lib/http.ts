import { anySignal, wait } from './abort.ts'
import { BaseError } from './baseError.ts'

const MAX_RETRIES = 2
const BACKOFF_MS = 300
const TIMEOUT_MS = 15_000
/** A service that asks for more patience than this gets none: the caller decides. */
const MAX_RETRY_AFTER_MS = 5_000
const DETAILS_CHARS = 300

export type HttpErrorCode = 'HTTP_ERROR' | 'HTTP_UNREACHABLE' | 'HTTP_TIMEOUT' | 'HTTP_UNREADABLE'

/** A request that got no answer, or none that can be used. `status` is 0 without an answer. */
export class HttpError extends BaseError {
  override name = 'HttpError'
  readonly url: string
  readonly status: number
  /** What the service asked for with a 429 or 503. */
  readonly retryAfterMs: number | undefined
  /** The full body of an error response, where it is JSON; `details` is its beginning. Not checked. */
  readonly body: unknown

  constructor(
    message: string,
    options: {
      code: HttpErrorCode
      url: string
      status: number
      retryAfterMs?: number | undefined
      details?: string | undefined
      body?: unknown
      cause?: unknown
    },
  ) {
    super(message, options)
    this.url = options.url
    this.status = options.status
    this.retryAfterMs = options.retryAfterMs
    this.body = options.body
  }
}

export type HttpQuery = Readonly<
  Record<string, string | number | bigint | boolean | readonly number[] | undefined>
>

export type HttpRequest = {
  readonly url: string
  readonly query?: HttpQuery | undefined
  /** Besides `accept`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof fetch | undefined
  /** How far a kept answer will do. @default as the browser decides */
  readonly cache?: RequestCache | undefined
  /** Of one try. @default 15_000 */
  readonly timeoutMs?: number | undefined
  /** Pause before the first of at most two more tries; doubles. @default 300 */
  readonly backoffMs?: number | undefined
}

export type HttpPost = HttpRequest & {
  /** Sent as JSON. */
  readonly body: unknown
}

export type HttpAnswer = {
  readonly url: string
  readonly status: number
  /** 2xx. */
  readonly ok: boolean
  /** The parsed body; `undefined` when it is not JSON. */
  readonly body: unknown
  readonly text: string
  readonly retryAfterMs: number | undefined
}

/**
 * GET with the one retry rule: no answer, 5xx and a short `retry-after` are tried again, at most
 * twice. An abort passes through untouched. An answer of any status resolves.
 *
 * @throws HttpError `HTTP_UNREACHABLE`, `HTTP_TIMEOUT`
 */
export async function get(request: HttpRequest): Promise<HttpAnswer> {
  const { signal, backoffMs = BACKOFF_MS } = request
  const url = withQuery(request.url, request.query)
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === MAX_RETRIES
    const answer = await tryOnce(url, request).catch((error: unknown) => {
      if (isLast || !(error instanceof HttpError)) throw error
      return undefined
    })
    if (answer !== undefined && (isLast || !isWorthRetrying(answer))) return answer
    await wait(answer?.retryAfterMs ?? backoffMs * 2 ** attempt, signal)
  }
}

/**
 * POST, once: what a second one would do is not known. An answer of any status resolves.
 *
 * @throws HttpError `HTTP_UNREACHABLE`, `HTTP_TIMEOUT`
 */
export function post({ body, ...request }: HttpPost): Promise<HttpAnswer> {
  const headers = { 'content-type': 'application/json', ...request.headers }
  const init = { method: 'POST', body: JSON.stringify(body) }
  return tryOnce(withQuery(request.url, request.query), { ...request, headers }, init)
}

/**
 * The body of a good answer.
 *
 * @throws HttpError `HTTP_ERROR` for any other status, `HTTP_UNREADABLE` when it is not JSON
 */
export function bodyOf(answer: HttpAnswer): unknown {
  if (!answer.ok) throw refused(answer)
  if (answer.body === undefined) throw unreadable(answer)
  return answer.body
}

/** The error for an answer of a bad status. */
export function refused({ url, status, text, body, retryAfterMs }: HttpAnswer): HttpError {
  return new HttpError(`The service answered with status ${status}.`, {
    code: 'HTTP_ERROR',
    url,
    status,
    retryAfterMs,
    details: text.slice(0, DETAILS_CHARS),
    body,
  })
}

/** The error for an answer whose body is not what it should be. */
export function unreadable({ url, status, text }: HttpAnswer, cause?: unknown): HttpError {
  return new HttpError('The service gave an answer that cannot be read.', {
    code: 'HTTP_UNREADABLE',
    url,
    status,
    details: text.slice(0, DETAILS_CHARS),
    cause,
  })
}

async function tryOnce(
  url: string,
  request: HttpRequest,
  init: Pick<RequestInit, 'method' | 'body'> = {},
): Promise<HttpAnswer> {
  const { signal, timeoutMs = TIMEOUT_MS } = request
  const send = request.fetch ?? ((input: string, init: RequestInit) => fetch(input, init))
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(url, {
      ...init,
      headers: { accept: 'application/json', ...request.headers },
      ...(request.cache === undefined ? {} : { cache: request.cache }),
      signal: signal === undefined ? timeout : anySignal([signal, timeout]),
    })
    // The text first: a body can be read only once, and an error page is not JSON.
    const text = await response.text()
    const { status } = response
    const retryAfterMs = retryAfter(response.headers.get('retry-after'))
    return { url, status, ok: response.ok, body: parseJson(text), text, retryAfterMs }
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason
    const [code, message] = timeout.aborted
      ? (['HTTP_TIMEOUT', 'The service took too long to answer.'] as const)
      : (['HTTP_UNREACHABLE', 'The service cannot be reached.'] as const)
    throw new HttpError(message, { code, url, status: 0, cause: error })
  }
}

function isWorthRetrying({ status, retryAfterMs }: HttpAnswer): boolean {
  if (retryAfterMs !== undefined && retryAfterMs > MAX_RETRY_AFTER_MS) return false
  return status >= 500 || (status === 429 && retryAfterMs !== undefined)
}

function withQuery(url: string, query: HttpQuery = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    if (typeof value === 'object') for (const item of value) params.append(name, String(item))
    else params.append(name, String(value))
  }
  const search = params.toString()
  return search === '' ? url : `${url}?${search}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Milliseconds that a `retry-after` asks for, as seconds or as a date; undefined where it is neither. */
export function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
