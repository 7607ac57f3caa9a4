import type { Holding } from '#wallet/portfolio/holdings.ts'

const one = { caipChainId: 'eip155:31337', iconUrl: undefined, price: undefined }

/** So much of the currency of the first chain. */
export function ether(amount: bigint): Holding {
  return { ...one, address: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, amount }
}

export const usdcAddress = '0x1000000000000000000000000000000000000001'

/** So much of a token of six decimals there. */
export function usdc(amount: bigint, changes: Partial<Holding> = {}): Holding {
  const token = { address: usdcAddress, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
  return { ...one, ...token, amount, ...changes }
}
