import type { Network } from './network.ts'

const ether = coin('Ether', 'ETH')
const sol = coin('Solana', 'SOL', 9)

/** Networks of a deployment that names none (S9.13), with public nodes in the order to ask them. */
export const presetNetworks: readonly Network[] = [
  evm(1, 'Ethereum', ether, 'https://etherscan.io', [
    'https://ethereum.reth.rs/rpc',
    'https://eth.merkle.io',
    'https://eth.drpc.org',
  ]),
  evm(10, 'Optimism', ether, 'https://optimistic.etherscan.io', [
    'https://mainnet.optimism.io',
    'https://optimism.drpc.org',
  ]),
  evm(42161, 'Arbitrum', ether, 'https://arbiscan.io', [
    'https://arb1.arbitrum.io/rpc',
    'https://arbitrum.drpc.org',
  ]),
  evm(8453, 'Base', ether, 'https://basescan.org', [
    'https://mainnet.base.org',
    'https://base.drpc.org',
  ]),
  evm(137, 'Polygon', coin('POL', 'POL'), 'https://polygonscan.com', [
    'https://polygon.drpc.org',
    'https://polygon-rpc.com',
  ]),
  evm(100, 'Gnosis', coin('xDAI', 'XDAI'), 'https://gnosisscan.io', [
    'https://rpc.gnosischain.com',
    'https://gnosis.drpc.org',
  ]),
  evm(56, 'BNB Smart Chain', coin('BNB', 'BNB'), 'https://bscscan.com', [
    'https://bsc-dataseed.bnbchain.org',
    'https://56.rpc.thirdweb.com',
  ]),
  evm(43114, 'Avalanche', coin('Avalanche', 'AVAX'), 'https://snowtrace.io', [
    'https://api.avax.network/ext/bc/C/rpc',
    'https://avalanche.drpc.org',
  ]),
  evm(324, 'ZKsync Era', ether, 'https://explorer.zksync.io', [
    'https://mainnet.era.zksync.io',
    'https://zksync.drpc.org',
  ]),
  evm(42220, 'Celo', coin('CELO', 'CELO'), 'https://celoscan.io', [
    'https://forno.celo.org',
    'https://celo.drpc.org',
  ]),
  solana(
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'Solana',
    'https://api.mainnet-beta.solana.com',
    'https://solscan.io',
  ),
  ...[
    evm(11155111, 'Sepolia', coin('Sepolia Ether', 'ETH'), 'https://sepolia.etherscan.io', [
      'https://sepolia.drpc.org',
      'https://11155111.rpc.thirdweb.com',
    ]),
    evm(
      11155420,
      'Optimism Sepolia',
      coin('Sepolia Ether', 'ETH'),
      'https://optimism-sepolia.blockscout.com',
      ['https://sepolia.optimism.io'],
    ),
    evm(
      421614,
      'Arbitrum Sepolia',
      coin('Arbitrum Sepolia Ether', 'ETH'),
      'https://sepolia.arbiscan.io',
      ['https://sepolia-rollup.arbitrum.io/rpc'],
    ),
    evm(84532, 'Base Sepolia', coin('Sepolia Ether', 'ETH'), 'https://sepolia.basescan.org', [
      'https://sepolia.base.org',
    ]),
    evm(80002, 'Polygon Amoy', coin('POL', 'POL'), 'https://amoy.polygonscan.com', [
      'https://polygon-amoy.drpc.org',
    ]),
    evm(10200, 'Gnosis Chiado', coin('Gnosis', 'xDAI'), 'https://blockscout.chiadochain.net', [
      'https://rpc.chiadochain.net',
    ]),
    evm(97, 'BNB Smart Chain Testnet', coin('BNB', 'tBNB'), 'https://testnet.bscscan.com', [
      'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
    ]),
    evm(43113, 'Avalanche Fuji', coin('Avalanche Fuji', 'AVAX'), 'https://testnet.snowtrace.io', [
      'https://api.avax-test.network/ext/bc/C/rpc',
    ]),
    evm(300, 'ZKsync Sepolia', ether, 'https://sepolia.explorer.zksync.io', [
      'https://sepolia.era.zksync.dev',
    ]),
    evm(11142220, 'Celo Sepolia', coin('CELO', 'S-CELO'), 'https://celo-sepolia.blockscout.com', [
      'https://forno.celo-sepolia.celo-testnet.org',
    ]),
    solana('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', 'https://api.devnet.solana.com'),
    solana('4uhcVJyU9pJkvQyS88uRDiswHXSGkcZ3', 'Solana Testnet', 'https://api.testnet.solana.com'),
  ].map((network) => ({ ...network, testnet: true })),
]

function coin(name: string, symbol: string, decimals = 18): Network['nativeCurrency'] {
  return { name, symbol, decimals }
}

function evm(
  chainId: number,
  name: string,
  nativeCurrency: Network['nativeCurrency'],
  explorerUrl: string,
  rpcUrls: readonly string[],
): Network {
  const caipChainId = `eip155:${chainId}`
  const preset = { caipChainId, namespace: 'eip155', testnet: false, from: 'presets' } as const
  return { ...preset, chainId, name, nativeCurrency, explorerUrl, rpcUrls }
}

/** By the start of its genesis hash. @see https://namespaces.chainagnostic.org/solana/caip2 */
function solana(genesis: string, name: string, rpcUrl: string, explorerUrl?: string): Network {
  return {
    caipChainId: `solana:${genesis}`,
    namespace: 'solana',
    chainId: undefined,
    name,
    nativeCurrency: sol,
    explorerUrl,
    rpcUrls: [rpcUrl],
    testnet: false,
    from: 'presets',
  }
}
