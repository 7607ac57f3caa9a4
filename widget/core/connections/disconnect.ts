import type { Namespace, WidgetEvents } from '#protocol'
import { isBridgeOnly } from '../config/slice.ts'
import type { Core } from '../core.ts'
import { reset } from '../router/router.ts'
import { topView } from '../router/slice.ts'
import type { ViewName } from '../router/view.ts'
import { rememberedConnection } from './items.ts'

const accountViews: readonly ViewName[] = ['Account', 'Networks', 'UnsupportedChain']

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
      byNamespace: { ...state.connections.byNamespace, [namespace]: { status: 'disconnected' } },
    },
    networks: { ...state.networks, active: state.networks.offered[0]?.caipChainId },
  }))
  core.storage.remove(rememberedConnection)
  core.queries.removeQueries({ queryKey: ['balances'] })
  core.emit({ type: 'disconnect', payload: { namespace, reason } })
  const state = core.store.getState()
  if (!accountViews.includes(topView(state.router).name)) return
  reset(core, { name: isBridgeOnly(state.config) ? 'Bridge' : 'Connect' })
}
