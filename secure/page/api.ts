import * as z from 'zod/mini'
import { anySignal } from '#lib/abort.ts'
import { type ApiResult, type ApiParams, type ApiName, apiRows } from '#secure/api'
import { SecureError, secureError } from '#secure/wire'
import type { Possession } from './possession.ts'

/** How long an answer may take; held routes are held for 25 s. */
const ANSWER_MS = 40_000
const PAUSE_MS = 1_000
/** This many times in a row a held route may fail before the wait is given up. */
const FAILURES = 5
const errorAnswer = z.object({ error: secureError })

type BodyOf<N extends ApiName> =
  ApiParams<N> extends undefined ? [body?: undefined] : [body: ApiParams<N>]

/** The service, as the page asks it: every answer parsed, every failure a `SecureError`. */
export type Api = {
  call<N extends ApiName>(name: N, ...body: BodyOf<N>): Promise<ApiResult<N>>
  /** Asks a held route until it says what is waited for. */
  callUntil<N extends ApiName>(
    name: N,
    body: ApiParams<N>,
    isOver: (answer: ApiResult<N>) => boolean,
    signal: AbortSignal,
  ): Promise<ApiResult<N>>
}

/**
 * @param base Origin of the service; the page's own where it is empty.
 * @param possession Of a browser that takes no cookie; asked at each request.
 * @param languages Those that mails are written in, best first. @default what the browser says
 */
export function createApi(
  base = '',
  fetcher: typeof fetch = (...all) => fetch(...all),
  languages?: () => readonly string[],
  possession?: Possession,
): Api {
  const own = { 'content-type': 'application/json', 'x-causeway': '1' }
  const spoken = () => (languages === undefined ? {} : { 'accept-language': languages().join() })

  async function ask<N extends ApiName>(
    name: N,
    body: ApiParams<N> | undefined,
    signal?: AbortSignal,
  ): Promise<ApiResult<N>> {
    const { method, path, result } = apiRows[name]
    const send = async () => {
      const limit = AbortSignal.timeout(ANSWER_MS)
      const proof = await possession?.headers(method, `${base || location.origin}${path}`)
      return fetcher(`${base}${path}`, {
        method,
        signal: signal === undefined ? limit : anySignal([signal, limit]),
        credentials: 'same-origin',
        cache: 'no-store',
        headers: { ...(method !== 'GET' && { ...own, ...spoken() }), ...proof },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        if (signal?.aborted) throw aborted(cause)
        throw down(cause)
      })
    }
    let response = await send()
    // Its proof named no nonce yet, or an old one: the answer told the next.
    if (await possession?.note(response)) {
      response = await send()
      await possession?.note(response)
    }
    const content: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw failureOf(content, response.status)
    const parsed = z.safeParse<z.ZodMiniType>(result, content)
    if (!parsed.success) throw down(parsed.error)
    // The row's own schema parsed it.
    return parsed.data as ApiResult<N>
  }

  return {
    call: (name, ...[body]) => ask(name, body),
    async callUntil(name, body, isOver, signal) {
      for (let failures = 0; ; ) {
        try {
          const answer = await ask(name, body, signal)
          if (isOver(answer)) return answer
          failures = 0
        } catch (error) {
          const isDown = error instanceof SecureError && error.code === 'SERVICE_DOWN'
          if (!isDown || ++failures >= FAILURES) throw error
          await pause(PAUSE_MS, signal)
        }
        if (signal.aborted) throw aborted(signal.reason)
      }
    },
  }
}

function failureOf(content: unknown, status: number): SecureError {
  const parsed = errorAnswer.safeParse(content)
  if (!parsed.success) return down(new Error(`The service answered ${status}.`))
  const { code, message, retryAfterSeconds, data } = parsed.data.error
  return new SecureError(code, message, { retryAfterSeconds, data })
}

function down(cause: unknown): SecureError {
  return new SecureError('SERVICE_DOWN', 'The wallet service does not answer. Try again soon.', {
    cause,
  })
}

function aborted(cause: unknown): SecureError {
  return new SecureError('REQUEST_ABORTED', 'Request was aborted', { cause })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
