import { setTimeout as wait } from 'node:timers/promises'
import { retryAfter } from '#lib/http.ts'
import type { Secrets } from '../config/secrets.ts'
import { GatewayError } from '../http/errors.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Span, Tracing } from '../tracing/tracing.ts'
import { type Answer, createAnswerCache, type Kept } from './answerCache.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Fetched, fetchBounded } from './fetchBounded.ts'
import { readFreshness } from './freshness.ts'

const TIMEOUT_MS = 8_000
const MAX_BYTES = 4_000_000
const REFUSAL_BYTES = 16_000
const MOST_RETRIES = 2
const BACKOFF_MS = 250
/** A service that asks for a longer pause is not retried: the caller gets the error. */
const MOST_PATIENCE_MS = 2_000

/** One question, made of checked parts alone. */
export type Question = {
  readonly method: 'GET' | 'POST'
  /** The row that it belongs to: failures of one row do not affect the others. */
  readonly route: string
  /** Below the base, as it is sent. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body?: string | undefined
  /** Changes nothing, so it may be retried, and equal requests in flight share one answer. */
  readonly isRead: boolean
  readonly kind: 'json' | 'image' | 'nothing'
}

export type Told = {
  readonly answer: Kept
  readonly ageSeconds: number
  readonly from: 'asked' | 'shared' | 'kept' | 'stale'
}

export type Upstream = { readonly ask: (question: Question) => Promise<Told> }

export type UpstreamParts = {
  readonly secrets: Secrets
  readonly metrics: Metrics
  readonly log: Log
  readonly tracing: Tracing
  /** Aborts when the gateway is asked to stop. */
  readonly stopping: AbortSignal
  /** @default performance.now */
  readonly now?: (() => number) | undefined
}

export type UpstreamOptions = {
  readonly name: string
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  /** Timeout of one try. @default 8_000 */
  readonly timeoutMs?: number | undefined
}

