import type { CaipAccountId, CaipChainId, Namespace, PageWallet } from '#protocol'
import type { DirectoryWallet } from '../directory/directoryWallet.ts'

export type NonEmpty<T> = readonly [T, ...T[]]

/** What a wallet says of itself, kept while it is connected. */
export type ConnectedWallet = Pick<PageWallet, 'id' | 'name' | 'rdns' | 'icon'>

/** The connection of one namespace (S4.01). */
export type Connection =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'connecting'
      readonly connectorId: string
      /** Where a wallet on another device is paired: the text of its QR code. */
      readonly pairing?: { readonly uri: string; readonly expiresAt: number } | undefined
    }
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
export type Attempt =
  | {
      readonly status: 'waiting'
      readonly connectorId: string
      /** @default eip155 */
      readonly namespace?: Namespace | undefined
    }
  | { readonly status: 'declined'; readonly connectorId: string }
  | { readonly status: 'pendingElsewhere'; readonly connectorId: string }
  | { readonly status: 'locked'; readonly connectorId: string }
  | {
      readonly status: 'failed'
      readonly connectorId: string
      readonly code: string | number
      readonly message: string
    }

export type ConnectionsSlice = {
  readonly byNamespace: { readonly [name in Namespace]?: Connection }
  readonly activeNamespace: Namespace
  readonly attempt: Attempt | undefined
  /** What the person says to the site's terms; `missed` counts wallets that were picked before. */
  readonly agreement: { readonly given: boolean; readonly missed: number }
  /** Wallets that were used, newest first, at most two (S9.01): rdns, or keys of `recentKey`. */
  readonly recentWallets: readonly string[]
  /** Those of them that are no wallets of the page. */
  readonly recentListings: readonly DirectoryWallet[]
}

export const connections: ConnectionsSlice = {
  byNamespace: {},
  activeNamespace: 'eip155',
  attempt: undefined,
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
