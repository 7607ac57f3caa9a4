import { type CaipChainId, evmChainIdOf, parseCaipChainId } from '#protocol'
import type { Network } from '#kernel/networks/network.ts'

/** Sites may keep people on a network of which the deployment knows only the id. */
export function unknownNetwork(caipChainId: CaipChainId): Network {
  const { namespace } = parseCaipChainId(caipChainId)
  return {
    caipChainId,
    namespace,
    chainId: evmChainIdOf(caipChainId),
    name: caipChainId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    testnet: false,
    rpcUrls: [],
    explorerUrl: undefined,
  }
}
