import type { Core } from '#kernel/core.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import { rememberedConnections, rememberedWallets } from '../connections/items.ts'
import { RECENT_WALLETS, REMEMBERED_CONNECTIONS } from '../connections/limits.ts'
import type { Connection } from '../connections/slice.ts'

/** What is connected, or on its way back, the active one first; and which wallets were used. */
export function rememberConnections(core: Core): void {
  const { connections } = core.store.getState()
  const { activeNamespace, byNamespace } = connections
  const all = new Set([byNamespace[activeNamespace], ...Object.values(byNamespace)])
  const remembered = [...all].flatMap((one) => {
    if (one === undefined || !('accounts' in one) || one.caipChainId === undefined) return []
    const { rdns } = 'wallet' in one ? one.wallet : one
    return [{ rdns, caipChainId: one.caipChainId, accounts: one.accounts }]
  })
  core.storage.set(rememberedWallets, [...connections.recentWallets])
  if (remembered.length === 0) return core.storage.remove(rememberedConnections)
  core.storage.set(
    rememberedConnections,
    remembered.slice(0, REMEMBERED_CONNECTIONS).map(({ accounts, ...one }) => ({
      ...one,
      accounts: accounts.slice(0, remembered.length > 1 ? 1 : 5),
    })),
  )
}

/** The wallets that were used once this one is connected, newest first. */
export function recentAfter(
  core: Core,
  before: readonly string[],
  connection: Connection | undefined,
): readonly string[] {
  if (connection?.status !== 'connected') return before
  if (!connectorManifest(core, connection.connectorId).isRecent) return before
  const { rdns } = connection.wallet
  return [rdns, ...before.filter((other) => other !== rdns)].slice(0, RECENT_WALLETS)
}
