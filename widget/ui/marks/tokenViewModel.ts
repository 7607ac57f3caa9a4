import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { FindIcon } from '../app/useTokenIcons.ts'
import type { TokenViewModel } from '../components/viewModels.ts'
import { findNetworkViewModel } from './networkViewModel.ts'

/** A token that is for sale as it is drawn. */
export function toTokenViewModel(
  {
    caipChainId,
    address,
    symbol,
  }: { caipChainId: string; address?: string | undefined; symbol: string },
  networks: NetworksSlice,
  iconOf: FindIcon,
): TokenViewModel {
  const network = networks.known.find((one) => one.caipChainId === caipChainId)
  return {
    symbol,
    iconUrl:
      network?.chainId === undefined ? undefined : iconOf(network.chainId, address ?? 'native'),
    network: findNetworkViewModel(networks, caipChainId),
  }
}
