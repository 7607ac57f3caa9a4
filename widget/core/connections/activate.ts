import type { Namespace } from '#protocol'
import type { Core } from '../core.ts'
import { rememberConnections } from './setConnected.ts'
import { connectionOf } from './slice.ts'

/** Looks at another of the connected namespaces; the others stay as they are (S4.05). */
export function activateNamespace(core: Core, namespace: Namespace): void {
  const { connections } = core.store.getState()
  const connection = connectionOf(connections, namespace)
  if (connection.status !== 'connected' || connections.activeNamespace === namespace) return
  core.store.setState((state) => ({
    connections: { ...state.connections, activeNamespace: namespace },
    networks: { ...state.networks, active: connection.caipChainId },
  }))
  rememberConnections(core)
}
