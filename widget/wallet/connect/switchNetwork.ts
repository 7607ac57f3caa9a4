import { BaseError, type CaipChainId, standardCodes } from '#protocol'
import { adapterOf, connectorOf, walletPort } from '../connections/adapter.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { activateNamespace } from './activate.ts'
import { activeConnection, connectionOf } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork, isOffered } from '#kernel/networks/slice.ts'

/** Switches at the page's request; reports it if the widget does not know the network (S8.03). */
export async function switchNetworkOfPage(core: Core, caipChainId: CaipChainId): Promise<void> {
  const { networks } = core.store.getState()
  if (!isOffered(networks, caipChainId)) {
    showAlert(core, { code: 'NETWORK_NOT_FOUND', message: 'Network Not Found' })
  }
  await switchNetwork(core, caipChainId)
}

/**
 * Switches to an offered network: the wallet where one is connected, else only the widget (S4.05).
 * Resolves when the wallet is on it.
 */
export async function switchNetwork(core: Core, caipChainId: CaipChainId): Promise<void> {
  const { networks, connections } = core.store.getState()
  const network = findNetwork(networks, caipChainId)
  if (network === undefined || !isOffered(networks, caipChainId)) {
    throw new BaseError('Chain is not supported', {
      code: standardCodes.unrecognizedChain.code,
      details: caipChainId,
    })
  }
  const { namespace } = network
  const connection = connectionOf(connections, namespace)
  if (connection.status !== 'connected') return moveTo(core, network)
  if (connection.caipChainId === caipChainId) return activateNamespace(core, namespace)
  core.store.setState((state) => ({ networks: { ...state.networks, switchingTo: caipChainId } }))
  try {
    const adapter = adapterOf(core, namespace)
    const connector = connectorOf(core, connection.connectorId)
    const port = walletPort(connector)
    await adapter.switchNetwork(port, network)
    const state = await adapter.sync(port, [caipChainId])
    if (state.caipChainId !== caipChainId) {
      throw new BaseError('The wallet stayed on another network', {
        code: 'NETWORK_NOT_SWITCHED',
        details: `${state.caipChainId} instead of ${caipChainId}`,
      })
    }
    const accounts = nonEmpty(state.accounts)
    if (accounts === undefined) return
    setConnected(core, 'switched', { namespace, connector, accounts, caipChainId })
  } finally {
    core.store.setState((state) => ({ networks: { ...state.networks, switchingTo: undefined } }))
  }
}

/**
 * Moves to a chain of a namespace without a connection: a wallet that serves several namespaces is
 * asked to share this one too; otherwise only the widget moves, and offers to connect (S4.05).
 */
async function moveTo(core: Core, { namespace, caipChainId }: Network): Promise<void> {
  const active = activeConnection(core.store.getState().connections)
  if (active.status === 'connected') {
    const connector = connectorOf(core, active.connectorId)
    if (connector.shared?.().includes(namespace) === true) {
      const state = await adapterOf(core, namespace).sync(walletPort(connector), [caipChainId])
      const accounts = nonEmpty(state.accounts)
      if (accounts !== undefined && state.caipChainId === caipChainId) {
        setConnected(core, 'switched', { namespace, connector, accounts, caipChainId })
        return
      }
    }
  }
  core.store.setState((state) => ({
    networks: { ...state.networks, active: caipChainId },
    connections: { ...state.connections, activeNamespace: namespace },
  }))
}
