import {
  type BridgeOptions,
  type CaipAccountId,
  disconnectedState,
  type LiveOptions,
  type OpenOptions,
  PROTOCOL_VERSION,
  type PublicState,
  type WidgetOptions,
} from '#protocol'
import { announce } from './announce.ts'
import type {
  BridgeHandle,
  Engine,
  Lent,
  LoaderEvents,
  Opened,
  Ready,
  RequestArguments,
  Source,
  Validation,
} from './loaderContext.ts'
import { watchButtons } from './buttons.ts'
import { cardStyle } from './card.ts'
import { failure } from './failure.ts'
import { createFrame } from './frame.ts'
import { isTooOld } from './isTooOld.ts'
import { chained, createEmitter } from './emitter.ts'
import { whenIdle } from './idle.ts'
import { createProvider, type Provider } from './provider.ts'
import { randomId } from './randomId.ts'
import { savesData } from './savesData.ts'
import { readSnapshot } from './snapshot.ts'

declare const __VERSION__: string

type Listen = <K extends keyof LoaderEvents>(
  name: K,
  listener: (payload: LoaderEvents[K]) => void,
) => Widget

/** The provider of a wallet of another namespace. */
export type NamespaceProvider = Pick<Provider, 'request'>

type GetProvider = {
  (namespace?: 'eip155'): Provider
  (namespace: string): NamespaceProvider
}

/** The handle that controls a widget: `window.Widget`, or the result of `createWidget()`. */
export type Widget = {
  /** The version of the loader. */
  readonly version: string
  /** The latest protocol version that the loader supports. */
  readonly protocol: number
  /** The element that contains the widget. With `disableAppend`, your page places it. */
  readonly element: HTMLElement
  /** Opens the widget, and resolves when the view is visible. */
  readonly open: (options?: OpenOptions) => Promise<Opened>
  /**
   * Opens the Bridge view with these values, and follows the transfer that the person makes. The person
   * cannot change the fields in `lock`.
   *
   * @example
   * const transfer = await Widget.bridge({
   *   destination: { caipChainId: 'eip155:10' },
   *   lock: ['destination'],
   * })
   * transfer.on('status', ({ status, fillHash }) => console.log(status, fillHash))
   */
  readonly bridge: (options?: BridgeOptions) => Promise<BridgeHandle>
  /** Closes the widget. It does nothing if the widget is closed. */
  readonly close: () => Promise<void>
  /** Whether the widget is open. */
  readonly isOpen: () => boolean
  /** Loads the frame, and resolves when the frame has answered. */
  readonly ready: () => Promise<Ready>
  /** Loads the frame before the first opening, without showing it. */
  readonly preload: () => Promise<void>
  /** Checks options as the first `open()` would. It changes nothing. */
  readonly validate: (options?: unknown) => Promise<Validation>
  /** Changes live options of a running widget. */
  readonly updateOptions: (options: LiveOptions) => Promise<void>
  /** Returns the current public state. */
  readonly getState: () => PublicState
  /** Calls the listener with the state whenever the state changes. Returns a function that stops it. */
  readonly subscribe: (listener: (state: PublicState) => void) => () => void
  /** Returns the active account of a namespace. @default the active namespace */
  readonly getAccount: (namespace?: string) => CaipAccountId | undefined
  /** The same as `getAccount`. */
  readonly getCaipAddress: (namespace?: string) => CaipAccountId | undefined
  /** Returns the address of that account, without its chain. */
  readonly getAddress: (namespace?: string) => string | undefined
  /** Returns the active network, and whether you offer it. */
  readonly getNetwork: () => { caipChainId: string; supported: boolean } | undefined
  /** Returns the name, icon and id of the connected wallet. */
  readonly getWalletInfo: () => PublicState['wallet']
  /**
   * Returns the EIP-1193 provider, the same object for the life of the page. For another namespace, it
   * returns a provider that takes the method names of WalletConnect sessions, such as `solana_signMessage`.
   */
  readonly getProvider: GetProvider
  /** Sends one request to the widget's provider. */
  readonly request: (request: RequestArguments) => Promise<unknown>
  /** Asks the wallet to switch the network. It rejects if the wallet does not switch. */
  readonly switchNetwork: (network: string | number) => Promise<void>
  /** Disconnects one namespace, or all. */
  readonly disconnect: (namespace?: string) => Promise<void>
  /**
   * Returns the log for support as text: connections, names of requests, steps and errors. The log contains
   * no addresses, no keys and no signed data. The call does not load the frame.
   */
  readonly getLogs: () => Promise<string>
  /** Calls the listener for each event of this name. */
  readonly on: Listen
  /** Calls the listener for the next event of this name only. */
  readonly once: Listen
  /** Removes a listener. */
  readonly off: Listen
  /** Removes the widget with all its nodes, listeners and timers. Afterwards every method rejects with `DESTROYED`. */
  readonly destroy: () => Promise<void>
  /** Makes another widget on the same page. */
  readonly create: (options?: WidgetOptions) => Widget
}

