import type { Namespace } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { rememberConnections } from './remember.ts'
import { connectionOf } from '../connections/slice.ts'

/** Looks at another namespace, where the site offers it; what is connected stays as it is (S4.05). */
export function activateNamespace(core: Core, namespace: Namespace): void {
  const { connections, networks } = core.store.getState()
  const connection = connectionOf(connections, namespace)
  const offered = networks.offered.find((network) => network.namespace === namespace)
  const { caipChainId } = connection.status === 'connected' ? connection : (offered ?? {})
  if (caipChainId === undefined || connections.activeNamespace === namespace) return
  core.store.setState((state) => ({
    connections: { ...state.connections, activeNamespace: namespace },
    networks: { ...state.networks, active: caipChainId },
  }))
  rememberConnections(core)
}
