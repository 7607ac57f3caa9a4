import * as z from 'zod/mini'
import {
  BaseError,
  type CloseReason,
  capabilities,
  type Handlers,
  liveOptions,
  namespace as namespaceSchema,
  openOptions,
  type PageContract,
  parseEvent,
  type Remote,
  type WidgetContract,
  type WidgetOptions,
} from '#protocol'
import type { Look } from './card.ts'
import { resolveFrameUrl } from './frame.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { CloseOutcome, Engine, Host, Opened, Ready } from './host.ts'
import {
  CLOSE_ANSWER_MS,
  DEFAULT_Z_INDEX,
  REBUILD_BACKOFF_MS,
  REBUILD_WINDOW_MS,
  REBUILDS,
  SKELETON_AFTER_MS,
} from './limits.ts'
import { createLine, type Line } from './line.ts'
import { openUrl } from './links.ts'
import { createLocks } from './locks.ts'
import { createModal } from './modal.ts'
import { createOpenings } from './openings.ts'
import { parse, parseOptions } from './options.ts'
import { pageFacts } from './pageFacts.ts'
import { drawSkeleton } from './skeleton.ts'
import type { Surface } from './surface.ts'
import { createWallets, type Wallets } from './wallets.ts'

// The fast path of zod compiles code, which a page's CSP may report as `eval`.
z.config({ jitless: true })

const TITLE = 'Wallet and bridge'

type Talking = { readonly widget: Remote<WidgetContract>; readonly about: Ready }
type Opening = { readonly closed: Promise<CloseOutcome>; readonly end: (o: CloseOutcome) => void }

