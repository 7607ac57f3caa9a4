import {
  BaseError,
  type CaipChainId,
  type CustomNetwork,
  type LiveOptions,
  type Namespace,
} from '#protocol'
import type { Deployment, DeploymentNetwork } from '../config/deployment.ts'
import { networkIdentity } from '../config/networkShape.ts'
import { assertAdapter } from './assertAdapter.ts'
import type { Network } from './network.ts'
import { isOffered, type NetworksSlice } from './slice.ts'

/** Networks of this deployment: its own list, else the presets (S9.13), which load as a chunk. */
export async function loadNetworks(deployment: Deployment): Promise<readonly Network[]> {
  if (deployment.networks !== undefined) return knownNetworks(deployment)
  const { presetNetworks } = await import('./presets.ts')
  return presetNetworks
}

/** The networks that a deployment names itself. */
export function knownNetworks({ networks = [] }: Deployment): readonly Network[] {
  return networks.map(toNetwork)
}

/** Reads a network that the page defines in full. */
export type NetworkReader = (given: CustomNetwork, at: number, known: readonly Network[]) => Network

/** Loads the reader where a page defines a network in full; undefined where it names known ones only. */
export async function loadNetworkReader({
  networks = [],
}: Pick<LiveOptions, 'networks'>): Promise<NetworkReader | undefined> {
  if (networks.every((one) => typeof one === 'string')) return undefined
  const { readCustomNetwork } = await import('./customNetwork.ts')
  return readCustomNetwork
}

/**
 * What the page offers of them, in its order; presets for testing only where it names them. Each
 * needs an adapter of its namespace (S5.13).
 */
export function offerNetworks(
  known: readonly Network[],
  { networks, defaultNetwork }: Pick<LiveOptions, 'networks' | 'defaultNetwork'>,
  adapters: { readonly [name in Namespace]?: unknown },
  /** Of `loadNetworkReader` for these options. */
  read?: NetworkReader,
): NetworksSlice {
  const all = withNetworksOfPage(known, networks, read)
  const offered =
    networks === undefined
      ? all.filter(
          ({ namespace, testnet, from }) =>
            namespace in adapters && !(testnet && from === 'presets') && from !== 'page',
        )
      : networks.map((one) =>
          find(all, typeof one === 'string' ? one : networkIdentity(one).caipChainId),
        )
  for (const { namespace } of offered) assertAdapter(adapters, namespace)
  const first = defaultNetwork === undefined ? offered[0] : find(offered, defaultNetwork)
  return { known: all, offered, active: first?.caipChainId, switchingTo: undefined }
}

/**
 * Applies a changed offer while the widget runs. A connected person keeps the active network and is
 * then asked to switch (S4.05); otherwise the widget moves to a network that is offered.
 */
export function offerAnew(before: NetworksSlice, next: NetworksSlice, connected: boolean) {
  const { active, switchingTo } = before
  const stays = connected || isOffered(next, active)
  return { ...next, switchingTo, active: stays ? active : next.active }
}

/** A network that was given before stays known: a transfer to it may be in flight. */
function withNetworksOfPage(
  known: readonly Network[],
  networks: LiveOptions['networks'] = [],
  read: NetworkReader | undefined,
): readonly Network[] {
  let all = known
  for (const [at, given] of networks.entries()) {
    if (typeof given === 'string') continue
    const isBefore = ({ from, chainId, caipChainId }: Network) =>
      from === 'page' &&
      (chainId === undefined ? caipChainId === given?.caipChainId : chainId === given?.chainId)
    const others = all.filter((network) => !isBefore(network))
    if (read === undefined) throw new Error('The reader of networks was not loaded')
    all = [...others, read(given, at, others)]
  }
  return all
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
  const { rpcUrls = [] } = network
  return {
    ...networkIdentity(network),
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: rpcUrls.filter((url) => !isSocket(url)),
    socketUrls: rpcUrls.filter(isSocket),
    restUrl: network.restUrl,
    explorerUrl: network.explorerUrl,
    testnet: network.testnet ?? false,
    imageId: network.imageId,
  }
}

function isSocket(url: string): boolean {
  return /^wss?:/.test(url)
}
