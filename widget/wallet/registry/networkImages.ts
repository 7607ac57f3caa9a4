import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { imageQuery } from './walletQueries.ts'
import { imageIdOf } from '#kernel/networks/imageIds.ts'
import type { Network } from '#kernel/networks/network.ts'

/**
 * Fetches the pictures of the offered networks, where there is a project to ask with (S7.24). They
 * come into the state together; a network without one keeps its letters. One whose picture is in the
 * build (`hasMark`) is asked for only where the deployment names another.
 */
export async function loadNetworkImages(
  core: Core,
  hasMark: (chain: CaipChainId) => boolean = () => false,
): Promise<void> {
  const { config, networks } = core.store.getState()
  if (config.project !== true) return
  const lacking = networks.offered.filter(
    ({ caipChainId, iconUrl, imageId, from }) =>
      iconUrl === undefined && from !== 'page' && (imageId !== undefined || !hasMark(caipChainId)),
  )
  const found = await Promise.all(lacking.map((network) => imageOf(core, network)))
  const icons = new Map(found.flatMap((one) => (one === undefined ? [] : [one])))
  if (icons.size === 0) return
  const dress = (network: Network): Network => {
    const iconUrl = icons.get(network.caipChainId)
    return iconUrl === undefined ? network : { ...network, iconUrl }
  }
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: networks.known.map(dress),
      offered: networks.offered.map(dress),
    },
  }))
}

async function imageOf(
  core: Core,
  { caipChainId, imageId = imageIdOf(caipChainId) }: Network,
): Promise<readonly [string, string] | undefined> {
  if (imageId === undefined) return undefined
  try {
    return [caipChainId, await core.queries.fetchQuery(imageQuery(core, 'asset', imageId))]
  } catch {
    return undefined // one that does not come is drawn as letters
  }
}