/** Stage 1: parses the options, builds the frame, and keeps it alive. */
export function createEngine(host: Host): Engine {
  const life = new AbortController()
  const { signal } = life
  const locks = createLocks()
  const openings = createOpenings(window, signal)
  let options: WidgetOptions | undefined
  let surface: Promise<Surface> | undefined
  let seen: Surface | undefined
  let line: Line | undefined
  let wallets: Wallets | undefined
  let opening: Opening | undefined
  let lastOpen: unknown = {}
  let stopHeartbeat: (() => void) | undefined
  let losses: number[] = []
  let revision = 0

  const getOptions = () => {
    options ??= parseOptions(host.source)
    return options
  }
  const look = (): Look => {
    const { themeMode = 'dark' } = getOptions()
    const dark =
      themeMode === 'auto'
        ? matchMedia('(prefers-color-scheme: dark)').matches
        : themeMode === 'dark'
    return { dark, embedded: isEmbedded(getOptions()) }
  }

  // ---- The place on the page

  const getSurface = () => {
    surface ??= createSurface()
    return surface
  }
  async function createSurface(): Promise<Surface> {
    const { disableAppend, target, zIndex = DEFAULT_Z_INDEX } = getOptions()
    const element = host.getElement()
    const embedded = isEmbedded(getOptions())
    if (disableAppend !== true) {
      const place = embedded ? findTarget(target) : document.body
      if (place === null) {
        surface = undefined
        throw new BaseError(`Found no element for the target ${target ?? ''}`, {
          code: 'TARGET_NOT_FOUND',
        })
      }
      place.append(element)
    }
    seen = embedded
      ? (await import('./inline.ts')).createInline(element, zIndex)
      : createModal(element, {
          title: TITLE,
          zIndex,
          onCancel: () => void requestClose('escape'),
          onClosed: () => finishClose('escape'),
        })
    if (signal.aborted) seen.destroy()
    return seen
  }

  // ---- The frame

  async function connect(): Promise<Talking> {
    const { frameUrl, wallets: walletOptions } = getOptions()
    const url = resolveFrameUrl(frameUrl, host.source.base)
    const place = await getSurface()
    if (signal.aborted) throw destroyed()
    if (walletOptions?.page !== false) wallets ??= findWallets(walletOptions?.exclude ?? [])
    line ??= createLine({
      url,
      instance: host.instance,
      title: TITLE,
      attach: place.attach,
      handlers,
      onLost: lost,
      welcome: (protocol) => ({
        protocol,
        capabilities: [...capabilities],
        loader: host.version,
        instance: host.instance,
        options: getOptions(),
        page: pageFacts(),
        wallets: wallets?.list() ?? [],
      }),
    })
    const current = line
    try {
      const talking = await current.ready
      if (signal.aborted) throw destroyed()
      host.emitter.emit('ready', talking.about)
      return talking
    } catch (error) {
      if (line === current) line = undefined
      throw error
    }
  }

  function findWallets(exclude: readonly string[]): Wallets {
    return createWallets({
      window,
      own: host.ownWallet,
      exclude,
      yieldTo: (work) =>
        opening === undefined || seen === undefined ? work() : seen.yieldTo(work),
      onChanged: (all) => tell((widget) => widget.walletsChanged({ wallets: all })),
      onEvent: (walletId, event) => tell((widget) => widget.walletEvent({ walletId, event })),
      signal,
    })
  }

  /** Says something to a frame that is there; one that is not learns it from its welcome. */
  function tell(say: (widget: Remote<WidgetContract>) => Promise<unknown>): void {
    line?.ready.then(({ widget }) => say(widget)).catch(() => undefined)
  }

  /** The frame went away: nobody waits for it any more, and one that is seen comes back. */
  function lost(code: 'FRAME_LOST' | 'FLOOD'): void {
    drop()
    if (opening === undefined) return
    const now = performance.now()
    losses = [...losses.filter((at) => now - at < REBUILD_WINDOW_MS), now]
    if (code === 'FLOOD' || losses.length > REBUILDS) return void giveUp(code)
    cover(drawSkeleton(look(), () => finishClose('user')))
    const timer = setTimeout(
      () => void show().catch(() => undefined),
      REBUILD_BACKOFF_MS * losses.length,
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  function drop(): void {
    stopHeartbeat?.()
    stopHeartbeat = undefined
    line?.destroy()
    line = undefined
    revision = 0
    locks.releaseAll()
  }
  function cover(card: HTMLElement | undefined): void {
    seen?.cover(card)
  }
  async function giveUp(code: 'FRAME_LOST' | 'FLOOD'): Promise<void> {
    drop()
    await explainFailure(new BaseError('The widget stopped answering', { code }))
  }

  // ---- Opening and closing

  async function open(asked: unknown): Promise<Opened> {
    getOptions()
    const wanted = parse(openOptions, asked ?? {}, 'open options')
    if (opening === undefined) openings.check()
    lastOpen = wanted
    const current = opening ?? startOpening()
    const view = await show()
    return { view, closed: current.closed }
  }

  function startOpening(): Opening {
    let end: (outcome: CloseOutcome) => void = () => undefined
    const closed = new Promise<CloseOutcome>((resolve) => {
      end = resolve
    })
    opening = { closed, end }
    return opening
  }

  /** Visible at once: a skeleton if the frame is slow, a card that says why if it fails. */
  async function show(): Promise<string> {
    const current = opening
    let skeleton: ReturnType<typeof setTimeout> | undefined
    try {
      const place = await getSurface()
      place.show()
      const draw = () => cover(drawSkeleton(look(), () => void requestClose('user')))
      if (host.getState().open === false) skeleton = setTimeout(draw, SKELETON_AFTER_MS)
      const { widget } = await Promise.race([connect(), closedMeanwhile(current)])
      const { view } = await Promise.race([
        widget.open(parse(openOptions, lastOpen, 'open options')),
        closedMeanwhile(current),
      ])
      clearTimeout(skeleton)
      if (opening !== current) throw closedError()
      cover(undefined)
      beat(widget)
      return view
    } catch (error) {
      clearTimeout(skeleton)
      if (opening === current && current !== undefined && !signal.aborted) {
        throw await explainFailure(error)
      }
      throw error
    }
  }

  function beat(widget: Remote<WidgetContract>): void {
    stopHeartbeat ??= startHeartbeat(
      () => widget.ping({}),
      () => void giveUp('FRAME_LOST'),
    )
  }

  async function closedMeanwhile(current: Opening | undefined): Promise<never> {
    await current?.closed
    throw closedError()
  }

  /** The sentence for the person, the fix for the owner, both from a chunk that rarely loads. */
  async function explainFailure(error: unknown): Promise<BaseError> {
    const failed = error instanceof BaseError ? error : failure(error)
    const { details, text, card } = await describe(failed)
    const told = new BaseError(failed.message, { code: failed.code, details, cause: error })
    host.emitter.emit('error', {
      code: failed.code,
      message: failed.message,
      ...(details === undefined ? {} : { details }),
    })
    if (opening !== undefined && !signal.aborted) cover(card(told, text))
    return told
  }
  async function describe(error: BaseError) {
    const { explain, drawError } = await import('./diagnosis.ts')
    const { origin } = new URL(getOptions().frameUrl ?? host.source.base, location.href)
    const { text, fix } = explain(error.code, { frameOrigin: origin, pageOrigin: location.origin })
    const onRetry = () => {
      losses = []
      drop()
      void show().catch(() => undefined) // the card says it again
    }
    const onClose = () => finishClose('user')
    return {
      text,
      details: error.details ?? fix,
      card: (told: BaseError, sentence: string) =>
        drawError(look(), told, sentence, { onRetry, onClose }),
    }
  }

  /** Asks the frame, which may refuse; one that does not answer is closed all the same. */
  async function requestClose(reason: CloseReason): Promise<void> {
    if (opening === undefined) return
    const talking = line?.ready
    const asked = talking?.then(({ widget }) => widget.close({ reason }))
    const answer = await Promise.race([
      (asked ?? Promise.reject()).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, CLOSE_ANSWER_MS)),
    ])
    if (answer?.closed === false) return
    finishClose(reason, answer === undefined)
  }

  function finishClose(reason: CloseReason, untold = true): void {
    const current = opening
    if (current === undefined) return
    opening = undefined
    openings.closed(reason)
    stopHeartbeat?.()
    stopHeartbeat = undefined
    seen?.hide()
    const state = host.getState()
    host.setState({ ...state, open: false, view: undefined })
    if (untold) {
      tell((widget) => widget.close({ reason }))
      host.emitter.emit('close', { reason })
    }
    const [account] = state.accounts
    current.end({ reason, ...(account === undefined ? {} : { account }) })
  }

  // ---- What the frame may ask for

  const handlers: Omit<Handlers<PageContract>, 'hello' | 'refused'> = {
    publish({ revision: next, state, events }) {
      if (next <= revision) return
      revision = next
      host.setState(state)
      for (const sent of events) {
        const event = parseEvent({ type: sent.type, payload: sent.payload })
        if (event !== undefined) host.emitter.emit(event.type, event.payload)
      }
    },
    async show() {
      if (opening !== undefined) return
      openings.check()
      lastOpen = {}
      startOpening()
      const place = await getSurface()
      place.show()
      cover(undefined)
      tell(async (widget) => beat(widget))
    },
    hide: ({ reason }) => finishClose(reason, false),
    resize: ({ height }) => seen?.resize(height),
    walletRequest(request) {
      if (wallets !== undefined) return wallets.request(request)
      throw new BaseError('Wallets of the page are switched off', { code: 'UNKNOWN_WALLET' })
    },
    walletStatus: ({ id }) => wallets?.status(id) ?? { status: 'unknown' },
    openUrl: ({ url }) => openUrl(url),
    lock: ({ name }) => locks.take(name),
    unlock: ({ name }) => locks.release(name),
  }

  // ---- The page's own life

  const changed = (change: { visible?: boolean; restored?: boolean; online?: boolean }) =>
    tell((widget) => widget.pageChanged(change))
  const listen = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { signal })
  listen(document, 'visibilitychange', () =>
    changed({ visible: document.visibilityState === 'visible' }),
  )
  listen(window, 'pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) changed({ restored: true })
  })
  listen(window, 'online', () => changed({ online: true }))
  listen(window, 'offline', () => changed({ online: false }))

  return {
    open,
    close: () => requestClose('page'),
    ready: async () => (await connectOrTell()).about,
    preload: async () => {
      await connectOrTell()
    },
    validate(given) {
      try {
        const source = given === undefined ? host.source : { ...host.source, options: given }
        return { valid: true, options: parseOptions(source as Host['source']) } // parsed right here
      } catch (error) {
        const { message } = error as BaseError // parseOptions throws nothing else
        return { valid: false, code: 'INVALID_OPTIONS', message }
      }
    },
    async updateOptions(given) {
      const next = parse(liveOptions, given, 'options')
      options = { ...getOptions(), ...next }
      if (line === undefined) return
      const { widget } = await line.ready
      await widget.setOptions(next)
    },
    async request({ method, params }) {
      getOptions()
      const state = host.getState()
      // A person has to choose a wallet: shown at once, with a skeleton if the frame is cold.
      if (asksForAccount.includes(method) && state.accounts.length === 0 && !state.open) {
        await open({ view: 'Connect' })
      }
      const { widget } = await connectOrTell()
      return widget.request({
        id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
        method,
        ...(params === undefined ? {} : { params }),
      })
    },
    async switchNetwork(network) {
      const caipChainId = typeof network === 'number' ? `eip155:${network}` : network
      const { widget } = await connectOrTell()
      await widget.switchNetwork({ caipChainId })
    },
    async disconnect(given) {
      const namespace = parse(z.optional(namespaceSchema), given, 'namespace')
      const { widget } = await connectOrTell()
      await widget.disconnect(namespace === undefined ? {} : { namespace })
    },
    destroy() {
      life.abort()
      opening?.end({ reason: 'page' })
      opening = undefined
      drop()
      seen?.destroy()
    },
  }

  /** Loads the frame unseen; a failure is told as an event and to the caller. */
  async function connectOrTell(): Promise<Talking> {
    try {
      return await connect()
    } catch (error) {
      if (signal.aborted || opening !== undefined) throw error
      throw await explainFailure(error)
    }
  }
}

const asksForAccount: readonly string[] = ['eth_requestAccounts', 'wallet_requestPermissions']

function isEmbedded({ mode, target }: WidgetOptions): boolean {
  return mode === 'inline' || target !== undefined
}

function findTarget(target: string | undefined): Element | null {
  try {
    return target === undefined ? null : document.querySelector(target)
  } catch {
    return null // not a selector
  }
}

function closedError(): BaseError {
  return new BaseError('The widget was closed', { code: 4001 })
}

function destroyed(): BaseError {
  return new BaseError('The widget was destroyed', { code: 'DESTROYED' })
}

function failure(cause: unknown): BaseError {
  return new BaseError('A part of the widget did not load', { code: 'LOADER_CHUNK_FAILED', cause })
}
