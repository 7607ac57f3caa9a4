import type { CaipChainId } from '#protocol'
import type { State } from '../store.ts'
import { isOffered } from './slice.ts'

/**
 * The network that a person without a connection starts on: the one they chose, else the site's default,
 * else the first one that the site offers.
 */
export function homeNetwork({
  networks,
  config,
  preferences,
}: Pick<State, 'networks' | 'config' | 'preferences'>): CaipChainId | undefined {
  const { defaultNetwork } = config.options
  const wished = [preferences.network, defaultNetwork].find((one) => isOffered(networks, one))
  return wished ?? networks.offered[0]?.caipChainId
}
