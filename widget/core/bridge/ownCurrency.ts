import type { Address } from 'viem'
import { type CaipChainId, evmChain } from '#protocol'
import type { Route } from '#bridge/route.ts'
import type { Network } from '../networks/network.ts'

/** What wraps the currency of the public networks, so that no service has to be asked. */
const wrapped: Readonly<Record<string, Address>> = {
  'eip155:1': '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  'eip155:10': '0x4200000000000000000000000000000000000006',
  'eip155:56': '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  'eip155:100': '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d',
  'eip155:137': '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  'eip155:324': '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
  'eip155:8453': '0x4200000000000000000000000000000000000006',
  'eip155:42161': '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
  'eip155:43114': '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
}

/**
 * Whether a route begins and ends with the currency of its networks. `isNative` of a route speaks of
 * its origin alone (S3.13): ether that goes to Polygon arrives as an ERC-20. Where it is not known
 * what wraps the currency of the destination, it is what is called as the currency is.
 */
export function nativeEnds(networks: readonly Network[], route: Route) {
  const { isNative, inputToken, outputToken, outputTokenSymbol } = route
  const origin = evmChain(route.originChainId)
  const destination = evmChain(route.destinationChainId)
  const currency = networks.find(({ caipChainId }) => caipChainId === destination)?.nativeCurrency
  const isNamed = currency?.symbol.toUpperCase() === outputTokenSymbol.toUpperCase()
  return {
    origin: isNative && (wraps(origin, inputToken) ?? true),
    destination: isNative && (wraps(destination, outputToken) ?? isNamed),
  }
}

/** Undefined: it is not known. */
function wraps(caipChainId: CaipChainId, address: Address): boolean | undefined {
  const known = wrapped[caipChainId]
  return known && known.toLowerCase() === address.toLowerCase()
}
