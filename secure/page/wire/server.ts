import * as z from 'zod/mini'
import {
  CHANNEL,
  HEARTBEAT_MS,
  MESSAGE_CHARS,
  REQUESTS_IN_FLIGHT,
  SecureError,
  type SecureErrorShape,
  type WireAnswer,
  type WireEvent,
  type WireEventName,
  type WireName,
  type WireParams,
  type WireRequest,
  type WireResult,
  wireRequest,
  wireRows,
} from '#secure/wire'

/** What a handler is given besides its payload. */
export type RequestContext = { readonly id: string; readonly signal: AbortSignal }
/** Requests that the wire itself answers. */
type OwnName = 'CANCEL' | 'RELOAD'
export type Handlers = {
  readonly [N in Exclude<WireName, OwnName>]: (
    payload: WireParams<N>,
    context: RequestContext,
  ) => Promise<WireResult<N>>
}
export type WireServer = {
  event<N extends WireEventName>(name: N, payload: WireEvent<N>): void
  destroy(): void
}
export type WireServerOptions = {
  /** Whose messages are heard. */
  listenTo: Window
  /** The one window that may ask, and where answers go. */
  peer: Window
  /** Its exact origin must be one of these. */
  origins: readonly string[]
  handlers: Handlers
  reload: () => void
}

/** Ids are remembered so that a message that comes twice is answered once. */
const IDS_KEPT = 1_000

/**
 * The frame's side of the wire. Messages of other windows and other origins are not even answered;
 * what fits no schema is answered with an error and changes nothing.
 */
export function createWireServer(options: WireServerOptions): WireServer {
  const { listenTo, peer, origins, handlers, reload } = options
  const running = new Map<string, AbortController>()
  const seen = new Set<string>()

  function post(origin: string, answer: Omit<WireAnswer, 'channel'>): void {
    peer.postMessage({ channel: CHANNEL, ...answer }, origin)
  }

  function refuse(origin: string, { id, type }: WireRequest, error: unknown): void {
    post(origin, { id, type: `${type}_ERROR`, error: describe(error) })
  }

  function hear(event: MessageEvent<unknown>): void {
    if (event.source !== peer || !origins.includes(event.origin)) return
    const parsed = wireRequest.safeParse(event.data)
    if (!parsed.success || seen.has(parsed.data.id)) return
    const request = parsed.data
    remember(request.id)
    serve(event.origin, request).catch((error: unknown) => refuse(event.origin, request, error))
  }

  async function serve(origin: string, request: WireRequest): Promise<void> {
    const { id, type, payload } = request
    if (!isShort(payload)) throw bad('The message is too long, or no JSON.')
    if (!isWireName(type)) throw bad('This message is unknown here.')
    const parsed = z.safeParse<z.ZodMiniType>(wireRows[type].params, payload)
    if (!parsed.success) throw bad('The message does not fit what this request takes.')
    if (type === 'CANCEL' || type === 'RELOAD') {
      if (type === 'CANCEL') running.get(idOf(parsed.data))?.abort()
      else for (const controller of running.values()) controller.abort()
      post(origin, { id, type: `${type}_SUCCESS` })
      if (type === 'RELOAD') reload()
      return
    }
    if (running.size >= REQUESTS_IN_FLIGHT) {
      throw new SecureError('TOO_MANY_REQUESTS', 'Too many requests wait already.')
    }
    const result = await run(type, id, parsed.data)
    post(origin, { id, type: `${type}_SUCCESS`, payload: result })
  }

  async function run(type: Exclude<WireName, OwnName>, id: string, payload: unknown) {
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    const beat =
      wireRows[type].timeout === 'interactive'
        ? setInterval(() => event('HEARTBEAT', { id }), HEARTBEAT_MS)
        : undefined
    if (beat !== undefined) event('HEARTBEAT', { id })
    try {
      // The row's own schema parsed the payload.
      const handler = handlers[type] as (
        payload: unknown,
        context: RequestContext,
      ) => Promise<unknown>
      const result = await Promise.race([handler(payload, { id, signal }), whenAborted(signal)])
      // Only the fields that the row names leave the frame.
      return z.parse<z.ZodMiniType>(wireRows[type].result, result)
    } finally {
      clearInterval(beat)
      running.delete(id)
      // Stops code that still waits for a person on behalf of this request.
      controller.abort()
    }
  }

  function event<N extends WireEventName>(name: N, payload: WireEvent<N>): void {
    // The browser drops a message to an origin that is not the peer's.
    for (const origin of origins) post(origin, { type: name, payload })
  }

  function remember(id: string): void {
    seen.add(id)
    const [oldest] = seen
    if (seen.size > IDS_KEPT && oldest !== undefined) seen.delete(oldest)
  }

  listenTo.addEventListener('message', hear)
  return {
    event,
    destroy() {
      listenTo.removeEventListener('message', hear)
      for (const controller of running.values()) controller.abort()
    },
  }
}

/** What an error may tell outside: its code and sentence, never a stack or a cause. */
export function describe(error: unknown): SecureErrorShape {
  if (!(error instanceof SecureError)) {
    console.error(error)
    return { code: 'INTERNAL', message: 'Something went wrong in the wallet. Try again.' }
  }
  const { code, message, retryAfterSeconds, data } = error
  return {
    code,
    message: message.slice(0, 500),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(data === undefined ? {} : { data }),
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new SecureError('REQUEST_ABORTED', 'Request was aborted')),
    )
  })
}

function isShort(payload: unknown): boolean {
  try {
    return JSON.stringify(payload ?? null).length <= MESSAGE_CHARS
  } catch {
    return false // a bigint, or a circle
  }
}

function isWireName(type: string): type is WireName {
  return Object.hasOwn(wireRows, type)
}

function idOf(payload: unknown): string {
  return z.parse(wireRows.CANCEL.params, payload).id
}

function bad(message: string): SecureError {
  return new SecureError('BAD_MESSAGE', message)
}
