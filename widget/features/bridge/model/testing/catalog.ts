import type { Address } from 'viem'
import type { BridgeChain, Route } from '#bridges/across/transport/route.ts'
import type { Network } from '#kernel/networks/network.ts'
import { type BridgeToken, createCatalog } from '#kernel/bridge/tokens.ts'
import { usdcOne, usdcTwo } from './records.ts'

export const weth: Address = '0x5000000000000000000000000000000000000005'
const pool: Address = '0x3000000000000000000000000000000000000003'

const describe = (symbol: string, address: Address) => ({
  address,
  symbol,
  name: symbol,
  decimals: symbol === 'USDC' ? 6 : 18,
})
const ether = [describe('WETH', weth), describe('ETH', weth)]
const chains: readonly BridgeChain[] = [[31337, usdcOne] as const, [31338, usdcTwo] as const].map(
  ([chainId, usdc]) => ({
    chainId,
    name: `Chain ${chainId}`,
    spokePool: pool,
    inputTokens: [describe('USDC', usdc), ...ether],
    outputTokens: [describe('USDC', usdc), ...ether],
  }),
)

function both(symbol: string, one: Address, two: Address): Route[] {
  const isNative = symbol === 'ETH'
  const symbols = { inputTokenSymbol: symbol, outputTokenSymbol: symbol }
  return [
    { ...symbols, isNative, ...sides(31337, one, 31338, two) },
    { ...symbols, isNative, ...sides(31338, two, 31337, one) },
  ]
}

function sides(
  originChainId: number,
  inputToken: Address,
  destinationChainId: number,
  outputToken: Address,
) {
  return { originChainId, inputToken, destinationChainId, outputToken }
}

/** As a deployment names them. */
export const networks: readonly Network[] = [31337, 31338].map((chainId) => ({
  caipChainId: `eip155:${chainId}`,
  namespace: 'eip155',
  chainId,
  name: `Chain ${chainId}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  explorerUrl: undefined,
  testnet: true,
}))

/** Three tokens, both ways between two networks. */
export const catalog = {
  chains,
  ...createCatalog(
    chains,
    [...both('USDC', usdcOne, usdcTwo), ...both('ETH', weth, weth), ...both('WETH', weth, weth)],
    networks,
  ),
}

/** A token that is certainly there. */
export function token(symbol: string, chainId: number): BridgeToken {
  const found = catalog.tokens.find((other) => other.symbol === symbol && other.chainId === chainId)
  if (found === undefined) throw new Error(`no ${symbol} on ${chainId}`)
  return found
}