/** One service: caches what it allows, merges equal requests, and spares the service while it fails. */
export function createUpstream(options: UpstreamOptions, parts: UpstreamParts): Upstream {
  const { name, base, headers, timeoutMs = TIMEOUT_MS } = options
  const { secrets, metrics, log, tracing, stopping, now = () => performance.now() } = parts
  const cache = createAnswerCache(now)
  const breakers = new Map<string, Breaker>()
  const flights = new Map<string, Promise<Answer>>()
  metrics.broken.set({ upstream: name }, 0)

  /** Sends once, without judging the answer. */
  function send(question: Question): Promise<Fetched> {
    return tracing.span('client', name, (span) => sendTraced(question, span))
  }

  async function sendTraced(question: Question, span: Span): Promise<Fetched> {
    const { method, route, path, query, body } = question
    const began = now()
    span.set({ 'http.request.method': method, 'http.route': route })
    const search = query.size === 0 ? '' : `?${query}`
    try {
      const fetched = await fetchBounded({
        url: `${base.replace(/\/+$/, '')}${path}${search}`,
        method,
        headers: {
          accept: 'application/json, image/*;q=0.8',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body,
        timeoutMs,
        maxBytes: MAX_BYTES,
        signals: [stopping],
      })
      const { status } = fetched
      metrics.asked.inc({ upstream: name, outcome: `${Math.floor(status / 100)}xx` })
      span.set({ 'http.response.status_code': status })
      if (status >= 400) span.fail()
      return fetched
    } catch (error) {
      const outcome = error instanceof GatewayError ? error.code : 'INTERNAL'
      span.set({ 'error.type': outcome })
      span.fail()
      metrics.asked.inc({ upstream: name, outcome })
      throw error
    } finally {
      metrics.upstreamSeconds.observe({ upstream: name }, (now() - began) / 1_000)
    }
  }

  async function sendPatiently(question: Question): Promise<Fetched> {
    for (let attempt = 0; ; attempt += 1) {
      const mayRepeat = question.isRead && attempt < MOST_RETRIES && !stopping.aborted
      const fetched = await send(question).catch((error: unknown) => {
        const { code } = error as Partial<GatewayError>
        // A visitor does not wait for a second timeout.
        if (mayRepeat && code === 'UPSTREAM_FAILED') return undefined
        throw error
      })
      const isBusy = fetched?.status === 429
      if (fetched !== undefined && !isBusy && fetched.status < 500) return fetched
      const asked = retryAfter(fetched?.headers.get('retry-after') ?? null)
      const pause = asked ?? BACKOFF_MS * 2 ** attempt * (0.5 + Math.random())
      if (mayRepeat && pause <= MOST_PATIENCE_MS) {
        await wait(pause, undefined, { signal: stopping }).catch((cause: unknown) => {
          throw new GatewayError('STOPPING', 'The gateway stops.', { cause })
        })
        continue
      }
      const retryAfterSeconds = Math.max(1, Math.ceil((asked ?? 1_000) / 1_000))
      if (isBusy) {
        const message = 'The service has been asked too much.'
        throw new GatewayError('UPSTREAM_BUSY', message, { retryAfterSeconds })
      }
      throw new GatewayError('UPSTREAM_FAILED', 'The service failed.')
    }
  }

  function breakerOf(route: string): Breaker {
    const breaker = breakers.get(route) ?? createBreaker(now)
    breakers.set(route, breaker)
    return breaker
  }

  async function askAnew(question: Question): Promise<Answer> {
    const breaker = breakerOf(question.route)
    const restMs = breaker.restMs()
    if (restMs > 0) {
      const retryAfterSeconds = Math.ceil(restMs / 1_000)
      const message = 'The service is down, and left alone for a moment.'
      throw new GatewayError('UPSTREAM_DOWN', message, { retryAfterSeconds })
    }
    // A service that refuses a request is up, whatever its answer looks like; so is a busy one.
    let isThere = false
    try {
      const fetched = await sendPatiently(question)
      isThere = fetched.status >= 400
      const answer = toAnswer(question, fetched)
      isThere = true
      return answer
    } catch (error) {
      const { code } = error as Partial<GatewayError>
      isThere ||= code === 'UPSTREAM_BUSY' || code === 'STOPPING'
      throw error
    } finally {
      if (isThere) breaker.succeeded()
      else breaker.failed()
      const isOpen = [...breakers.values()].some((one) => one.isOpen())
      metrics.broken.set({ upstream: name }, isOpen ? 1 : 0)
    }
  }

  function toAnswer({ kind, isRead }: Question, { status, headers: told, bytes }: Fetched): Answer {
    const isTaken = status >= 200 && status < 300
    const isRefused = status === 401 || status === 402 || status === 403
    if (isRefused) log.error('upstream.refused', { upstream: name, status })
    if (kind === 'nothing' && (isTaken || status === 403)) {
      // Nobody reads the body, so it is dropped. The frame stops after a 403, so it has to hear of it.
      const freshness = { freshMs: 0, staleMs: 0 }
      const bytes = Buffer.alloc(0)
      return { status: isTaken ? 204 : 403, type: 'application/json', bytes, freshness }
    }
    if (isRefused) {
      throw new GatewayError('UPSTREAM_REFUSED', 'The service refuses the key of the gateway.')
    }
    if (kind === 'image' && status === 404) {
      throw new GatewayError('NOT_FOUND', 'There is no such picture.')
    }
    const type = (told.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
    const isJson = status !== 200 || kind !== 'image'
    const text = isJson ? unescaped(bytes) : ''
    const isWanted = text !== undefined && (isJson || imageType.test(type))
    if (!isWanted || (status !== 200 && bytes.length > REFUSAL_BYTES)) {
      throw new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the service cannot be read.')
    }
    // A service that echoes its request would reveal the key.
    if (secrets.isIn(bytes.toString('latin1')) || secrets.isIn(text)) {
      log.error('upstream.echo', { upstream: name, status })
      throw new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the service cannot be read.')
    }
    const isKept = status === 200 && isRead
    const freshness = isKept ? readFreshness(told) : { freshMs: 0, staleMs: 0 }
    return { status, type: isJson ? 'application/json' : type, bytes, freshness }
  }

  return {
    async ask(question) {
      const key = keyOf(question)
      const found = question.isRead ? cache.find(key) : undefined
      const tell = (answer: Kept, from: Told['from']): Told => {
        metrics.answers.inc({ upstream: name, from })
        return { answer, from, ageSeconds: Math.floor((now() - answer.storedAt) / 1_000) }
      }
      if (found?.isFresh === true) return tell(found.entry, 'kept')
      try {
        const running = question.isRead ? flights.get(key) : undefined
        const flight = running ?? askAnew(question)
        if (running === undefined && question.isRead) {
          flights.set(key, flight)
          const end = () => flights.delete(key)
          flight.then(end, end)
        }
        const answer = await flight
        if (running !== undefined) return tell({ ...answer, storedAt: now() }, 'shared')
        const entry = question.isRead ? cache.keep(key, answer) : { ...answer, storedAt: now() }
        return tell(entry, 'asked')
      } catch (error) {
        if (found === undefined) throw error
        return tell(found.entry, 'stale')
      }
    },
  }
}

/** SVG is among them, so an answer that passes one on must forbid scripts. */
const imageType = /^image\/(png|webp|svg\+xml|gif|jpeg|x-icon|avif)$/

/** The JSON in one notation, in which escapes hide nothing; undefined if it is not JSON. */
function unescaped(bytes: Buffer): string | undefined {
  try {
    const text = bytes.toString('utf8')
    const value: unknown = JSON.parse(text)
    return text.includes('\\') ? JSON.stringify(value) : text
  } catch {
    return undefined
  }
}

/** All that is sent: no input of the visitor can change an answer without being part of the key. */
function keyOf({ method, path, query, body, kind }: Question): string {
  return JSON.stringify([method, kind, path, [...query].sort(), body])
}
