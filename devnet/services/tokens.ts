import { type Address, isAddressEqual, slice } from 'viem'
import type { Contracts } from '../chains/contracts.ts'
import type { DevChain } from '../chains/devChain.ts'
import type { Deposit } from '../chains/ledger.ts'

/** As the API names them: a symbol of its own where the decimals are others. */
export type TokenSymbol =
  | 'ETH'
  | 'WETH'
  | 'USDC'
  | 'USDC-BNB'
  | 'DAI'
  | 'DEV'
  | 'WDEV'
  | 'USDT'
  | 'DTT'

export type Token = {
  address: Address
  symbol: TokenSymbol
  name: string
  decimals: number
  logoUrl: string
}

type Kind = Omit<Token, 'address'> & {
  contract: keyof Contracts & ('wrapped' | 'weth' | 'usdc' | 'dai' | 'coin' | 'usdt' | 'feeToken')
}

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

/** Not as ERC-20 has them; there with the part of that name. */
const oddKinds: readonly Kind[] = [
  {
    symbol: 'USDT',
    name: 'Tether USD',
    decimals: 6,
    contract: 'usdt',
    logoUrl: logo('#2f8f6f', '₮'),
  },
  {
    symbol: 'DTT',
    name: 'Deflating Test Token',
    decimals: 18,
    contract: 'feeToken',
    logoUrl: logo('#8a5a44', '%'),
  },
]

const coin = { decimals: 18, logoUrl: logo('#3f8f6b', 'Đ') }
const wrappedCoin = { ...coin, symbol: 'WDEV', name: 'Wrapped Devnet Coin' } as const

/** Of the chain whose currency is not ether. */
const coinKinds: readonly Kind[] = [
  { ...coin, symbol: 'DEV', name: 'Devnet Coin', contract: 'wrapped' },
  { ...wrappedCoin, contract: 'wrapped' },
  ...kinds.flatMap((kind) => {
    if (kind.symbol === 'ETH') return []
    return kind.symbol === 'USDC' ? { ...kind, symbol: 'USDC-BNB' as const, decimals: 18 } : kind
  }),
]

/** Tokens of one chain as the bridge API lists them. */
export function tokensOf({ contracts }: Pick<DevChain, 'contracts'>): Token[] {
  const isEther = isAddressEqual(contracts.wrapped, contracts.weth)
  const own = isEther
    ? [...kinds, { ...wrappedCoin, contract: 'coin' as const }, ...oddKinds]
    : coinKinds
  return own.flatMap(({ contract, ...token }) => {
    const address = contracts[contract]
    return address === undefined ? [] : { ...token, address }
  })
}

const dollars: readonly TokenSymbol[] = ['USDC', 'USDC-BNB']

/** Whether the bridge takes one for the other. */
function areTwins(origin: TokenSymbol, destination: TokenSymbol): boolean {
  return origin === destination || (dollars.includes(origin) && dollars.includes(destination))
}

/** Its tokens by what the contracts call themselves, each once: pins of a deployment. */
export function contractsOf(chain: Pick<DevChain, 'contracts'>) {
  const byAddress = new Map(tokensOf(chain).map((token) => [token.address, token]))
  return [...byAddress.values()].map(({ address, symbol, decimals }) => ({
    address,
    decimals,
    symbol: symbol === 'USDC-BNB' ? 'USDC' : symbol,
  }))
}

/** The token at an address; the wrapped one where native currency shares the address. */
export function tokenAt(chain: Pick<DevChain, 'contracts'>, address: Address): Token | undefined {
  return tokensOf(chain).findLast((token) => isAddressEqual(token.address, address))
}

/** An amount in the units of another token, rounded down. */
export function toUnitsOf(
  token: Pick<Token, 'decimals'>,
  { amount, decimals }: { amount: bigint; decimals: number },
): bigint {
  const more = token.decimals - decimals
  return more >= 0 ? amount * 10n ** BigInt(more) : amount / 10n ** BigInt(-more)
}

type Moved = Pick<Deposit, 'originChainId' | 'destinationChainId' | 'inputToken' | 'outputToken'>

/** What a deposit was paid in; `undefined` for a token or a chain that is not ours. */
export function findInputToken(chains: readonly DevChain[], deposit: Moved): Token | undefined {
  const origin = chains.find(({ chainId }) => chainId === deposit.originChainId)
  return origin && tokenAt(origin, slice(deposit.inputToken, 12))
}

export function inputTokenOf(chains: readonly DevChain[], deposit: Moved): Token {
  const token = findInputToken(chains, deposit)
  if (token === undefined) throw new Error(`There is no input token ${deposit.inputToken}`)
  return token
}

/** An amount of a deposit's input token in the units of its output token. */
export function inOutputUnits(chains: readonly DevChain[], deposit: Moved, amount: bigint): bigint {
  const destination = chains.find(({ chainId }) => chainId === deposit.destinationChainId)
  const output = destination && tokenAt(destination, slice(deposit.outputToken, 12))
  if (output === undefined) throw new Error(`There is no output token ${deposit.outputToken}`)
  return toUnitsOf(output, { amount, decimals: inputTokenOf(chains, deposit).decimals })
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

/** Every token joined with itself on the other chains. */
export function routesOf(chains: readonly DevChain[]): RouteRow[] {
  return chains.flatMap((origin) =>
    chains
      .filter((destination) => destination !== origin)
      .flatMap((destination) =>
        tokensOf(origin).flatMap((token) => {
          const all = tokensOf(destination)
          const isEther = token.symbol === 'ETH'
          // Ether becomes a token where it is no currency; the API calls it by the origin's name.
          const twin =
            all.find(({ symbol }) => areTwins(token.symbol, symbol)) ??
            (isEther ? all.find(({ symbol }) => symbol === 'WETH') : undefined)
          if (twin === undefined || token.symbol === 'DEV') return []
          return {
            originChainId: origin.chainId,
            originToken: token.address,
            destinationChainId: destination.chainId,
            destinationToken: twin.address,
            originTokenSymbol: token.symbol,
            destinationTokenSymbol: isEther ? token.symbol : twin.symbol,
            isNative: isEther,
          }
        }),
      ),
  )
}

function logo(colour: string, sign: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="20" fill="${colour}"/><text x="20" y="21" fill="#fff" font-family="system-ui,sans-serif" font-size="22" font-weight="600" text-anchor="middle" dominant-baseline="central">${sign}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
