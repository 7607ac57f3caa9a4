import { expect, test } from 'vitest'
import {
  arbitrum,
  arbitrumSepolia,
  avalanche,
  avalancheFuji,
  base,
  baseSepolia,
  bsc,
  bscTestnet,
  celo,
  celoSepolia,
  gnosis,
  gnosisChiado,
  mainnet,
  optimism,
  optimismSepolia,
  polygon,
  polygonAmoy,
  sepolia,
  zksync,
  zksyncSepoliaTestnet,
} from 'viem/chains'
import { presetNetworks } from './presets.ts'

const known = [
  ...[mainnet, optimism, arbitrum, base, polygon, gnosis, bsc, avalanche, zksync, celo],
  ...[sepolia, optimismSepolia, arbitrumSepolia, baseSepolia, polygonAmoy, gnosisChiado],
  ...[bscTestnet, avalancheFuji, zksyncSepoliaTestnet, celoSepolia],
]
const eip155 = presetNetworks.filter(({ namespace }) => namespace === 'eip155')

test('default: the chains of the list, each once (S9.13)', () => {
  expect(eip155.map(({ chainId }) => chainId)).toEqual(known.map(({ id }) => id))
})

test.each(known.map((chain) => [chain.name, chain] as const))(
  'default: %s is as viem has it (S1.03, S9.13)',
  (_, { id, nativeCurrency, blockExplorers, rpcUrls, ...chain }) => {
    const network = presetNetworks.find(({ caipChainId }) => caipChainId === `eip155:${id}`)
    expect(network).toMatchObject({ nativeCurrency, testnet: chain.testnet === true })
    expect(network?.explorerUrl).toBe(blockExplorers.default.url.replace(/\/$/, ''))
    expect(network?.rpcUrls).toEqual(expect.arrayContaining([...rpcUrls.default.http]))
  },
)

test('behavior: three networks of Solana, by genesis hash (S9.13)', () => {
  const solana = presetNetworks.filter(({ namespace }) => namespace === 'solana')
  expect(solana.map(({ name, testnet }) => [name, testnet])).toEqual([
    ['Solana', false],
    ['Solana Devnet', true],
    ['Solana Testnet', true],
  ])
  for (const { caipChainId, chainId, nativeCurrency } of solana) {
    expect(caipChainId).toMatch(/^solana:[1-9A-HJ-NP-Za-km-z]{32}$/)
    expect(chainId).toBeUndefined()
    expect(nativeCurrency).toMatchObject({ symbol: 'SOL', decimals: 9 })
  }
})

test('behavior: nodes are asked over TLS, and no name stands twice', () => {
  const names = presetNetworks.map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  for (const url of presetNetworks.flatMap(({ rpcUrls }) => rpcUrls)) {
    expect(url).toMatch(/^https:\/\//)
  }
})
