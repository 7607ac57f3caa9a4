import type { CaipAccountId, CaipChainId, Namespace } from '#protocol'
import type { ConnectedWallet } from '#kernel/connector.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import type { ConnectionState } from './table.ts'

export type NonEmpty<T> = readonly [T, ...T[]]

/** What one namespace has; who is asked for more is the attempt (S4.01). */
export type Connection =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'reconnecting'
      readonly rdns: string
      readonly accounts: readonly CaipAccountId[]
      readonly caipChainId: CaipChainId | undefined
    }
  | {
      readonly status: 'connected'
      readonly connectorId: string
      readonly wallet: ConnectedWallet
      readonly accounts: NonEmpty<CaipAccountId>
      readonly caipChainId: CaipChainId
    }

/** How the last try to connect stands, for the view that waits for it. */
export type Attempt = { readonly namespace: Namespace; readonly connectorId: string } & (
  | { readonly status: 'waiting' | 'declined' | 'pendingElsewhere' | 'locked' }
  | { readonly status: 'failed'; readonly code: string | number; readonly message: string }
)

export type ConnectionsSlice = {
  readonly byNamespace: { readonly [name in Namespace]?: Connection }
  readonly activeNamespace: Namespace
  readonly attempt: Attempt | undefined
  /** Where a wallet on another device is asked: the text of its QR code. */
  readonly pairing: { readonly uri: string; readonly expiresAt: number } | undefined
  /** Whether the person accepted the site's terms; `missed` counts wallets picked before that. */
  readonly agreement: { readonly given: boolean; readonly missed: number }
  /** Wallets that were used, newest first, at most two (S9.01): rdns, or keys of `recentKey`. */
  readonly recentWallets: readonly string[]
  /** Those of them that are no wallets of the page. */
  readonly recentListings: readonly WalletListing[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly connections: ConnectionsSlice
  }
}

export const connections: ConnectionsSlice = {
  byNamespace: {},
  activeNamespace: 'eip155',
  attempt: undefined,
  pairing: undefined,
  agreement: { given: false, missed: 0 },
  recentWallets: [],
  recentListings: [],
}

const disconnected: Connection = { status: 'disconnected' }

/** The connection of a namespace. */
export function connectionOf(slice: ConnectionsSlice, namespace: Namespace): Connection {
  return slice.byNamespace[namespace] ?? disconnected
}

/** The connection of the active namespace. */
export function activeConnection(slice: ConnectionsSlice): Connection {
  return connectionOf(slice, slice.activeNamespace)
}

/** What is looked at, and whether a wallet is asked meanwhile (S4.01). */
export function statusOf(slice: ConnectionsSlice): Connection['status'] | 'connecting' {
  if (slice.attempt?.status === 'waiting') return 'connecting'
  return activeConnection(slice).status
}

/** Its column in the table of what may happen. */
export function stateOf(slice: ConnectionsSlice, namespace: Namespace): ConnectionState {
  const { attempt } = slice
  const asking = attempt?.status === 'waiting' ? 'asking' : 'failed'
  const { status } = connectionOf(slice, namespace)
  return `${status} ${attempt?.namespace === namespace ? asking : 'idle'}`
}

export type Connected = Extract<Connection, { status: 'connected' }>

/** Live connections by namespace; the active one stands first. */
export function liveConnections(
  slice: ConnectionsSlice,
): readonly (readonly [Namespace, Connected])[] {
  const { activeNamespace, byNamespace } = slice
  const names = [...new Set([activeNamespace, ...Object.keys(byNamespace)])]
  return names.flatMap((name) => {
    const connection = connectionOf(slice, name)
    return connection.status === 'connected' ? [[name, connection] as const] : []
  })
}

/** Connectors of the live connections, that of the active one first; one may stand for several namespaces. */
export function liveConnectorIds(slice: ConnectionsSlice): readonly string[] {
  return liveConnections(slice).map(([, { connectorId }]) => connectorId)
}
