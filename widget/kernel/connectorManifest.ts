import type { ConnectorType, Namespace } from '#protocol'
import type { words } from '#locales/en/common.ts'
import type { Connector } from './connector.ts'
import type { State } from './store.ts'

/** What the widget has to know of a connector before its code is loaded. */
export type ConnectorTraits = {
  /**
   * How a wallet is asked, and so where the person waits for it: `prompt` in a window of the wallet, `code`
   * at a code that the wallet scans, `inPlace` on the view that is already shown.
   */
  readonly asks: 'prompt' | 'code' | 'inPlace'
  /** It reaches the wallets of the registry. */
  readonly isRelay?: true
  /** The person gets this wallet by logging in, and in no other way. */
  readonly isLogin?: true
  /** The same wallet stands behind it each time: it is listed among the recent ones. */
  readonly isRecent?: true
}

/** Its row in Connect. */
export type ConnectorRow = {
  /** The group of connect methods that it is listed in (S2.08). */
  readonly kind: ConnectorType
  readonly describe: (
    messages: typeof words,
    options: { readonly phone: boolean },
  ) => {
    readonly name: string
    readonly note?: string | undefined
    readonly iconUrl?: string | undefined
  }
}

/**
 * A way to reach wallets, for a widget of this kind. It is loaded with the frame; what is heavy in it is a
 * function that loads.
 */
export type ConnectorManifest<Core> = ConnectorTraits & {
  /** Of its connector, and its wallet's rdns; absent where each wallet of the page has its own. */
  readonly id?: string
  /** Asked once in each widget for what finds a connector by its id. */
  readonly start: (core: Core) => (id: string) => Connector | undefined
  /** Whether the site has it. @default true */
  readonly isOffered?: (core: Core) => boolean
  /** Whether its wallets act there. @default true */
  readonly serves?: (core: Core, namespace: Namespace) => boolean
  readonly row?: ConnectorRow
  /** The names that product events have for it (S7.21). @default a wallet of this browser */
  readonly productName?: (state: State) => { name: string; method: string }
  /** The error to report where a remembered connection no longer exists. */
  readonly lost?: (core: Core) => { readonly code: string; readonly message: string }
  /** Its connection is over. */
  readonly ended?: (core: Core) => void
}
