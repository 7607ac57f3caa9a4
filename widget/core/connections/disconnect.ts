import { type Namespace, toWireError, type WidgetEvents } from '#protocol'
import { isBridgeOnly } from '../config/slice.ts'
import type { Core } from '../core.ts'
import { showToast } from '../notices/notices.ts'
import { reset } from '../router/router.ts'
import { topView } from '../router/slice.ts'
import type { ViewName } from '../router/view.ts'
import { rememberedConnection } from './items.ts'
import type { Connection, ConnectionsSlice } from './slice.ts'

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
  'UpdateEmail',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
]

/**
 * Ends a connection: account and network data of the namespace and the stored connector id go in
 * one write (S4.01). The page's own permission in the wallet is left alone.
 */
export function disconnect(
  core: Core,
  options: { namespace?: Namespace | undefined; reason: WidgetEvents['disconnect']['reason'] },
): void {
  const { connections } = core.store.getState()
  const { namespace = connections.activeNamespace, reason } = options
  const before = connections.byNamespace[namespace]
  if (before === undefined || before.status === 'disconnected') return
  core.store.setState((state) => ({
    connections: {
      ...state.connections,
      attempt: undefined,
      byNamespace: withoutConnector(state.connections.byNamespace, namespace),
    },
    networks: { ...state.networks, active: state.networks.offered[0]?.caipChainId },
  }))
  core.storage.remove(rememberedConnection)
  for (const name of ['balances', 'serviceBalances', 'holdings', 'activity']) {
    core.queries.removeQueries({ queryKey: [name] })
  }
  core.emit({ type: 'disconnect', payload: { namespace, reason } })
  if (reason !== 'wallet') endSession(core, before)
  const state = core.store.getState()
  if (!accountViews.includes(topView(state.router).name)) return
  reset(core, { name: isBridgeOnly(state.config) ? 'Bridge' : 'Connect' })
}

/** One session may serve several namespaces: with it, all of them end. */
function withoutConnector(
  all: ConnectionsSlice['byNamespace'],
  namespace: Namespace,
): ConnectionsSlice['byNamespace'] {
  const gone = all[namespace]
  const id = gone !== undefined && 'connectorId' in gone ? gone.connectorId : undefined
  const isGone = (name: string, connection: Connection | undefined) =>
    name === namespace ||
    (id !== undefined &&
      connection !== undefined &&
      'connectorId' in connection &&
      connection.connectorId === id)
  return Object.fromEntries(
    Object.entries(all).map(([name, connection]) => [
      name,
      isGone(name, connection) ? { status: 'disconnected' } : connection,
    ]),
  )
}

function endSession(core: Core, connection: Connection): void {
  if (!('connectorId' in connection)) return
  const ending = core.getConnector(connection.connectorId)?.end?.()
  // Here it is over, but the wallet goes on showing it (S8.01).
  ending?.catch((error: unknown) => {
    showToast(core, 'error', { says: 'disconnectFailed', code: toWireError(error).code })
  })
}
