import type { DeploymentNetwork } from '../config/deployment.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Networks of a deployment that names none (S9.13), with each network's own public RPC. */
export const presetNetworks: readonly DeploymentNetwork[] = [
  preset(1, 'Ethereum', 'https://eth.merkle.io', 'https://etherscan.io'),
  preset(10, 'Optimism', 'https://mainnet.optimism.io', 'https://optimistic.etherscan.io'),
  preset(42161, 'Arbitrum', 'https://arb1.arbitrum.io/rpc', 'https://arbiscan.io'),
  preset(8453, 'Base', 'https://mainnet.base.org', 'https://basescan.org'),
  preset(137, 'Polygon', 'https://polygon-rpc.com', 'https://polygonscan.com', {
    name: 'POL',
    symbol: 'POL',
    decimals: 18,
  }),
  preset(100, 'Gnosis', 'https://rpc.gnosischain.com', 'https://gnosisscan.io', {
    name: 'xDAI',
    symbol: 'XDAI',
    decimals: 18,
  }),
  preset(56, 'BNB Smart Chain', 'https://bsc-dataseed.bnbchain.org', 'https://bscscan.com', {
    name: 'BNB',
    symbol: 'BNB',
    decimals: 18,
  }),
  preset(43114, 'Avalanche', 'https://api.avax.network/ext/bc/C/rpc', 'https://snowtrace.io', {
    name: 'Avalanche',
    symbol: 'AVAX',
    decimals: 18,
  }),
  preset(324, 'zkSync Era', 'https://mainnet.era.zksync.io', 'https://era.zksync.network'),
  preset(42220, 'Celo', 'https://forno.celo.org', 'https://celoscan.io', {
    name: 'CELO',
    symbol: 'CELO',
    decimals: 18,
  }),
  testnet(11155111, 'Sepolia', 'https://sepolia.drpc.org', 'https://sepolia.etherscan.io'),
  testnet(
    11155420,
    'Optimism Sepolia',
    'https://sepolia.optimism.io',
    'https://optimism-sepolia.blockscout.com',
  ),
  testnet(
    421614,
    'Arbitrum Sepolia',
    'https://sepolia-rollup.arbitrum.io/rpc',
    'https://sepolia.arbiscan.io',
  ),
  testnet(84532, 'Base Sepolia', 'https://sepolia.base.org', 'https://sepolia.basescan.org'),
]

function preset(
  chainId: number,
  name: string,
  rpcUrl: string,
  explorerUrl: string,
  nativeCurrency = ether,
): DeploymentNetwork {
  return { chainId, name, nativeCurrency, rpcUrls: [rpcUrl], explorerUrl, testnet: false }
}

function testnet(
  chainId: number,
  name: string,
  rpcUrl: string,
  explorerUrl: string,
): DeploymentNetwork {
  return { ...preset(chainId, name, rpcUrl, explorerUrl), testnet: true }
}
