import {
  BaseError,
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
import type { BridgeHandle } from './bridge.ts'
import { watchButtons } from './buttons.ts'
import { chained, createEmitter } from './emitter.ts'
import type {
  Engine,
  Host,
  LoaderEvents,
  Opened,
  Ready,
  RequestArguments,
  Source,
  Validation,
} from './host.ts'
import { whenIdle } from './idle.ts'
import { createProvider, type Provider } from './provider.ts'
import { randomId } from './randomId.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

declare const __VERSION__: string

const RDNS = 'dev.causeway.widget'

type Listen = <K extends keyof LoaderEvents>(
  name: K,
  listener: (payload: LoaderEvents[K]) => void,
) => Widget

/** What a page asks wallets of another namespace with. */
export type NamespaceProvider = Pick<Provider, 'request'>

type GetProvider = {
  (namespace?: 'eip155'): Provider
  (namespace: string): NamespaceProvider
}

/** The handle that a page holds: `window.Widget`, or what `createWidget()` gives. */
export type Widget = {
  /** Of the loader. */
  readonly version: string
  /** The newest version of the protocol that the loader speaks. */
  readonly protocol: number
  /** What the loader draws into; a page places it itself with `disableAppend`. */
  readonly element: HTMLElement
  /** Shows the widget; resolves when the view is visible. */
  readonly open: (options?: OpenOptions) => Promise<Opened>
  /**
   * Shows the Bridge view with these fields, and follows the transfer that is made of it. Fields
   * in `lock` cannot be changed by the person.
   *
   * @example
   * const transfer = await Widget.bridge({
   *   destination: { caipChainId: 'eip155:10' },
   *   lock: ['destination'],
   * })
   * transfer.on('status', ({ status, fillHash }) => console.log(status, fillHash))
   */
  readonly bridge: (options?: BridgeOptions) => Promise<BridgeHandle>
  /** Closes the widget; nothing happens where it is closed. */
  readonly close: () => Promise<void>
  /** Whether the widget is shown. */
  readonly isOpen: () => boolean
  /** Loads the frame; resolves at the handshake. */
  readonly ready: () => Promise<Ready>
  /** Loads the frame ahead of the first opening, without showing it. */
  readonly preload: () => Promise<void>
  /** Parses options as the first open would, and changes nothing. */
  readonly validate: (options?: unknown) => Promise<Validation>
  /** Changes the live options of a widget that runs. */
  readonly updateOptions: (options: LiveOptions) => Promise<void>
  /** All that the page may see, as of now. */
  readonly getState: () => PublicState
  /** Calls the listener with the state whenever it changes; the answer ends that. */
  readonly subscribe: (listener: (state: PublicState) => void) => () => void
  /** The account that acts, of this namespace. @default of the one that is looked at */
  readonly getAccount: (namespace?: string) => CaipAccountId | undefined
  /** The same as `getAccount`. */
  readonly getCaipAddress: (namespace?: string) => CaipAccountId | undefined
  /** The address alone, without its chain. */
  readonly getAddress: (namespace?: string) => string | undefined
  /** The active network, and whether it is one that is offered. */
  readonly getNetwork: () => { caipChainId: string; supported: boolean } | undefined
  /** Name, icon and id of the connected wallet. */
  readonly getWalletInfo: () => PublicState['wallet']
  /**
   * One EIP-1193 provider for the life of the page; for another namespace, one that asks its wallet
   * by the names of WalletConnect's sessions, such as `solana_signMessage`.
   */
  readonly getProvider: GetProvider
  /** One request to the widget's provider. */
  readonly request: (request: RequestArguments) => Promise<unknown>
  /** Asks the wallet to switch; rejects where it stays. */
  readonly switchNetwork: (network: string | number) => Promise<void>
  /** Ends the connection of one namespace, or every one. */
  readonly disconnect: (namespace?: string) => Promise<void>
  /**
   * What happened, as text for whoever helps: connections, requests by name, steps, errors. Without
   * addresses, keys and what was signed. Loads no frame.
   */
  readonly getLogs: () => Promise<string>
  /** Listens to an event. */
  readonly on: Listen
  /** Listens to the next one only. */
  readonly once: Listen
  /** Ends listening. */
  readonly off: Listen
  /** Leaves no node, listener or timer; afterwards every method rejects with `DESTROYED`. */
  readonly destroy: () => Promise<void>
  /** Another widget on the same page. */
  readonly create: (options?: WidgetOptions) => Widget
}

export type LoadEngine = () => Promise<(host: Host) => Engine>

/** Stage 0: parses nothing, loads nothing, and keeps what is asked until stage 1 is here. */
export function createWidget(source: Source, loadEngine: LoadEngine): Widget {
  const life = new AbortController()
  const { signal } = life
  const emitter = createEmitter<LoaderEvents>(['ready', 'accountChanged', 'networkChanged'])
  const states = createEmitter<{ state: PublicState }>()
  const given = (name: keyof WidgetOptions) => source.options?.[name] ?? source.attributes?.[name]
  const raw = (name: keyof WidgetOptions) => String(given(name) ?? '')
  const remembers = raw('reconnect') !== 'false'
  let state = remembers ? readSnapshot(() => localStorage) : disconnectedState
  let element: HTMLElement | undefined
  let engine: Promise<Engine> | undefined

  const host: Host = {
    source,
    version: __VERSION__,
    instance: randomId(),
    emitter,
    getState: () => state,
    getElement() {
      element ??= document.createElement('div')
      return element
    },
    setState(next) {
      if (signal.aborted) return
      const before = state
      // While a remembered connection is on its way back, the page keeps seeing its accounts.
      const returning = next.status === 'reconnecting' && next.accounts.length === 0
      state = returning ? { ...next, accounts: before.accounts } : next
      writeSnapshot(() => localStorage, state)
      changed(before, state)
      states.emit('state', state)
    },
  }

  const assertAlive = () => {
    if (signal.aborted) throw new BaseError('The widget was destroyed', { code: 'DESTROYED' })
  }
  const load = async () => {
    assertAlive()
    engine ??= loadEngine().then(
      (create) => create(host),
      (cause) => {
        engine = undefined // the next call tries again
        const code = 'LOADER_CHUNK_FAILED'
        const message = 'A part of the widget did not load'
        emitter.emit('error', { code, message })
        throw new BaseError(message, { code, cause })
      },
    )
    const loaded = await engine
    assertAlive()
    return loaded
  }
  const quietly = (promise: Promise<unknown>) => {
    promise.catch(() => undefined) // told by the `error` event and the card
  }

  const request: Widget['request'] = async (asked) => (await load()).request(asked)
  const { provider, changed, clear } = createProvider({
    getState: () => state,
    networks: () => [given('defaultNetwork'), given('networks')],
    request,
  })

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
    get element() {
      return host.getElement()
    },
    open: async (options) => (await load()).open(options),
    bridge: async (options) => (await load()).bridge(options),
    close: async () => {
      if (signal.aborted || engine) await (await load()).close()
    },
    isOpen: () => state.open,
    ready: async () => (await load()).ready(),
    preload: async () => (await load()).preload(),
    validate: async (options) => (await load()).validate(options),
    updateOptions: async (options) => (await load()).updateOptions(options),
    getState: () => state,
    subscribe: (listener) => states.on('state', listener),
    getAccount: accountOf,
    getCaipAddress: accountOf,
    getAddress: (namespace) => accountOf(namespace)?.split(':')[2],
    getNetwork: () =>
      state.caipChainId === undefined
        ? undefined
        : { caipChainId: state.caipChainId, supported: state.networkSupported },
    getWalletInfo: () => state.wallet,
    getProvider,
    request,
    switchNetwork: async (network) => (await load()).switchNetwork(network),
    disconnect: async (namespace) => (await load()).disconnect(namespace),
    getLogs: async () => (await load()).getLogs(),
    ...chained(emitter, (): Widget => widget),
    async destroy() {
      if (signal.aborted) return
      life.abort()
      element?.remove()
      emitter.clear()
      states.clear()
      clear()
      await engine?.then(
        (loaded) => loaded.destroy(),
        () => undefined, // it never loaded
      )
    },
    create: (options) => createWidget({ options: options ?? {}, base: source.base }, loadEngine),
  }

  if (raw('announce') !== 'false') announce(provider, { uuid: randomId(), rdns: RDNS }, signal)
  const preload = raw('preload')
  const warm = () => quietly(widget.preload())
  if (source.attributes) {
    // The view's name is checked with everything else that a page asks for.
    const open = (view: string) => quietly(widget.open((view ? { view } : {}) as OpenOptions))
    watchButtons({ open, warm: preload === 'none' ? () => undefined : warm }, signal)
  }
  if (raw('mode') === 'inline' || raw('target') !== '') {
    whenParsed(() => quietly(widget.open()), signal)
  } else if (preload === 'idle' || state.accounts.length > 0 || state.openTransfers > 0) {
    whenIdle(warm, signal)
  }
  return widget
}

/** The container of an inline widget may stand after the script. */
function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState !== 'loading') queueMicrotask(() => signal.aborted || run())
  else document.addEventListener('DOMContentLoaded', run, { signal, once: true })
}
