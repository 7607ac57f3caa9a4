import { offersNetworks } from '#kernel/config/slice.ts'
import { activeConnection } from './slice.ts'
import type { State } from '#kernel/store.ts'
import { isOffered } from '#kernel/networks/slice.ts'

/** The wallet is on a network that the page does not offer. */
export function isElsewhere({ connections, networks }: State): boolean {
  const connection = activeConnection(connections)
  return connection.status === 'connected' && !isOffered(networks, connection.caipChainId)
}

/** The page minds that. */
export function isUnsupported(state: State): boolean {
  return state.config.options.allowUnsupportedNetwork !== true && isElsewhere(state)
}

/** The person is asked to switch: where they may (S4.05). */
export function asksToSwitch(state: State): boolean {
  return offersNetworks(state.config) && isUnsupported(state)
}
