/** What the mints are called here. */
export const solanaTokens = ['usdc', 'feet'] as const
export type SolanaToken = (typeof solanaTokens)[number]
