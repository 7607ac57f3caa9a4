import {
  BaseError,
  type CloseReason,
  isError,
  type OpenOptions,
  openOptions,
  type Remote,
  type WidgetContract,
} from '#protocol'
import type { Connection } from './connection.ts'
import { explainFailure } from '../cards/failures.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { LoaderContext, Opened, CloseOutcome } from '../stage0/loaderContext.ts'
import {
  CLOSE_ANSWER_MS,
  REBUILD_BACKOFF_MS,
  REBUILD_WINDOW_MS,
  REBUILDS,
  SKELETON_AFTER_MS,
} from './limits.ts'
import { createOpenings } from './openings.ts'
import { parse } from '../options/options.ts'
import type { Place } from './place.ts'
import type { Settings } from '../options/settings.ts'
import type { Surface } from './surface.ts'

/** From `open()` until it is closed: what the person sees, and what is reported when it fails. */
export type Opening = {
  readonly isOpen: () => boolean
  readonly open: (asked: unknown) => Promise<Opened>
  /** The frame asks to be shown, for example for a request of the page. */
  readonly showAsked: () => Promise<void>
  readonly requestClose: (reason: CloseReason) => Promise<void>
  readonly finishClose: (reason: CloseReason, notifyFrame?: boolean) => void
  /** The frame is lost. */
  readonly lost: (code: 'FRAME_LOST' | 'FLOOD') => void
  /** The frame refused to run here after it had connected. */
  readonly refused: (error: BaseError) => void
  /** Reports a failure as an event, and on a card when the widget is open. */
  readonly fail: (error: unknown) => Promise<BaseError>
  readonly destroy: () => void
}

type Current = {
  readonly closed: Promise<CloseOutcome>
  readonly end: (o: CloseOutcome) => void
  /** The view that its event `open` named; undefined until it is visible. */
  seen?: string
}

export type OpeningOptions = {
  readonly context: LoaderContext
  readonly settings: Settings
  readonly place: Place
  readonly connection: Connection
  readonly signal: AbortSignal
}

