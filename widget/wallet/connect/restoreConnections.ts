import { parseCaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { transition } from './transition.ts'
import {
  rememberedConnections,
  rememberedListings,
  rememberedWallets,
} from '../connections/items.ts'

/**
 * Restores what the last visit stored, before the first view is drawn: recent wallets, and connections
 * to reconnect. False where there are no connections (S4.01).
 */
export function restoreConnections(core: Core): boolean {
  const recentWallets = core.storage.get(rememberedWallets)
  if (recentWallets !== undefined) {
    const recentListings = core.storage.get(rememberedListings) ?? []
    core.store.setState(({ connections }) => ({
      connections: { ...connections, recentWallets, recentListings },
    }))
  }
  const returning = (core.storage.get(rememberedConnections) ?? []).flatMap((one) => {
    const { namespace } = parseCaipChainId(one.caipChainId)
    const isKnown = core.adapters[namespace] !== undefined
    return isKnown ? [[namespace, { status: 'reconnecting' as const, ...one }] as const] : []
  })
  const [first] = returning
  if (first === undefined) return false
  for (const [namespace, connection] of returning) {
    transition(core, 'remembered', { namespace, connection })
  }
  core.store.setState(({ connections, networks }) => ({
    connections: { ...connections, activeNamespace: first[0] },
    networks: { ...networks, active: first[1].caipChainId },
  }))
  return true
}
