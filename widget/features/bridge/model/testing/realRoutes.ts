import type { Address } from 'viem'
import { presetNetworks } from '#kernel/networks/presets.ts'

/** As the public service has them: who bridges ETH gets an ERC-20 where the currency is another. */
export const wethOn: Readonly<Record<number, Address>> = {
  1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  10: '0x4200000000000000000000000000000000000006',
  8453: '0x4200000000000000000000000000000000000006',
  137: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
  56: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8',
}
const pools: Readonly<Record<number, Address>> = {
  1: '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5',
  10: '0x6f26Bf09B1C792e3228e5467807a900A503c0281',
  8453: '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64',
  137: '0x9295ee1d8C5b022Be115A2AD3c30C72E34e7F096',
  56: '0x4e8E101924eDE233C13e2D8622DC8aED2872d505',
}

const realChainIds = Object.keys(wethOn).map(Number)

export const realNetworks = presetNetworks.filter(
  ({ chainId }) => chainId !== undefined && realChainIds.includes(chainId),
)

/** `/chains`, shortened. */
export const realChains = realChainIds.map((chainId) => {
  const tokens = ['ETH', 'WETH'].map((symbol) => ({
    address: wethOn[chainId] ?? '0x',
    symbol,
    name: symbol,
    decimals: 18,
    logoUrl: `https://pictures.example/${symbol}.svg`,
  }))
  const spokePool = pools[chainId] ?? '0x'
  return {
    chainId,
    name: `Chain ${chainId}`,
    spokePool,
    inputTokens: tokens,
    outputTokens: tokens,
  }
})

const pairs = realChainIds.flatMap((from) =>
  realChainIds.filter((to) => to !== from).map((to) => [from, to] as const),
)

/** `/available-routes`, shortened: no row says `isNative` of an origin whose currency is not ETH. */
export const realRoutes = pairs.flatMap(([originChainId, destinationChainId]) => {
  const row = (symbol: string) => ({
    originChainId,
    destinationChainId,
    isNative: symbol === 'ETH',
    originToken: wethOn[originChainId] ?? '0x',
    destinationToken: wethOn[destinationChainId] ?? '0x',
    originTokenSymbol: symbol,
    destinationTokenSymbol: symbol,
  })
  const hasEther = originChainId !== 137 && originChainId !== 56
  return hasEther ? [row('ETH'), row('WETH')] : [row('WETH')]
})

type Coin = { readonly symbol: string; readonly decimals: number; readonly address: Address }

const coin = (symbol: string, decimals: number, address: Address): Coin => ({
  symbol,
  decimals,
  address,
})

/** Coins as the public service lists them, by chain: of other units, and of another name, on one of them. */
const realCoins: readonly Readonly<Record<number, Coin>>[] = [
  {
    1: coin('USDC', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    10: coin('USDC', 6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'),
    8453: coin('USDC', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
    137: coin('USDC', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
    56: coin('USDC-BNB', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
  },
  {
    1: coin('USDT', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    10: coin('USDT', 6, '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
    8453: coin('USDT', 6, '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
    137: coin('USDT', 6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
    56: coin('USDT-BNB', 18, '0x55d398326f99059fF775485246999027B3197955'),
  },
  {
    1: coin('DAI', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    10: coin('DAI', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    8453: coin('DAI', 18, '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'),
    137: coin('DAI', 18, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'),
  },
]

/** The rows of every coin between all of its chains. */
export const realCoinRoutes = realCoins.flatMap((on) =>
  pairs.flatMap(([originChainId, destinationChainId]) => {
    const [from, to] = [on[originChainId], on[destinationChainId]]
    if (from === undefined || to === undefined) return []
    return [
      {
        originChainId,
        destinationChainId,
        isNative: false,
        originToken: from.address,
        destinationToken: to.address,
        originTokenSymbol: from.symbol,
        destinationTokenSymbol: to.symbol,
      },
    ]
  }),
)

/** `/chains` with these coins as well. */
export const realCoinChains = realChains.map((chain) => {
  const listed = realCoins.flatMap((on) => {
    const found = on[chain.chainId]
    if (found === undefined) return []
    const logoUrl = `https://pictures.example/${found.symbol}.svg`
    return [{ ...found, name: found.symbol, logoUrl }]
  })
  const tokens = [...chain.inputTokens, ...listed]
  return { ...chain, inputTokens: tokens, outputTokens: tokens }
})
