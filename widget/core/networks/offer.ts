import { BaseError, type CaipChainId, evmChain } from '#protocol'
import type { Deployment, DeploymentNetwork } from '../config/deployment.ts'
import type { Network } from './network.ts'
import { presetNetworks } from './presets.ts'
import type { NetworksSlice } from './slice.ts'

/** Networks of this deployment: its own list, else the presets (S9.13). */
export function knownNetworks({ networks }: Deployment): readonly Network[] {
  return (networks ?? presetNetworks).map(toNetwork)
}

/** What the page offers of them, in its order. */
export function offerNetworks(
  known: readonly Network[],
  options: {
    networks?: readonly CaipChainId[] | undefined
    defaultNetwork?: CaipChainId | undefined
  },
): NetworksSlice {
  const { networks, defaultNetwork } = options
  const offered = networks === undefined ? known : networks.map((id) => find(known, id))
  const first = defaultNetwork === undefined ? offered[0] : find(offered, defaultNetwork)
  return { known, offered, active: first?.caipChainId, switchingTo: undefined }
}

function find(list: readonly Network[], id: CaipChainId): Network {
  const network = list.find(({ caipChainId }) => caipChainId === id)
  if (network !== undefined) return network
  throw new BaseError(`The network ${id} is not one of this widget's`, {
    code: 'INVALID_OPTIONS',
    details: `networks: ${id}`,
  })
}

function toNetwork(network: DeploymentNetwork): Network {
  return {
    caipChainId: evmChain(network.chainId),
    namespace: 'eip155',
    chainId: network.chainId,
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls.filter((url) => !isSocket(url)),
    socketUrls: network.rpcUrls.filter(isSocket),
    explorerUrl: network.explorerUrl,
    testnet: network.testnet ?? false,
  }
}

function isSocket(url: string): boolean {
  return /^wss?:/.test(url)
}
