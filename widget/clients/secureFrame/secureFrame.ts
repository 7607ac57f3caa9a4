import { later } from '#lib/promises.ts'
import {
  CHANNEL,
  MESSAGE_CHARS,
  newRequestId,
  type WireAnswer,
  type WireName,
  type WireRequest,
  wireAnswer,
  wireEvents,
  type WireParams,
  type WireResult,
  wireRows,
} from '#secure/wire'
import { createLoginWindow } from '../loginWindow.ts'
import { aborted, answered, badMessage, left, loadFailed, type SecureFrameError } from './errors.ts'
import { createFrameElement, follow, hide } from './frameElement.ts'
import { createPending } from './pending.ts'
import type { SecureFrame, SecureFrameEvent } from './port.ts'
import { READY_PAUSE_MS, SECURE_FRAME_LOAD_MS, WORD_AFTER_LOAD_MS } from './limits.ts'

export type SecureFrameOptions = {
  /** The deployment's URL of the document in the frame; only messages of its origin are accepted. */
  readonly url: string
  readonly document: Document
  /** Accessible name of the frame. */
  readonly title: string
  readonly signal: AbortSignal
}

/** Documents follow each other in the same frame; each loads and sends READY, in either order. */
type Loading = {
  readonly element: HTMLIFrameElement
  loaded: boolean
  said: boolean
  readonly ready: ReturnType<typeof later<void>>
  timer: ReturnType<typeof setTimeout> | undefined
  /** Waits to learn whether the document is the embedded wallet: it has sent no message yet. */
  doubt: ReturnType<typeof setTimeout> | undefined
  started: boolean
}

/**
 * The embedded wallet's frame (S4.10, S7.28). Its document loads with the first request. Messages are
 * exchanged only with that window on that origin, and every request settles.
 */
