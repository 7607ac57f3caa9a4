import * as z from 'zod/mini'
import { BaseError, errorCode, json } from '#protocol'
import { abortable, anySignal } from '#lib/abort.ts'

export type RpcCall = {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
  readonly signal: AbortSignal | undefined
}

export type RpcBatchOptions = {
  readonly send: typeof fetch
  readonly timeoutMs: number
}

/** More than this in one request, and some nodes refuse. */
const MOST_CALLS = 50

type Body = { readonly id: number; readonly [field: string]: unknown }
type Waiting = RpcCall & {
  readonly body: Body
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

const one = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({ code: errorCode, message: z.string(), data: z.optional(z.unknown()) }),
  ),
})
const entry = z.object({ id: z.number() })

/**
 * Asks one node. What is asked at one moment goes in one request; a node that takes no lists is
 * asked singly from then on.
 *
 * Rejects with a BaseError where the node itself returns an error, with the signal's reason on abort, and
 * with anything else where it could not be asked.
 */
export function createRpcBatch({ send, timeoutMs }: RpcBatchOptions) {
  const gathered = new Map<string, Waiting[]>()
  const single = new Set<string>()
  let lastId = 0

  async function post(url: string, body: Body | readonly Body[], signals: AbortSignal[]) {
    const signal = anySignal([...signals, AbortSignal.timeout(timeoutMs)])
    const headers = { 'content-type': 'application/json' }
    const response = await send(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    })
    return { status: response.status, answer: (await response.json()) as unknown }
  }

  async function askOne(url: string, waiting: Waiting): Promise<void> {
    const { body, signal, resolve, reject } = waiting
    try {
      const { status, answer } = await post(url, body, signal === undefined ? [] : [signal])
      resolve(resultOf(answer, status))
    } catch (error) {
      reject(error)
    }
  }

  async function askMany(url: string, calls: readonly Waiting[]): Promise<void> {
    const over = new AbortController()
    const gone = allAborted(
      calls.map(({ signal }) => signal),
      over.signal,
    )
    try {
      const bodies = calls.map(({ body }) => body)
      const { status, answer } = await post(url, bodies, gone === undefined ? [] : [gone])
      if (!Array.isArray(answer)) {
        if (!one.safeParse(answer).success) throw notAnAnswer(status)
        single.add(url)
        await Promise.all(calls.map((call) => askOne(url, call)))
        return
      }
      const byId = new Map(answer.map((part) => [entry.safeParse(part).data?.id, part] as const))
      for (const { body, resolve, reject } of calls) {
        try {
          resolve(resultOf(byId.get(body.id), status))
        } catch (error) {
          reject(error)
        }
      }
    } catch (error) {
      for (const { reject } of calls) reject(error)
    } finally {
      over.abort()
    }
  }

  function flush(url: string): void {
    const all = gathered.get(url) ?? []
    gathered.delete(url)
    const calls = all.filter(({ signal }) => signal?.aborted !== true)
    const [first] = calls
    if (first === undefined) return
    if (calls.length === 1 || single.has(url)) {
      for (const call of calls) askOne(url, call)
      return
    }
    for (let at = 0; at < calls.length; at += MOST_CALLS) {
      askMany(url, calls.slice(at, at + MOST_CALLS))
    }
  }

  return {
    ask(url: string, { method, params, signal }: RpcCall): Promise<unknown> {
      if (signal?.aborted === true) return Promise.reject(signal.reason)
      const asked = new Promise((resolve, reject) => {
        lastId += 1
        const body = { jsonrpc: '2.0', id: lastId, method, params }
        const calls = gathered.get(url) ?? []
        calls.push({ method, params, signal, body, resolve, reject })
        if (gathered.has(url)) return
        gathered.set(url, calls)
        setTimeout(() => flush(url), 0)
      })
      return abortable(asked, signal)
    },
  }
}

function resultOf(answer: unknown, status: number): unknown {
  const parsed = one.safeParse(answer)
  if (!parsed.success) throw notAnAnswer(status)
  const { error, result } = parsed.data
  if (error !== undefined) throw new BaseError(error.message, error)
  return z.parse(json, result)
}

function notAnAnswer(status: number): Error {
  return new Error(`HTTP ${status}: not a JSON-RPC answer`)
}

/** Aborted when every one of them is; undefined where one can never be. Listens until `over`. */
function allAborted(
  signals: readonly (AbortSignal | undefined)[],
  over: AbortSignal,
): AbortSignal | undefined {
  const all = signals.flatMap((signal) => signal ?? [])
  if (all.length < signals.length) return undefined
  const gone = new AbortController()
  const check = () => {
    if (all.every(({ aborted }) => aborted)) gone.abort()
  }
  for (const signal of all) signal.addEventListener('abort', check, { once: true, signal: over })
  return gone.signal
}
