import type { CaipChainId } from '#protocol'
import type { State } from '../store.ts'
import { isOffered } from './slice.ts'

/** Where somebody starts who is connected nowhere: the site's default, else the first one it offers. */
export function homeNetwork({
  networks,
  config,
}: Pick<State, 'networks' | 'config'>): CaipChainId | undefined {
  const { defaultNetwork } = config.options
  return isOffered(networks, defaultNetwork) ? defaultNetwork : networks.offered[0]?.caipChainId
}
