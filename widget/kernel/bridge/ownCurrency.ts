import type { Address } from 'viem'
import type { Route } from '#bridges/across/transport/route.ts'
import { wrappedNative } from '#bridges/across/contracts/wrappedNative.ts'
import type { Network } from '../networks/network.ts'

/**
 * Whether a route begins and ends with the currency of its networks. `isNative` of a route speaks of
 * its origin alone (S3.13): ether that goes to Polygon arrives as an ERC-20. Where it is not known
 * what wraps the currency of the destination, it is what is called as the currency is.
 */
export function nativeEnds(networks: readonly Network[], route: Route) {
  const { isNative, inputToken, outputToken, outputTokenSymbol } = route
  const { originChainId: origin, destinationChainId: destination } = route
  const currency = networks.find(({ chainId }) => chainId === destination)?.nativeCurrency
  const isNamed = currency?.symbol.toUpperCase() === outputTokenSymbol.toUpperCase()
  return {
    origin: isNative && (wraps(origin, inputToken) ?? true),
    destination: isNative && (wraps(destination, outputToken) ?? isNamed),
  }
}

/** Undefined: it is not known. */
function wraps(chainId: number, address: Address): boolean | undefined {
  const known = wrappedNative[chainId]
  return known && known.toLowerCase() === address.toLowerCase()
}
