import type { WalletEvent } from '#protocol'
import type { Core } from '../core.ts'
import { adapterOf, connectorOf } from './adapter.ts'
import { disconnect } from './disconnect.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { activeConnection } from './slice.ts'

/** A connected wallet changed account or network, or left, without being asked (S4.11). */
export function onWalletEvent(core: Core, walletId: string, event: WalletEvent): void {
  const { connections } = core.store.getState()
  const connection = activeConnection(connections)
  if (connection.status !== 'connected' || connection.connectorId !== walletId) return
  const namespace = connections.activeNamespace
  const adapter = adapterOf(core, namespace)
  const connector = connectorOf(core, walletId)

  if (event.type === 'accountsChanged') {
    const addresses = event.accounts.filter(adapter.isAddress)
    const accounts = nonEmpty(adapter.toAccounts(addresses, connection.caipChainId))
    if (accounts === undefined) return disconnect(core, { namespace, reason: 'wallet' })
    setConnected(core, { namespace, connector, accounts, caipChainId: connection.caipChainId })
  }
  if (event.type === 'chainChanged') {
    const caipChainId = adapter.toCaipChainId(event.chainId)
    const addresses = connection.accounts.map((account) =>
      account.slice(account.lastIndexOf(':') + 1),
    )
    const accounts = nonEmpty(adapter.toAccounts(addresses, caipChainId))
    if (accounts !== undefined) setConnected(core, { namespace, connector, accounts, caipChainId })
  }
  // `disconnect` of EIP-1193 means "no chain reachable", not "permission gone": accounts stay.
}
