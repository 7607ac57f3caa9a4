import type { Address } from 'viem'
import { evmChain } from '#protocol'

/** The key of a token on a chain. */
export function tokenKey(chainId: number, address: Address | 'native'): string {
  return `${evmChain(chainId)}/${address === 'native' ? 'native' : address.toLowerCase()}`
}
