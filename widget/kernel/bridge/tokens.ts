import type { Address } from 'viem'
import { type CaipChainId, evmChain } from '#protocol'
import type { PinnedToken } from '#bridges/across/client/pinnedToken.ts'
import type { BridgeChain, Route, TokenInfo } from '#bridges/across/transport/route.ts'
import { plainSymbol } from '#bridges/across/contracts/symbols.ts'
import { cleanName } from '#lib/cleanName.ts'
import type { Network } from '../networks/network.ts'
import { nativeEnds } from './ownCurrency.ts'
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
  /** The bridge's pools on every chain; the widget refuses them as recipients. */
  readonly pools: readonly Address[]
}

/** What can be bridged: tokens that stand on a route between two of these networks, counted as pinned. */
export function createCatalog(
  chains: readonly BridgeChain[],
  routes: readonly Route[],
  networks: readonly Network[],
  pinned: (chainId: number, address: Address) => PinnedToken | undefined = () => undefined,
): Catalog {
  const isHere = (id: number) => networks.some(({ chainId }) => chainId === id)
  const usable = routes
    .map((route) => ({ route, native: nativeEnds(networks, route) }))
    .filter(
      ({ route, native }) =>
        isHere(route.originChainId) &&
        isHere(route.destinationChainId) &&
        // The pool would refuse a deposit of the currency as another token.
        native.origin === route.isNative,
    )
  const tokens = new Map<string, BridgeToken>()
  /** ERC-20s that only a route from the native currency names, by that currency. */
  const misnamed = new Set<string>()
  for (const { route, native } of usable) {
    for (const [chainId, address, symbol, isNative] of [
      [route.originChainId, route.inputToken, route.inputTokenSymbol, native.origin],
      [route.destinationChainId, route.outputToken, route.outputTokenSymbol, native.destination],
    ] as const) {
      const info = findToken(chains, chainId, address, symbol)
      if (info === undefined) continue
      const pin = isNative ? undefined : pinned(chainId, address)
      // A pinned token keeps its pinned name, whatever the service calls it.
      const token = toToken(
        { ...info, ...(pin && { decimals: pin.decimals }) },
        { chainId, isNative, symbol: pin?.symbol || symbol },
      )
      const { key } = token
      const isMisnamed = route.isNative && !isNative
      if (!tokens.has(key) || (misnamed.has(key) && !isMisnamed)) {
        tokens.set(key, token)
        if (isMisnamed) misnamed.add(key)
        else misnamed.delete(key)
      }
    }
  }
  const pools = chains.flatMap(({ spokePool }) => spokePool ?? [])
  return {
    tokens: [...tokens.values()],
    routes: usable.map(({ route, native }) => ({
      ...route,
      inputTokenSymbol: plainSymbol(route.inputTokenSymbol),
      outputTokenSymbol:
        tokens.get(keyOf(route.destinationChainId, route.outputToken, native.destination))
          ?.symbol ?? route.outputTokenSymbol,
    })),
    pools,
  }
}

/** The route from one token to another. */
export function findRoute(
  catalog: Catalog,
  origin: BridgeToken,
  destination: BridgeToken,
): Route | undefined {
  return catalog.routes.find(
    (route) =>
      route.isNative === origin.isNative &&
      route.originChainId === origin.chainId &&
      route.destinationChainId === destination.chainId &&
      isSame(route.inputToken, origin.address) &&
      isSame(route.outputToken, destination.address) &&
      findOutput(catalog, route)?.key === destination.key,
  )
}

/** What a route begins with. */
export function findInput(
  { tokens }: Catalog,
  { isNative, originChainId, inputToken }: Route,
): BridgeToken | undefined {
  const key = keyOf(originChainId, inputToken, isNative)
  return tokens.find((token) => token.key === key)
}

/** What a route ends with: of a native one the network's own currency, where it is that. */
export function findOutput(
  { tokens }: Catalog,
  { isNative, destinationChainId, outputToken }: Route,
): BridgeToken | undefined {
  const there = tokens.filter(
    ({ chainId, address }) => chainId === destinationChainId && isSame(address, outputToken),
  )
  const currency = isNative ? there.find((token) => token.isNative) : undefined
  return currency ?? there.find((token) => !token.isNative)
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
    key: keyOf(chainId, address, isNative),
    caipChainId: evmChain(chainId),
    chainId,
    address,
    symbol: cleanName(plainSymbol(symbol)) ?? '?',
    name: cleanName(name) ?? '?',
    decimals,
    iconUrl: logoUrl,
    isNative,
  }
}

function keyOf(chainId: number, address: Address, isNative: boolean): string {
  return tokenKey(chainId, isNative ? 'native' : address)
}

function isSame(a: Address, b: Address): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
