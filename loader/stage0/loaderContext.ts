import type {
  BridgeOptions,
  BridgeStatus,
  CaipAccountId,
  CloseReason,
  LiveOptions,
  OpenOptions,
  PublicState,
  WidgetEvents,
  WidgetOptions,
} from '#protocol'
import type { Emitter } from './emitter.ts'
import type { ProviderError } from './providerError.ts'

/** What a site gave us, not parsed yet: an object, or the `data-*` of the script tag. */
export type Source = {
  readonly options?: WidgetOptions | undefined
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined
  /** The loader's own address: chunks and, by default, the frame lie beside it. */
  readonly base: string
}

export type Ready = {
  readonly protocol: number
  readonly build: string
  readonly capabilities: readonly string[]
}

/** All events that a page can listen to. */
export type LoaderEvents = WidgetEvents & { ready: Ready }

export type Opened = {
  readonly view: string
  readonly closed: Promise<CloseOutcome>
}

export type RequestArguments = {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  /** The namespace whose wallet to ask. @default 'eip155' */
  readonly namespace?: string | undefined
  /** How long to wait for the wallet, in seconds, from 300 to 604800. @default no limit */
  readonly expiry?: number | undefined
}

export type Validation =
  | { readonly valid: true; readonly options: WidgetOptions }
  | { readonly valid: false; readonly code: 'INVALID_OPTIONS'; readonly message: string }

/** All events of EIP-1193. */
export type ProviderEvents = {
  connect: { chainId: string }
  disconnect: ProviderError
  chainChanged: string
  accountsChanged: string[]
  message: { type: string; data: unknown }
}

/** What stage 1 needs to tell the provider's listeners what has changed. */
export type ProviderParts = {
  readonly emitter: Emitter<ProviderEvents>
  /** The chain of this state as EIP-1193 writes it, or the page's own; undefined where none is known. */
  readonly chainOf: (state: PublicState) => string | undefined
  readonly addresses: (state: PublicState) => string[]
}

/** What stage 0 lends to stage 1. */
export type Lent = {
  readonly source: Source
  readonly emitter: Emitter<LoaderEvents>
  readonly element: HTMLElement
  /** The frame, without a place. Its address may be wrong as long as the options are not parsed. */
  readonly newFrame: () => HTMLIFrameElement
  readonly getState: () => PublicState
  /** Keeps the state, and tells nobody. */
  readonly keep: (state: PublicState) => void
  readonly states: Emitter<{ state: PublicState }>
  readonly provider: ProviderParts
  /** What was thrown, as an error of EIP-1193; until stage 1 brings a better one, nothing can be answered. */
  toError: (error: unknown) => Error
}

/** What the parts of stage 1 get. */
export type LoaderContext = Pick<
  Lent,
  'source' | 'emitter' | 'element' | 'newFrame' | 'getState'
> & {
  /** Keeps the state, and tells who listens. */
  readonly setState: (state: PublicState) => void
}

/** Stage 1, as stage 0 sees it. */
export type Engine = {
  readonly open: (options?: OpenOptions) => Promise<Opened>
  readonly bridge: (options?: BridgeOptions) => Promise<BridgeHandle>
  readonly close: () => Promise<void>
  readonly ready: () => Promise<Ready>
  /** Loads the frame: at once, or once a button that opens it comes into view. */
  readonly preload: (until?: string) => Promise<void>
  readonly validate: (options?: unknown) => Promise<Validation>
  readonly updateOptions: (options: LiveOptions) => Promise<void>
  readonly request: (request: RequestArguments) => Promise<unknown>
  readonly switchNetwork: (network: string | number) => Promise<void>
  readonly disconnect: (namespace?: string) => Promise<void>
  readonly getLogs: () => Promise<string>
  readonly destroy: () => void
}

/** One step of a transfer. Amounts are decimal strings in the token's base units. */
export type BridgeEvent = WidgetEvents['bridge']

/** A transfer that a page asked for. It keeps reporting after the widget has closed. */
export type BridgeHandle = {
  /** The id of the transfer; undefined until the person has reviewed one. */
  readonly id: string | undefined
  /** The latest status. `filled`, `refunded` and `failed` are final. */
  readonly status: BridgeStatus | undefined
  /**
   * Calls the listener for each step of this transfer. A listener that is added later gets the latest step
   * first. If the person starts over before anything was sent, the transfer gets another `id`.
   *
   * @returns a function that removes the listener
   */
  readonly on: (name: 'status', listener: (event: BridgeEvent) => void) => () => void
  /** Resolves when the view has closed, with the reason. The transfer continues. */
  readonly closed: Promise<CloseOutcome>
}

export type CloseOutcome = {
  readonly reason: CloseReason
  /** The account that is connected when the widget closes. */
  readonly account?: CaipAccountId | undefined
}
