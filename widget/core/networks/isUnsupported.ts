import { activeConnection } from '../connections/slice.ts'
import type { State } from '../store.ts'
import { findNetwork, isOffered } from './slice.ts'

/** The wallet is on a network the page does not offer, and the page minds (S4.05). */
export function isUnsupported({ connections, networks, config }: State): boolean {
  const connection = activeConnection(connections)
  if (connection.status !== 'connected' || config.options.allowUnsupportedNetwork === true) {
    return false
  }
  const { caipChainId } = connection
  return findNetwork(networks, caipChainId) === undefined || !isOffered(networks, caipChainId)
}
