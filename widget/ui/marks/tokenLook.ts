import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { FindIcon } from '../app/useTokenIcons.ts'
import type { TokenLook } from '../components/looks.ts'
import { networkLookOf } from './networkLook.ts'

/** A token that is for sale as it is drawn. */
export function tokenLook(
  {
    caipChainId,
    address,
    symbol,
  }: { caipChainId: string; address?: string | undefined; symbol: string },
  networks: NetworksSlice,
  iconOf: FindIcon,
): TokenLook {
  const network = networks.known.find((one) => one.caipChainId === caipChainId)
  return {
    symbol,
    iconUrl:
      network?.chainId === undefined ? undefined : iconOf(network.chainId, address ?? 'native'),
    network: networkLookOf(networks, caipChainId),
  }
}