/** Visible at once: a skeleton while the frame is slow, a card with the reason if it fails. */
export function createOpening(options: OpeningOptions): Opening {
  const { context, settings, place, connection, signal } = options
  const openings = createOpenings(window, signal)
  let current: Current | undefined
  let wanted: OpenOptions = {}
  let closing: Promise<void> | undefined
  let stopPings: (() => void) | undefined
  let losses: number[] = []
  let reportedError: BaseError | undefined
  context.emitter.on('open', ({ view }) => {
    if (current !== undefined) current.seen = view
  })

  const showOverlay = (card?: HTMLElement) => place.seen()?.showOverlay(card)
  const retry = () => void (current ? show() : connection.connect()).catch(() => undefined) // the card says it again

  function start(): Current {
    let end: (outcome: CloseOutcome) => void = () => undefined
    const closed = new Promise<CloseOutcome>((resolve) => {
      end = resolve
    })
    current = { closed, end }
    return current
  }

  async function show(): Promise<string> {
    const shown = current
    if (shown === undefined) throw closedError()
    const waiting = new AbortController()
    const before = shown.seen
    // A page that closes the widget in its event `open` may be ahead of the frame's answer.
    const wasSeen = () => {
      const { seen } = shown
      if (seen === undefined || seen === before) throw closedError()
      return { view: seen }
    }
    let surface: Surface | undefined
    try {
      surface = await place.get()
      const isReady = connection.isReady()
      // A connected frame draws in its place; until then, there is nothing to show or to focus.
      if (!isReady) surface.show(true)
      if (!context.getState().open) showSkeletonSoon(waiting.signal)
      const { widget } = await unlessClosed(shown, connection.connect())
      const answer = widget.open(wanted)
      if (isReady) {
        await undefined // sent by now: the frame draws while the page makes room for it
        if (current === shown) surface.show(false)
      }
      const { view } = await Promise.race([answer, shown.closed.then(wasSeen)])
      waiting.abort()
      if (current !== shown) return wasSeen().view
      showOverlay()
      startHeartbeat(widget)
      return view
    } catch (error) {
      waiting.abort()
      // `lost` or `refused` rebuilds or explains a frame that is lost meanwhile.
      const known =
        isError(error, 4900) || error === reportedError || current !== shown || signal.aborted
      if (known) throw error
      surface?.show(true)
      throw await fail(error)
    }
  }

  /**
   * Draws the skeleton at once if nothing was warmed up. A frame that was loading before may be ready soon, so
   * the skeleton waits to avoid a flash.
   */
  function showSkeletonSoon(until: AbortSignal): void {
    later(() => drawSkeleton(until), connection.current() ? SKELETON_AFTER_MS : 0, until)
  }
  async function drawSkeleton(until?: AbortSignal): Promise<void> {
    const shown = current
    const cards = await import('../cards/cards.ts').catch(() => undefined)
    if (cards === undefined || until?.aborted === true || current !== shown) return
    showOverlay(cards.drawSkeleton(settings.appearance(), () => void requestClose('user')))
  }

  function startHeartbeat(widget: Remote<WidgetContract>): void {
    stopPings ??= createHeartbeat(
      () => widget.ping({}),
      () => lost('FRAME_LOST'),
    )
  }
  function stopHeartbeat(): void {
    stopPings?.()
    stopPings = undefined
  }
  function drop(error?: BaseError): void {
    stopHeartbeat()
    connection.drop(error)
  }

  /** Pending callers are rejected; the frame is rebuilt if it is open, connected or has open transfers. */
  function lost(code: 'FRAME_LOST' | 'FLOOD'): void {
    drop()
    const { accounts, openTransfers } = context.getState()
    if (!(current || accounts[0] || openTransfers)) return
    const now = performance.now()
    losses = [...losses.filter((at) => now - at < REBUILD_WINDOW_MS), now]
    if (code === 'FLOOD' || losses.length > REBUILDS) {
      return void fail(new BaseError('The widget did not answer', { code }))
    }
    if (current) {
      showOverlay(document.createElement('div')) // until the chunk with the skeleton is here
      void drawSkeleton()
    }
    later(retry, REBUILD_BACKOFF_MS * losses.length, signal)
  }
  function refused(error: BaseError): void {
    reportedError = error
    drop(error)
    void fail(error)
  }

  async function fail(cause: unknown): Promise<BaseError> {
    const frameUrl = new URL(settings.get().frameUrl ?? context.source.base, location.href)
    const { error, draw } = await explainFailure(cause, frameUrl)
    const { code, message, details } = error
    context.emitter.emit('error', { code, message, details })
    if (current === undefined || signal.aborted) return error
    // A card that has no place would not be visible.
    if (draw === undefined || code === 'TARGET_NOT_FOUND') finishClose('error')
    else showOverlay(draw(settings.appearance(), { onRetry, onClose: () => finishClose('user') }))
    return error
  }
  function onRetry(): void {
    losses = []
    drop()
    retry()
  }

  /** Asks a connected frame, which may refuse; one that does not answer is closed all the same. */
  function requestClose(reason: CloseReason): Promise<void> {
    closing ??= askToClose(reason).finally(() => {
      closing = undefined
    })
    return closing
  }
  async function askToClose(reason: CloseReason): Promise<void> {
    if (current === undefined) return
    const connected = connection.isReady() ? connection.current() : undefined
    const asked = connected?.then(({ widget }) => widget.close({ reason }))
    const answer = await Promise.race([
      asked?.catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, CLOSE_ANSWER_MS)),
    ])
    if (answer?.closed !== false) finishClose(reason, answer === undefined)
  }

  function finishClose(reason: CloseReason, notifyFrame = true): void {
    const ending = current
    if (ending === undefined) return
    current = undefined
    openings.closed(reason)
    stopHeartbeat()
    place.seen()?.hide()
    const state = context.getState()
    context.setState({ ...state, open: false, view: undefined })
    if (notifyFrame) {
      // The frame is not asked: a widget that is already closed cannot go back one view.
      connection.notify((widget) => widget.close({ reason: 'user' }))
      context.emitter.emit('close', { reason })
    }
    const [account] = state.accounts
    ending.end({ reason, account })
  }

  return {
    isOpen: () => current !== undefined,
    async open(asked) {
      settings.get()
      const next = parse(openOptions, asked ?? {}, 'open options')
      // The frame may have said that it is closed before this side has finished.
      if (closing) await closing
      if (current === undefined) openings.check()
      wanted = next
      const { closed } = current ?? start()
      return { view: await show(), closed }
    },
    async showAsked() {
      if (current !== undefined) return
      openings.check()
      wanted = {}
      start()
      const surface = await place.get()
      surface.show(false)
      connection.notify(async (widget) => startHeartbeat(widget))
    },
    requestClose,
    finishClose,
    lost,
    refused,
    fail,
    destroy() {
      current?.end({ reason: 'page' })
      current = undefined
      drop()
    },
  }
}

function unlessClosed<T>({ closed }: Current, work: Promise<T>): Promise<T> {
  const ended = closed.then(() => {
    throw closedError()
  })
  return Promise.race([work, ended])
}

function later(run: () => void, ms: number, until: AbortSignal): void {
  const timer = setTimeout(run, ms)
  until.addEventListener('abort', () => clearTimeout(timer))
}

/** Told to whoever waits for a widget that was closed before it was seen. */
export function closedError(): BaseError {
  return new BaseError('The widget was closed', { code: 4001 })
}
