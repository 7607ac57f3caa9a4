import type { CaipChainId } from '#protocol'

/** The three networks (S9.13), by the start of their genesis hash. */
export const solanaMainnet: CaipChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const solanaDevnet: CaipChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const solanaTestnet: CaipChainId = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkcZ3'

/**
 * What WalletConnect called mainnet and devnet before CAIP-2 named them by genesis hash; some
 * wallets still grant only these.
 */
export const formerSolanaChains: Readonly<Record<CaipChainId, CaipChainId>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': solanaMainnet,
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': solanaDevnet,
}
