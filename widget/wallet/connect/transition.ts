import { type Namespace, parseCaipChainId, toWireError, type WidgetEvents } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { homeNetwork } from '#kernel/networks/homeNetwork.ts'
import { showToast } from '#kernel/notices/notices.ts'
import { afterSignIn } from '../signInState/afterSignIn.ts'
import type { Connector } from '#kernel/connector.ts'
import { recentAfter, rememberConnections } from './remember.ts'
import {
  type Attempt,
  type Connection,
  type ConnectionsSlice,
  connectionOf,
  liveConnections,
  stateOf,
} from '../connections/slice.ts'
import { type ConnectionEvent, outcomeOf } from '../connections/table.ts'

type Transition = {
  readonly namespace: Namespace
  /** The connection from now on. */
  readonly connection?: Connection | undefined
  /** The wallet that is asked from now on, or why none is asked any more. */
  readonly attempt?: Attempt | undefined
  /** The wallet that answered. */
  readonly connector?: Connector | undefined
  readonly reason?: WidgetEvents['disconnect']['reason'] | undefined
}

const gone: Connection = { status: 'disconnected' }

/** Applies the table's outcome for this event; false where the event changes nothing. */
export function transition(core: Core, event: ConnectionEvent, what: Transition): boolean {
  const { namespace, connection = gone, attempt, connector, reason = 'user' } = what
  const before = core.store.getState().connections
  const outcome = outcomeOf(event, stateOf(before, namespace))
  if (outcome === undefined) return false
  const [held, asking] = outcome.to.split(' ')
  const was = connectionOf(before, namespace)
  const asked = before.attempt
  const isMine = asked?.namespace === namespace
  const namespaces = outcome.all ? sharing(before, namespace) : [namespace]
  const isLost = held === gone.status && was.status !== held
  const byNamespace = { ...before.byNamespace }
  if (isLost) for (const name of namespaces) byNamespace[name] = gone
  else if (held !== was.status || outcome.stores) byNamespace[namespace] = connection
  const others = isMine ? undefined : asked
  const next = asking === 'idle' ? others : (attempt ?? asked)

  core.store.setState(({ networks, config, preferences }) => {
    const after: ConnectionsSlice = {
      ...before,
      byNamespace,
      attempt: next,
      pairing: next === asked ? before.pairing : undefined,
      recentWallets: recentAfter(core, before.recentWallets, byNamespace[namespace]),
    }
    const isLookedAt = isLost && namespaces.includes(before.activeNamespace)
    const [other] = liveConnections(after)
    const home = isLookedAt
      ? (other?.[1].caipChainId ?? homeNetwork({ networks, config, preferences }))
      : networks.active
    const elsewhere =
      isLookedAt && home !== undefined ? parseCaipChainId(home).namespace : before.activeNamespace
    const activeNamespace = outcome.looks ? namespace : elsewhere
    const looked = connectionOf(after, activeNamespace)
    const active = looked.status === 'connected' ? looked.caipChainId : home
    return { connections: { ...after, activeNamespace }, networks: { ...networks, active } }
  })

  if (outcome.stores) rememberConnections(core)
  for (const type of outcome.tells ?? []) {
    if (type === 'disconnect') {
      for (const name of ['balances', 'serviceBalances', 'holdings', 'activity']) {
        core.queries.removeQueries({ queryKey: [name] })
      }
      for (const name of namespaces) {
        core.emit({ type, payload: { namespace: name, reason } })
      }
    } else if (connector !== undefined && connection.status === 'connected') {
      const { wallet, via } = connector
      const [account] = connection.accounts
      afterSignIn(core, account, () => core.emit({ type, payload: { account, wallet, via } }))
    }
  }
  if (outcome.cancels && asked !== undefined) core.getConnector(asked.connectorId)?.cancel?.()
  if (outcome.ends) endUnused(core, [walletOf(was), connector?.id])
  return true
}

/** The connector that holds it; the rdns of a stored session is its connector's id. */
function walletOf(connection: Connection): string | undefined {
  if (connection.status === 'connected') return connection.connectorId
  return connection.status === 'reconnecting' ? connection.rdns : undefined
}

/** One session may serve several namespaces. */
function sharing({ byNamespace }: ConnectionsSlice, namespace: Namespace): Namespace[] {
  const holder = walletOf(byNamespace[namespace] ?? gone)
  return Object.keys(byNamespace).filter(
    (name) => holder !== undefined && walletOf(byNamespace[name] ?? gone) === holder,
  )
}

/** Ends unused sessions in the widget; a wallet that could not be notified still shows its own (S8.01). */
function endUnused(core: Core, ids: readonly (string | undefined)[]): void {
  const { byNamespace, attempt } = core.store.getState().connections
  const used = [
    attempt?.connectorId,
    ...Object.values(byNamespace).map((one) => walletOf(one ?? gone)),
  ]
  for (const id of new Set(ids)) {
    if (id === undefined || used.includes(id)) continue
    core
      .getConnector(id)
      ?.end?.()
      .catch((error: unknown) => {
        showToast(core, 'error', { says: 'disconnectFailed', code: toWireError(error).code })
      })
  }
}
