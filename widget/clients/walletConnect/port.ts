import type { CaipAccountId, CaipChainId } from '#protocol'

/** What is asked of a wallet, by namespace; all of it optional for the wallet (CAIP-25). */
export type Proposal = Readonly<
  Record<
    string,
    {
      readonly chains: readonly CaipChainId[]
      readonly methods: readonly string[]
      readonly events: readonly string[]
    }
  >
>

/** What a wallet granted of what was asked; anything else is left out. */
export type Grant = {
  readonly accounts: readonly CaipAccountId[]
  /** Approved methods and events by namespace. */
  readonly methods: Readonly<Record<string, readonly string[]>>
  readonly events: Readonly<Record<string, readonly string[]>>
}

/** The wallet at the other end, as it describes itself: never trusted. */
export type WcPeer = {
  readonly name: string
  /** https only. */
  readonly icon: string | undefined
  /** The address of its app, for deep links. */
  readonly native: string | undefined
  readonly universal: string | undefined
}

export type WcSession = {
  readonly topic: string
  readonly expiresAt: number
  readonly grant: Grant
  readonly peer: WcPeer
  /** What the wallet reported when it approved, such as its capabilities (CAIP-25). */
  readonly properties: Readonly<Record<string, string>>
}

/** A pairing to show: until then a wallet may scan it. */
export type Pairing = { readonly uri: string; readonly expiresAt: number }

export type WcEvent =
  /** The wallet changed what it grants. */
  | { readonly type: 'updated'; readonly session: WcSession }
  | { readonly type: 'chainChanged'; readonly caipChainId: CaipChainId }
  | {
      readonly type: 'accountsChanged'
      readonly caipChainId: CaipChainId
      readonly addresses: readonly string[]
    }
  /** The wallet ended the session, or the session expired. */
  | { readonly type: 'ended'; readonly reason: 'wallet' | 'expired' }

/** What the wallet is asked to sign while it connects (EIP-4361). */
export type Authentication = {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement: string | undefined
  readonly resources: readonly string[]
  /** In ms. */
  readonly expiresAt: number
  /** Of eip155 alone (S5.10), the one to be on first. */
  readonly chains: readonly CaipChainId[]
}

/** A message with the requested content; whether the account signed it is not checked yet. */
export type SignedMessage = {
  readonly account: CaipAccountId
  readonly message: string
  readonly signature: string
}

export type WcConnectOptions = {
  readonly proposal: Proposal
  /** To sign in with the same approval, where the wallet can do that. */
  readonly authentication?: Authentication | undefined
  /** Called before `connect` resolves, where the wallet signed. */
  readonly onSigned?: ((signed: readonly SignedMessage[]) => void) | undefined
  /** Receives the first pairing, and each one that silently replaces it. */
  readonly onPairing: (pairing: Pairing) => void
  /** False while the widget is closed or the document hidden: then a pairing is not renewed. */
  readonly isSeen: () => boolean
  readonly signal: AbortSignal
}

export type WcRequest = {
  readonly caipChainId: CaipChainId
  readonly method: string
  readonly params: unknown
  /** How long the wallet may take, in s. @default 900 (S5.11) */
  readonly expirySeconds?: number | undefined
}

/**
 * All that the widget knows of WalletConnect. The implementation can be replaced; today it is
 * `@walletconnect/sign-client`, which no other code imports.
 */
export type WcPort = {
  /** The live session, after `restore` or `connect`. */
  readonly session: () => WcSession | undefined
  /** Restores the stored session; undefined when there is none any more. */
  readonly restore: (proposal: Proposal) => Promise<WcSession | undefined>
  /** Pairs with a wallet and waits for its approval. */
  readonly connect: (options: WcConnectOptions) => Promise<WcSession>
  readonly request: (request: WcRequest) => Promise<unknown>
  /** Ends the session on both sides; on this side it ends even when the wallet cannot be notified. */
  readonly disconnect: () => Promise<void>
  /** Closes the socket and keeps the session stored, for another tab to use; `restore` resumes it. */
  readonly rest: () => Promise<void>
  readonly on: (listener: (event: WcEvent) => void) => () => void
  readonly destroy: () => Promise<void>
}
