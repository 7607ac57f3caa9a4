import { type CaipChainId, evmChain } from '#protocol'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import type { NetworkViewModel } from '../components/viewModels.ts'
import { networkMark } from './networks.ts'

/** A network as it is drawn. */
export function toNetworkViewModel({
  caipChainId: id,
  name,
  iconUrl,
  from,
}: Network): NetworkViewModel {
  const mark = networkMark(id)
  // The build has the pictures of the presets; for other networks, a picture from the source comes first.
  return { id, name, iconUrl: from === 'presets' ? (mark ?? iconUrl) : (iconUrl ?? mark) }
}

/** The same by id; an unknown network gets its id as its name. */
export function findNetworkViewModel(networks: NetworksSlice, id: CaipChainId): NetworkViewModel {
  const network = findNetwork(networks, id)
  return network === undefined ? { id, name: id } : toNetworkViewModel(network)
}

/** How a network is drawn; its number where the deployment does not know it. */
export function toChainViewModel(networks: NetworksSlice, chainId: number): NetworkViewModel {
  const id = evmChain(chainId)
  const network = findNetwork(networks, id)
  return network === undefined ? { id, name: String(chainId) } : toNetworkViewModel(network)
}
