import type { CaipChainId } from '#protocol'
import type { Network } from './network.ts'

export type NetworksSlice = {
  /** Every network the deployment knows; the page's choice is `offered`. */
  readonly known: readonly Network[]
  readonly offered: readonly Network[]
  /** The network the widget is on. */
  readonly active: CaipChainId | undefined
  /** The one a switch is under way to. */
  readonly switchingTo: CaipChainId | undefined
}

export const networks: NetworksSlice = {
  known: [],
  offered: [],
  active: undefined,
  switchingTo: undefined,
}

/** The network with this id, if the deployment knows it. */
export function findNetwork(
  slice: NetworksSlice,
  id: CaipChainId | undefined,
): Network | undefined {
  return slice.known.find(({ caipChainId }) => caipChainId === id)
}

/** True when the page offers this network. */
export function isOffered(slice: NetworksSlice, id: CaipChainId | undefined): boolean {
  return slice.offered.some(({ caipChainId }) => caipChainId === id)
}
