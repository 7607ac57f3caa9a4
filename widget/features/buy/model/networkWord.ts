import type { PurchaseNetwork } from '#clients/blockchainApi/onramp.ts'

/** What the checkout calls these networks; its list of prices calls them otherwise. */
const words: Readonly<Record<number, string>> = {
  1: 'ethereum',
  10: 'optimism',
  137: 'polygon',
  8453: 'base',
  42161: 'arbitrum',
  42220: 'celo',
  43114: 'avalanche-c-chain',
  80094: 'berachain',
}

/** A network in the words of the checkout (S7.16). */
export function networkWord({ chainId, name }: PurchaseNetwork): string {
  return words[chainId] ?? name
}
