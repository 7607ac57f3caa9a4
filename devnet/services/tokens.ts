import { type Address, isAddressEqual } from 'viem'
import type { Contracts } from '../chains/contracts.ts'
import type { DevChain } from '../chains/devChain.ts'

export type TokenSymbol = 'ETH' | 'WETH' | 'USDC' | 'DAI'

export type Token = {
  address: Address
  symbol: TokenSymbol
  name: string
  decimals: number
  logoUrl: string
}

type Kind = Omit<Token, 'address'> & { contract: keyof Contracts & ('weth' | 'usdc' | 'dai') }

const kinds: readonly Kind[] = [
  // Native currency is listed under the wrapped token's address.
  { symbol: 'ETH', name: 'Ether', decimals: 18, contract: 'weth', logoUrl: logo('#5b6ee1', 'Ξ') },
  {
    symbol: 'WETH',
    name: 'Wrapped Ether',
    decimals: 18,
    contract: 'weth',
    logoUrl: logo('#a14a76', 'Ξ'),
  },
  {
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    contract: 'usdc',
    logoUrl: logo('#2a6fc9', '$'),
  },
  {
    symbol: 'DAI',
    name: 'Dai Stablecoin',
    decimals: 18,
    contract: 'dai',
    logoUrl: logo('#c98a1b', '◈'),
  },
]

/** Tokens of one chain as the bridge API lists them. */
export function tokensOf({ contracts }: Pick<DevChain, 'contracts'>): Token[] {
  return kinds.map(({ contract, ...token }) => ({ ...token, address: contracts[contract] }))
}

/** The token at an address; the wrapped one where native currency shares the address. */
export function tokenAt(chain: Pick<DevChain, 'contracts'>, address: Address): Token | undefined {
  return tokensOf(chain).findLast((token) => isAddressEqual(token.address, address))
}

export type RouteRow = {
  originChainId: number
  originToken: Address
  destinationChainId: number
  destinationToken: Address
  originTokenSymbol: TokenSymbol
  destinationTokenSymbol: TokenSymbol
  isNative: boolean
}

/** Every token joined with itself on the other chain. */
export function routesOf(chains: readonly DevChain[]): RouteRow[] {
  return chains.flatMap((origin) =>
    chains
      .filter((destination) => destination !== origin)
      .flatMap((destination) =>
        tokensOf(origin).flatMap((token) => {
          const twin = tokensOf(destination).find(({ symbol }) => symbol === token.symbol)
          if (twin === undefined) return []
          return {
            originChainId: origin.chainId,
            originToken: token.address,
            destinationChainId: destination.chainId,
            destinationToken: twin.address,
            originTokenSymbol: token.symbol,
            destinationTokenSymbol: twin.symbol,
            isNative: token.symbol === 'ETH',
          }
        }),
      ),
  )
}

function logo(colour: string, sign: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="20" fill="${colour}"/><text x="20" y="21" fill="#fff" font-family="system-ui,sans-serif" font-size="22" font-weight="600" text-anchor="middle" dominant-baseline="central">${sign}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