/** Stage 1, or what stands in its place where the browser is too old. */
export type LoadEngine = () => Promise<(context: Lent) => Engine | Promise<Engine>>

/**
 * Stage 0: parses nothing, loads nothing, and keeps what is asked until stage 1 is here. What needs the frame
 * asks for its document, too, so that both are on their way at once.
 */
export function createWidget(source: Source, loadEngine: LoadEngine): Widget {
  const life = new AbortController()
  const { signal } = life
  const emitter = createEmitter<LoaderEvents>(['ready', 'accountChanged', 'networkChanged'], signal)
  const states = createEmitter<{ state: PublicState }>([], signal)
  const given = (name: keyof WidgetOptions) => source.options?.[name] ?? source.attributes?.[name]
  const raw = (name: keyof WidgetOptions) => String(given(name) ?? '')
  const remembers = raw('reconnect') !== 'false'
  const embedded = raw('mode') === 'inline' || raw('target')
  let state = remembers ? readSnapshot(() => localStorage) : disconnectedState
  const element = document.createElement('div')
  const holder = document.createElement('dialog')
  let engine: Promise<Engine> | undefined
  let early: HTMLIFrameElement | undefined

  const getState = () => state
  const request: Widget['request'] = (asked) => start((loaded) => loaded.request(asked))
  const { provider, ...parts } = createProvider({
    signal,
    getState,
    networks: () => [given('defaultNetwork'), given('networks')],
    request: (asked) =>
      request(asked).catch((error) => {
        throw context.toError(error)
      }),
  })
  const context: Lent = {
    source,
    emitter,
    getState,
    element,
    keep(next) {
      if (!signal.aborted) state = next
    },
    states,
    provider: parts,
    toError: (error) => failure(String(error), 4900, error),
    newFrame: () => createFrame(raw('frameUrl'), source.base),
  }

  const assertAlive = () => {
    if (signal.aborted) throw failure('The widget was destroyed', 'DESTROYED')
  }
  const load = async () => {
    assertAlive()
    engine ??= loadEngine().then(
      (create) => create(context),
      (cause) => {
        engine = undefined // the next call tries again
        holder.close()
        const failed = {
          code: 'LOADER_CHUNK_FAILED',
          message: 'The widget did not load',
        }
        emitter.emit('error', failed)
        throw failure(failed.message, failed.code, cause)
      },
    )
    const loaded = await engine
    assertAlive()
    return loaded
  }
  const quietly = (promise: Promise<unknown>) => {
    promise.catch(() => undefined) // told by the `error` event and the card
  }

  const drop = () => {
    if (early?.onload) early.remove()
  }
  /**
   * Asks for the frame's document where it will stand: in a dialog, which shows as an empty card while the
   * person waits. Stage 1 takes both; the frame by taking off its `onload`. What becomes of it before that is
   * heard by nobody: it is dropped then, and stage 1 asks again. So it goes with a page whose policy forbids
   * it, and with wrong options, which stage 1 names.
   */
  const hasten = async (isAwaited: boolean) => {
    const isFirst = !engine && !signal.aborted && !isTooOld() && !embedded
    const frame = isFirst && context.newFrame()
    if (frame && /^http/.test(frame.src) && !frame.src.startsWith(location.origin)) {
      // With `disableAppend` the page may place it as long as stage 1 is on its way.
      if (!element.isConnected && given('disableAppend') === undefined) {
        document.body.append(element)
      }
      early = frame
      frame.onload = drop
      addEventListener('securitypolicyviolation', drop, { signal })
      frame.hidden = true
      holder.append(frame)
      element.append(holder)
    }
    if (isAwaited && early?.onload) {
      holder.showModal()
      // Styled only once it was shown: stage 1 takes one that is styled and closed for one that the person closed.
      holder.style = cardStyle(raw('themeMode'))
    }
  }
  /** @param haste 0: nothing is asked for before stage 1 is here, 1: the frame is, 2: and a card stands for it. */
  const start = async <T>(act: (loaded: Engine) => Promise<T>, haste = 1): Promise<T> => {
    if (haste) quietly(hasten(haste > 1))
    try {
      return await act(await load())
    } finally {
      drop()
    }
  }

  const accountOf = (namespace = '') => state.accounts.find((one) => one.startsWith(namespace))
  function getProvider(namespace?: 'eip155'): Provider
  function getProvider(namespace: string): NamespaceProvider
  function getProvider(namespace = 'eip155') {
    if (namespace === 'eip155') return provider
    return { request: (asked: RequestArguments) => request({ ...asked, namespace }) }
  }

  const widget: Widget = {
    version: __VERSION__,
    protocol: PROTOCOL_VERSION,
    element,
    open: (options) => start((loaded) => loaded.open(options), 2),
    bridge: (options) => start((loaded) => loaded.bridge(options), 2),
    close: async () => (engine || signal.aborted ? (await load()).close() : undefined),
    isOpen: () => state.open,
    ready: () => start((loaded) => loaded.ready()),
    preload: () => start((loaded) => loaded.preload()),
    validate: async (options) => (await load()).validate(options),
    updateOptions: async (options) => (await load()).updateOptions(options),
    getState,
    subscribe: (listener) => states.on('state', listener),
    getAccount: accountOf,
    getCaipAddress: accountOf,
    getAddress: (namespace) => accountOf(namespace)?.split(':')[2],
    getNetwork: () =>
      state.caipChainId
        ? { caipChainId: state.caipChainId, supported: state.networkSupported }
        : undefined,
    getWalletInfo: () => state.wallet,
    getProvider,
    request,
    switchNetwork: (network) => start((loaded) => loaded.switchNetwork(network)),
    disconnect: (namespace) => start((loaded) => loaded.disconnect(namespace)),
    getLogs: async () => (await load()).getLogs(),
    ...chained(emitter, (): Widget => widget),
    async destroy() {
      if (signal.aborted) return
      life.abort()
      element.remove()
      const loaded = await engine?.catch(() => undefined) // it never loaded
      loaded?.destroy()
    },
    create: (options) => createWidget({ options, base: source.base }, loadEngine),
  }

  if (raw('announce') !== 'false') announce(provider, randomId(), signal)
  const preload = raw('preload')
  const warm = (until?: string) =>
    quietly(start((loaded) => loaded.preload(until), until === 'visible' ? 0 : 1))
  if (source.attributes) {
    // The view's name is checked with everything else that a page asks for.
    const open = (view: string) => quietly(widget.open((view ? { view } : {}) as OpenOptions))
    watchButtons({ open, warm: () => preload === 'none' || warm() }, signal)
  }
  if (embedded) {
    whenParsed(() => quietly(widget.open()), signal)
  } else if (state.accounts[0] || state.openTransfers) {
    whenIdle(() => warm(), signal)
  } else if (/idle|visible/.test(preload) && !savesData()) {
    whenIdle(() => warm(preload), signal)
  }
  return widget
}

/** The container of an inline widget may stand after the script. A widget that was destroyed meanwhile opens nothing. */
function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState !== 'loading') queueMicrotask(run)
  else document.addEventListener('DOMContentLoaded', run, { signal })
}
