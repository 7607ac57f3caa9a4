import { type Address, getAddress, type Hex, pad, slice } from 'viem'

/** An address as the pools of today take it: left-padded to 32 bytes. What has 32 stays. */
export function addressToBytes32(address: Address): Hex {
  // Lower case, so that what we encode can be compared with what a node answers.
  return pad(lowerCase(address), { size: 32 })
}

/** The same bytes, as a node writes them. */
export function lowerCase(bytes: Hex): Hex {
  return `0x${bytes.slice(2).toLowerCase()}`
}

/** The address in 32 bytes, or undefined for one of a chain that is not EVM. */
export function bytes32ToAddress(bytes: Hex): Address | undefined {
  if (slice(bytes, 0, 12) !== '0x000000000000000000000000') return undefined
  return getAddress(slice(bytes, 12))
}

/** True for a 32-byte transaction hash (S5.02). */
export function isTransactionHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
}
