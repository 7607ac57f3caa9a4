import type { Address } from 'viem'

/**
 * Contracts that show the native currency as a token: what leaves by one is the same money. Polygon's,
 * ZKsync's, Metis's, Moonbeam's and Celo's.
 */
const mirrors: readonly string[] = [
  '0x0000000000000000000000000000000000001010',
  '0x000000000000000000000000000000000000800a',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x0000000000000000000000000000000000000802',
  '0x471ece3750da237f93b8e339c536989b8978a438',
]

/** True for a token that is the native currency by another name. */
export function mirrorsNative(token: Address): boolean {
  return mirrors.includes(token.toLowerCase())
}
