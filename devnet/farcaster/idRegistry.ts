import { type Address, numberToHex, pad } from 'viem'
import { assemble } from '../chains/assemble.ts'
import type { ChainClient } from '../chains/client.ts'

/** The registry's address on the chain that Farcaster uses. */
export const ID_REGISTRY_ADDRESS: Address = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'

/** Answers `idOf(address)`: storage maps each address to its Farcaster id; 0 means that it has none. */
const program = `
  push:00 CALLDATALOAD push:e0 SHR push:d94fe832 EQ @idOf JUMPI
  push:00 DUP1 REVERT
  :idOf push:04 CALLDATALOAD SLOAD push:00 MSTORE push:20 push:00 RETURN
`

export function deployIdRegistry(client: ChainClient): Promise<void> {
  return client.setCode({ address: ID_REGISTRY_ADDRESS, bytecode: assemble(program) })
}

/** Assigns a Farcaster id to an account; 0 removes it. */
export async function register(client: ChainClient, custody: Address, fid: number): Promise<void> {
  await client.setStorageAt({
    address: ID_REGISTRY_ADDRESS,
    index: pad(custody, { size: 32 }),
    value: numberToHex(fid, { size: 32 }),
  })
}