export function createSecureFrame(options: SecureFrameOptions): SecureFrame {
  const { url, document, title, signal } = options
  const { origin } = new URL(url)
  const listeners = new Set<(event: SecureFrameEvent) => void>()
  let current: Loading | undefined
  let unfollow: (() => void) | undefined
  const pending = createPending({
    isHidden: () => document.hidden,
    onTimeout: ({ id, shown }) => {
      if (shown) emit({ type: 'hide', id })
    },
  })

  function emit(event: SecureFrameEvent): void {
    for (const listener of listeners) listener(event)
  }

  function open(): Loading {
    current ??= start(createFrameElement(document, title))
    if (!current.element.isConnected) {
      const { element } = current
      element.addEventListener('load', () => onLoad(element), { signal })
      element.src = url
      document.body.append(element)
    }
    return current
  }

  /** A document is loading: requests wait until it is ready. */
  function start(element: HTMLIFrameElement): Loading {
    const ready = later<void>()
    ready.promise.catch(() => undefined) // heard by the requests that wait
    const timer = setTimeout(() => fail(loadFailed(origin)), SECURE_FRAME_LOAD_MS)
    emit({ type: 'loading' })
    return { element, loaded: false, said: false, ready, timer, doubt: undefined, started: false }
  }

  /** Another document took the place of the one that was asked. */
  function restart(element: HTMLIFrameElement): Loading {
    stopClocks()
    current?.ready.reject(aborted())
    settleAll(aborted())
    current = start(element)
    return current
  }

  /** Removes the frame; the next request tries again. */
  function fail(error: SecureFrameError): void {
    close(error)
    emit({ type: 'failed', error })
  }

  function stopClocks(): void {
    clearTimeout(current?.timer)
    clearTimeout(current?.doubt)
  }

  function close(error: SecureFrameError): void {
    stopClocks()
    unfollow?.()
    current?.element.remove()
    current?.ready.reject(error)
    current = undefined
    settleAll(error)
  }

  function onLoad(element: HTMLIFrameElement): void {
    if (current?.element !== element) return
    const loading = current.loaded ? restart(element) : current
    loading.loaded = true
    if (loading.started) return
    // A document that the browser blocks fires `load` too, as an error page that sends nothing.
    loading.doubt = setTimeout(() => fail(loadFailed(origin)), WORD_AFTER_LOAD_MS)
  }

  /** The document is the embedded wallet: the expected one, or another one that replaced it. */
  function onStarted(): void {
    if (current === undefined) return
    const loading = current.started ? restart(current.element) : current
    clearTimeout(loading.doubt)
    loading.started = true
  }

  function onReady(payload: unknown): void {
    const event = wireEvents.READY.safeParse(payload)
    if (!event.success || current === undefined) return
    const loading = current.said ? restart(current.element) : current
    loading.said = true
    loading.started = true
    clearTimeout(loading.doubt)
    clearTimeout(loading.timer)
    loading.timer = setTimeout(() => {
      loading.ready.resolve()
      emit({ type: 'ready', ...event.data })
    }, READY_PAUSE_MS)
  }

  function settleAll(error: SecureFrameError): void {
    for (const id of pending.ids()) settle(id, (request) => request.reject(error))
  }

  function settle(
    id: string,
    how: (request: NonNullable<ReturnType<typeof pending.take>>) => void,
  ): void {
    const request = pending.take(id)
    if (request === undefined) return
    how(request)
    if (request.shown) emit({ type: 'hide', id })
  }

  function send(request: WireRequest): void {
    current?.element.contentWindow?.postMessage(request, origin)
  }

  function leave(id: string): void {
    settle(id, (request) => request.reject(left()))
    send({ channel: CHANNEL, type: 'CANCEL', id: newRequestId(), payload: { id } })
  }

  function onMessage({ source, origin: from, data }: MessageEvent): void {
    if (current === undefined || from !== origin) return
    if (source !== current.element.contentWindow || !isShort(data)) return
    const parsed = wireAnswer.safeParse(data)
    if (!parsed.success) return
    if (parsed.data.id === undefined) onEvent(parsed.data)
    else onAnswer(parsed.data.id, parsed.data)
  }

  function onAnswer(id: string, { type, payload, error }: WireAnswer): void {
    const request = pending.get(id)
    if (request === undefined) return
    if (type === `${request.name}_ERROR`) return settle(id, ({ reject }) => reject(answered(error)))
    if (type !== `${request.name}_SUCCESS`) return
    const result = wireRows[request.name].result.safeParse(payload)
    settle(id, ({ resolve, reject }) => {
      if (result.success) resolve(result.data)
      else reject(badMessage(request.name))
    })
  }

  function onEvent({ type, payload }: WireAnswer): void {
    if (type === 'STARTED') return onStarted()
    if (type === 'READY') return onReady(payload)
    if (type === 'REFUSED') {
      const refused = wireEvents.REFUSED.safeParse(payload)
      if (!refused.success) return
      fail(answered(refused.data))
      return emit({ type: 'refused', ...refused.data })
    }
    if (type === 'SESSION_UPDATE') {
      const session = wireEvents.SESSION_UPDATE.safeParse(payload)
      if (session.success) emit({ type: 'session', ...session.data })
      return
    }
    if (type === 'HEARTBEAT') {
      const beat = wireEvents.HEARTBEAT.safeParse(payload)
      if (beat.success) pending.beat(beat.data.id)
      return
    }
    if (type === 'SHOW') return onShow(payload)
    const hidden = type === 'HIDE' ? wireEvents.HIDE.safeParse(payload) : undefined
    const request = hidden?.success ? pending.get(hidden.data.id) : undefined
    if (request?.shown !== true) return
    request.shown = false
    emit({ type: 'hide', id: request.id })
  }

  function onShow(payload: unknown): void {
    const shown = wireEvents.SHOW.safeParse(payload)
    const request = shown.success ? pending.get(shown.data.id) : undefined
    if (!shown.success || request === undefined) return
    if (wireRows[request.name].timeout !== 'interactive') return
    request.shown = true
    const { name, method } = request
    emit({ type: 'show', ...shown.data, name, method })
  }

  async function request<N extends WireName>(
    name: N,
    payload: WireParams<N>,
    { signal: caller }: { signal?: AbortSignal | undefined } = {},
  ): Promise<WireResult<N>> {
    signal.throwIfAborted()
    if (caller?.aborted) throw left()
    const checked = wireRows[name].params.safeParse(payload)
    if (!checked.success || !isShort(payload)) {
      throw badMessage(checked.error?.issues[0]?.path.join('.') ?? name)
    }
    const answer = later<unknown>()
    answer.promise.catch(() => undefined) // thrown below
    const method = methodOf(name, checked.data)
    const asked = pending.add({ name, method, resolve: answer.resolve, reject: answer.reject })
    const giveUp = () => leave(asked.id)
    caller?.addEventListener('abort', giveUp, { once: true })
    open().ready.promise.then(
      () => {
        if (pending.get(asked.id) === undefined) return
        const { data } = checked
        send({
          channel: CHANNEL,
          type: name,
          id: asked.id,
          ...(data === undefined ? {} : { payload: data }),
        })
        pending.sent(asked)
      },
      (error: SecureFrameError) => settle(asked.id, ({ reject }) => reject(error)),
    )
    try {
      // Parsed by the row of this name.
      return (await answer.promise) as WireResult<N>
    } finally {
      caller?.removeEventListener('abort', giveUp)
    }
  }

  const view = document.defaultView
  view?.addEventListener('message', onMessage, { signal })
  document.addEventListener('visibilitychange', pending.beatAll, { signal })
  signal.addEventListener('abort', () => close(aborted()), { once: true })

  return {
    request,
    leave,
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    warm: () => void open(),
    showAt(holder) {
      unfollow?.()
      const { element } = open()
      const stop = follow(element, holder)
      unfollow = () => {
        stop()
        unfollow = undefined
      }
      const mine = unfollow
      return () => {
        if (unfollow === mine) mine()
        else if (current === undefined) hide(element)
      }
    },
    loginWindow: (opened) => createLoginWindow(view ?? window, opened, origin),
    reload() {
      if (current === undefined) return
      const { element } = restart(current.element)
      element.src = url
    },
    destroy: () => close(aborted()),
  }
}

function isShort(data: unknown): boolean {
  try {
    return (JSON.stringify(data)?.length ?? 0) <= MESSAGE_CHARS
  } catch {
    return false // what is no JSON is not of this wire
  }
}

function methodOf(name: WireName, payload: unknown): string | undefined {
  if (name !== 'RPC_REQUEST') return undefined
  const parsed = wireRows.RPC_REQUEST.params.safeParse(payload)
  return parsed.success ? parsed.data.method : undefined
}
