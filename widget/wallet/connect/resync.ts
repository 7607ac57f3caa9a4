import type { Namespace } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { adapterOf, connectorOf, walletPort } from '../connections/adapter.ts'
import { disconnect } from './disconnect.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { connectionOf } from '../connections/slice.ts'

/** A session was changed by the wallet: what it shares of a namespace now counts (S4.11). */
export async function resync(core: Core, connectorId: string, namespace: Namespace): Promise<void> {
  const current = () => connectionOf(core.store.getState().connections, namespace)
  const before = current()
  if (before.status !== 'connected' || before.connectorId !== connectorId) return
  const connector = connectorOf(core, connectorId)
  const state = await adapterOf(core, namespace).sync(walletPort(connector), [before.caipChainId])
  if (current() !== before) return
  const accounts = nonEmpty(state.accounts)
  if (accounts === undefined) {
    return disconnect(core, { namespace, reason: 'wallet', only: true })
  }
  setConnected(core, 'accountsChanged', { ...state, namespace, connector, accounts })
}
