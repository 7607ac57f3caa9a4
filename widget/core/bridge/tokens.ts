import type { Address } from 'viem'
import { type CaipChainId, evmChain } from '#protocol'
import type { BridgeChain, Route, TokenInfo } from '#bridge/route.ts'
import { tokenKey } from './tokenKey.ts'

/** A token on a network, as the bridge knows it. */
export type BridgeToken = {
  /** `eip155:1/native` or `eip155:1/0x…` in lower case. */
  readonly key: string
  readonly caipChainId: CaipChainId
  readonly chainId: number
  /** The wrapped token's, when native. */
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly iconUrl: string | undefined
  readonly isNative: boolean
}

export type Catalog = {
  readonly tokens: readonly BridgeToken[]
  readonly routes: readonly Route[]
  /** Of every chain: nobody may be paid there. */
  readonly pools: readonly Address[]
}

/** What can be bridged: tokens that stand on a route between two of these chains. */
export function createCatalog(
  chains: readonly BridgeChain[],
  routes: readonly Route[],
  chainIds: readonly number[],
): Catalog {
  const usable = routes.filter(
    ({ originChainId, destinationChainId }) =>
      chainIds.includes(originChainId) && chainIds.includes(destinationChainId),
  )
  const tokens = new Map<string, BridgeToken>()
  for (const route of usable) {
    const { isNative } = route
    for (const [chainId, address, symbol] of [
      [route.originChainId, route.inputToken, route.inputTokenSymbol],
      [route.destinationChainId, route.outputToken, route.outputTokenSymbol],
    ] as const) {
      const info = findToken(chains, chainId, address, symbol)
      if (info === undefined) continue
      const token = toToken(info, { chainId, isNative, symbol })
      if (!tokens.has(token.key)) tokens.set(token.key, token)
    }
  }
  const pools = chains.map(({ spokePool }) => spokePool)
  return { tokens: [...tokens.values()], routes: usable, pools }
}

/** The route from one token to another. */
export function findRoute(
  { routes }: Catalog,
  origin: BridgeToken,
  destination: BridgeToken,
): Route | undefined {
  return routes.find(
    (route) =>
      route.isNative === origin.isNative &&
      route.isNative === destination.isNative &&
      route.originChainId === origin.chainId &&
      route.destinationChainId === destination.chainId &&
      isSame(route.inputToken, origin.address) &&
      isSame(route.outputToken, destination.address),
  )
}

/** Tokens that this one can become. */
export function destinationsOf(catalog: Catalog, origin: BridgeToken): readonly BridgeToken[] {
  return catalog.tokens.filter((token) => findRoute(catalog, origin, token) !== undefined)
}

function findToken(
  chains: readonly BridgeChain[],
  chainId: number,
  address: Address,
  symbol: string,
): TokenInfo | undefined {
  const chain = chains.find((other) => other.chainId === chainId)
  const tokens = [...(chain?.inputTokens ?? []), ...(chain?.outputTokens ?? [])]
  const named = tokens.filter((token) => isSame(token.address, address))
  return named.find((token) => token.symbol === symbol) ?? named[0]
}

function toToken(
  { address, name, decimals, logoUrl }: TokenInfo,
  { chainId, isNative, symbol }: { chainId: number; isNative: boolean; symbol: string },
): BridgeToken {
  return {
    key: tokenKey(chainId, isNative ? 'native' : address),
    caipChainId: evmChain(chainId),
    chainId,
    address,
    symbol,
    name,
    decimals,
    iconUrl: logoUrl,
    isNative,
  }
}

function isSame(a: Address, b: Address): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
