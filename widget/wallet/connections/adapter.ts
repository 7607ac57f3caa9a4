import { BaseError, type Namespace } from '#protocol'
import { adapterNotFound } from '#kernel/networks/assertAdapter.ts'
import type { NamespaceAdapter, WantedChains } from '#namespaces/adapter.ts'
import type { WalletPort } from '#namespaces/walletPort.ts'
import type { Core } from '#kernel/core.ts'
import type { Connector } from '#kernel/connector.ts'

/** The adapter of a namespace, or the spec's sentence (S8.05). */
export function adapterOf(core: Core, namespace: Namespace): NamespaceAdapter {
  const adapter = core.adapters[namespace]
  if (adapter === undefined) throw adapterNotFound(namespace)
  return adapter
}

/** The connector with this id, or an error: wallets go away when a page changes (S8.13). */
export function connectorOf(core: Core, id: string): Connector {
  const connector = core.getConnector(id)
  if (connector === undefined) {
    throw new BaseError('Connector not found', {
      code: 'CONNECTOR_NOT_FOUND',
      details: id,
    })
  }
  return connector
}

/** Chains of a namespace that the widget offers, the one it is on first. */
export function wantedChains(core: Core, namespace: Namespace): WantedChains {
  const { active, offered } = core.store.getState().networks
  const all = offered
    .filter((network) => network.namespace === namespace)
    .map(({ caipChainId }) => caipChainId)
  return active !== undefined && all.includes(active) ? [...new Set([active, ...all])] : all
}

/** The wallet as an adapter sees it. */
export function walletPort(connector: Connector): WalletPort {
  return (request) => connector.request(request)
}
