import type { Address } from 'viem'
import { presetNetworks } from '../../networks/presets.ts'

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
    ...{ address: wethOn[chainId] ?? '0x', symbol, name: symbol, decimals: 18 },
    logoUrl: `https://pictures.example/${symbol}.svg`,
  }))
  const spokePool = pools[chainId] ?? '0x'
  return {
    ...{ chainId, name: `Chain ${chainId}`, spokePool },
    ...{ inputTokens: tokens, outputTokens: tokens },
  }
})

const pairs = realChainIds.flatMap((from) =>
  realChainIds.filter((to) => to !== from).map((to) => [from, to] as const),
)

/** `/available-routes`, shortened: no row says `isNative` of an origin whose currency is not ETH. */
export const realRoutes = pairs.flatMap(([originChainId, destinationChainId]) => {
  const row = (symbol: string) => ({
    ...{ originChainId, destinationChainId, isNative: symbol === 'ETH' },
    originToken: wethOn[originChainId] ?? '0x',
    destinationToken: wethOn[destinationChainId] ?? '0x',
    ...{ originTokenSymbol: symbol, destinationTokenSymbol: symbol },
  })
  const hasEther = originChainId !== 137 && originChainId !== 56
  return hasEther ? [row('ETH'), row('WETH')] : [row('WETH')]
})
