import { type Namespace, toWireError, type WidgetEvents } from '#protocol'
import { isBridgeOnly } from '../config/slice.ts'
import type { Core } from '../core.ts'
import { showToast } from '../notices/notices.ts'
import { reset } from '../router/router.ts'
import { topView } from '../router/slice.ts'
import type { ViewName } from '../router/view.ts'
import { rememberConnections } from './setConnected.ts'
import { type Connection, type ConnectionsSlice, connectionOf, liveConnections } from './slice.ts'

const accountViews: readonly ViewName[] = [
  'Account',
  'TransactionDetails',
  'NftDetails',
  'Networks',
  'UnsupportedChain',
  'SIWXSignMessage',
  'ConnectingSiwe',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'EmbeddedWallet',
  'ShareProfile',
  'SmartSessions',
  'UpdateEmail',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
]

export type DisconnectOptions = {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  readonly reason: WidgetEvents['disconnect']['reason']
  /** Of a session that serves several namespaces, this one alone. @default false */
  readonly only?: boolean | undefined
}

/**
 * Ends a connection: account and network data of the namespace and the stored connector id go in
 * one write (S4.01). The page's own permission in the wallet is left alone, and so are connections
 * of other namespaces by other wallets.
 */
export function disconnect(core: Core, options: DisconnectOptions): void {
  const { connections } = core.store.getState()
  const { namespace = connections.activeNamespace, reason, only = false } = options
  const before = connectionOf(connections, namespace)
  if (before.status === 'disconnected') return
  const gone = only ? [namespace] : sharing(connections.byNamespace, namespace)
  const rest = without(connections, gone)
  const [next] = liveConnections(rest)
  core.store.setState(({ networks }) => ({
    connections: {
      ...rest,
      attempt: undefined,
      activeNamespace: next?.[0] ?? rest.activeNamespace,
    },
    networks: { ...networks, active: next?.[1].caipChainId ?? networks.offered[0]?.caipChainId },
  }))
  rememberConnections(core)
  for (const name of ['balances', 'serviceBalances', 'holdings', 'activity']) {
    core.queries.removeQueries({ queryKey: [name] })
  }
  for (const one of gone) {
    core.emit({ type: 'disconnect', payload: { namespace: one, reason } })
  }
  if (reason !== 'wallet' && !only) endSession(core, before)
  const state = core.store.getState()
  if (next !== undefined || !accountViews.includes(topView(state.router).name)) return
  reset(core, { name: isBridgeOnly(state.config) ? 'Bridge' : 'Connect' })
}

/** The page says so: of one namespace, or of all. */
export function disconnectForPage(core: Core, namespace: Namespace | undefined): void {
  if (namespace === undefined) disconnectAll(core, { reason: 'page' })
  else disconnect(core, { namespace, reason: 'page' })
}

/** Ends every connection, of this connector or of all (S4.06). */
export function disconnectAll(
  core: Core,
  { reason, connectorId }: Pick<DisconnectOptions, 'reason'> & { connectorId?: string },
): void {
  for (const [namespace, connection] of Object.entries(connectionsOf(core))) {
    const isMeant =
      connectorId === undefined ||
      (connection !== undefined &&
        'connectorId' in connection &&
        connection.connectorId === connectorId)
    if (isMeant) disconnect(core, { namespace, reason })
  }
}

function connectionsOf(core: Core): ConnectionsSlice['byNamespace'] {
  return core.store.getState().connections.byNamespace
}

function without(slice: ConnectionsSlice, gone: readonly Namespace[]): ConnectionsSlice {
  const ended = Object.fromEntries(gone.map((name) => [name, { status: 'disconnected' as const }]))
  return { ...slice, byNamespace: { ...slice.byNamespace, ...ended } }
}

/** One session may serve several namespaces: with it, all of them end. */
function sharing(all: ConnectionsSlice['byNamespace'], namespace: Namespace): Namespace[] {
  const meant = all[namespace]
  const id = meant !== undefined && 'connectorId' in meant ? meant.connectorId : undefined
  const isShared = (one: Connection | undefined) =>
    id !== undefined && one !== undefined && 'connectorId' in one && one.connectorId === id
  return Object.keys(all).filter((name) => name === namespace || isShared(all[name]))
}

function endSession(core: Core, connection: Connection): void {
  if (!('connectorId' in connection)) return
  const ending = core.getConnector(connection.connectorId)?.end?.()
  // Here it is over, but the wallet goes on showing it (S8.01).
  ending?.catch((error: unknown) => {
    showToast(core, 'error', { says: 'disconnectFailed', code: toWireError(error).code })
  })
}
