import { type Namespace, parseCaipAccountId, type WalletEvent } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { adapterOf, connectorOf } from '../connections/adapter.ts'
import { disconnect } from './disconnect.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { liveConnections } from '../connections/slice.ts'

/**
 * A connected wallet changed account or network, or disconnected, by itself (S4.11). A wallet that
 * serves several namespaces names the one it means; EIP-1193's events belong to the EVM namespace.
 */
export function onWalletEvent(
  core: Core,
  walletId: string,
  event: WalletEvent,
  meant?: Namespace,
): void {
  const { connections } = core.store.getState()
  const found = liveConnections(connections).find(
    ([name, { connectorId }]) =>
      connectorId === walletId && (meant === undefined || name === meant),
  )
  if (found === undefined) return
  const [namespace, connection] = found
  const adapter = adapterOf(core, namespace)
  const connector = connectorOf(core, walletId)

  if (event.type === 'accountsChanged') {
    const addresses = event.accounts.filter(adapter.isAddress)
    const accounts = nonEmpty(adapter.toAccounts(addresses, connection.caipChainId))
    if (accounts === undefined) return disconnect(core, { namespace, reason: 'wallet', only: true })
    const { caipChainId } = connection
    setConnected(core, 'accountsChanged', { namespace, connector, accounts, caipChainId })
  }
  if (event.type === 'chainChanged') {
    const caipChainId = adapter.toCaipChainId(event.chainId)
    const addresses = connection.accounts.map((account) => parseCaipAccountId(account).address)
    const accounts = nonEmpty(adapter.toAccounts(addresses, caipChainId))
    if (accounts === undefined) return
    setConnected(core, 'networkChanged', { namespace, connector, accounts, caipChainId })
  }
  // `disconnect` of EIP-1193 means "no chain reachable", not "permission gone": accounts stay.
}
