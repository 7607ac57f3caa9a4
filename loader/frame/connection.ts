import {
  BaseError,
  capabilities,
  type Handlers,
  type PageContract,
  type Remote,
  type WidgetContract,
  type WidgetOptions,
} from '#protocol'
import { takeFrame } from './frame.ts'
import type { LoaderContext, Ready } from '../stage0/loaderContext.ts'
import { createFrameChannel, type FrameChannel } from './frameChannel.ts'
import { pageFacts } from './pageFacts.ts'
import { type Place, TITLE } from './place.ts'
import type { Settings } from '../options/settings.ts'
import { createWallets, type Wallets } from '../wallets/wallets.ts'

declare const __VERSION__: string

export type ConnectedFrame = { readonly widget: Remote<WidgetContract>; readonly about: Ready }

/** The frame, one document after another, and the page's wallets that the frame gets. */
export type Connection = {
  /** Loads the frame; all callers share one frame until it is dropped. */
  readonly connect: () => Promise<ConnectedFrame>
  readonly isReady: () => boolean
  /** Waits for a frame that is loading; undefined when there is none. */
  readonly current: () => Promise<ConnectedFrame> | undefined
  /** Sends to a connected frame; a frame that connects later gets the state in its welcome. */
  readonly notify: (send: (widget: Remote<WidgetContract>) => Promise<unknown>) => void
  readonly wallets: () => Wallets | undefined
  /** Removes the frame; pending callers are rejected with `error`, else with 4900. */
  readonly drop: (error?: BaseError) => void
}

export type ConnectionOptions = {
  readonly context: LoaderContext
  readonly settings: Settings
  readonly place: Place
  /** The part of the options that the frame gets in place of functions. */
  readonly signIn: () => Promise<Pick<WidgetOptions, 'signIn'> | undefined>
  /** The handlers that the page serves; created again for every document. */
  readonly createHandlers: () => Omit<Handlers<PageContract>, 'hello' | 'refused'>
  readonly onLost: (code: 'FRAME_LOST' | 'FLOOD') => void
  /** The frame refused to run here after it had connected. */
  readonly onRefused: (error: BaseError) => void
  /** The frame is removed. */
  readonly onDrop: () => void
  readonly signal: AbortSignal
}

/** Builds the frame when it is needed, and tracks whether it is connected. */
export function createConnection(options: ConnectionOptions): Connection {
  const { context, settings, place, signIn, createHandlers, onLost, onRefused, onDrop, signal } =
    options
  let channel: FrameChannel | undefined
  let ready = false
  let wallets: Wallets | undefined
  let isNotifying = false

  const notify: Connection['notify'] = (send) => {
    channel?.ready.then(({ widget }) => send(widget)).catch(() => undefined)
  }
  /** Wallets that announce themselves together are sent in one message. */
  function notifyWalletsChanged(): void {
    if (isNotifying) return
    isNotifying = true
    queueMicrotask(() => {
      isNotifying = false
      notify((widget) => widget.walletsChanged({ wallets: wallets?.list() ?? [] }))
    })
  }
  async function connect(): Promise<ConnectedFrame> {
    const { wallets: ofPage } = settings.get()
    const { attach } = await place.get()
    const signInOptions = await signIn()
    if (signal.aborted) throw new BaseError('The widget was destroyed', { code: 'DESTROYED' })
    const { provider, ...ofFrame } = ofPage ?? {}
    wallets ??= createWallets({
      window,
      ofPage: ofFrame.page !== false,
      exclude: ofFrame.exclude ?? [],
      detail: provider,
      onChanged: notifyWalletsChanged,
      signal,
    })
    // Adds a Safe around the page, and Base Account; without their chunk they are not offered.
    if (parent !== self || ofFrame.baseAccount) {
      const { add } = wallets
      import('../wallets/external.ts')
        .then(({ addExternal }) => addExternal(context, settings, add, signal))
        .catch(() => undefined)
    }
    channel ??= createFrameChannel({
      frame: takeFrame(context, TITLE),
      attach,
      handlers: createHandlers(),
      onLost,
      onRefused,
      welcome: (protocol, instance) => ({
        protocol,
        capabilities: [...capabilities],
        loader: __VERSION__,
        instance,
        // The options as they are now. A provider has functions, which cannot be sent to the frame.
        options: { ...settings.get(), ...signInOptions, wallets: ofFrame },
        page: pageFacts(),
        wallets: wallets?.list() ?? [],
      }),
    })
    const current = channel
    try {
      const frame = await current.ready
      if (channel === current && !ready) {
        ready = true
        context.emitter.emit('ready', frame.about)
      }
      return frame
    } catch (error) {
      if (channel === current) channel = undefined
      throw error
    }
  }

  return {
    connect,
    isReady: () => ready,
    current: () => channel?.ready,
    notify,
    wallets: () => wallets,
    drop(error) {
      channel?.destroy(error)
      channel = undefined
      ready = false
      onDrop()
    },
  }
}
