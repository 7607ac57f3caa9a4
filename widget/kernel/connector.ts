import type { CaipChainId, Namespace, PageWallet } from '#protocol'

/** A wallet's own description, kept while it is connected. */
export type ConnectedWallet = Pick<PageWallet, 'id' | 'name' | 'rdns' | 'icon'>

export type WalletRequest = {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  /** Asserted right before the request is sent on, where the method acts for an account. */
  readonly caipChainId?: CaipChainId | undefined
  readonly account?: string | undefined
  /** Chosen by who must be able to ask later what became of it. */
  readonly id?: string | undefined
  /** How long the wallet may take, in s, where the connector can pass that on (S5.11). */
  readonly expiry?: number | undefined
}

/** A way to reach a wallet. */
export type Connector = {
  readonly id: string
  readonly wallet: ConnectedWallet
  readonly via: 'page' | 'walletconnect' | 'email' | 'social' | 'farcaster'
  /** Sends one request; rejects with the wallet's own code. */
  readonly request: (request: WalletRequest) => Promise<unknown>
  /** Namespaces that its session shares accounts of, where one approval is for several. */
  readonly shared?: (() => readonly Namespace[]) | undefined
  /** Stops waiting for a wallet that has not answered a connection yet. */
  readonly cancel?: (() => void) | undefined
  /** Tells the wallet that the connection is over; page wallets keep their own permissions. */
  readonly end?: (() => Promise<void>) | undefined
}
