import { parseAbi } from 'viem'
import type { Artifact } from './artifact.ts'
import { assemble, deploying } from './assemble.ts'

export const collectibleAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'function mint(address to, uint256 id)',
  'function transferFrom(address from, address to, uint256 id)',
  'function ownerOf(uint256 id) view returns (address)',
])

/** keccak256('Transfer(address,address,uint256)'), of ERC-20 and of ERC-721. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * The part of ERC-721 that an index of transfers sees: who owns which number, and the event. A
 * number's owner is stored under the number.
 */
const program = `
  push:00 CALLDATALOAD push:e0 SHR
  DUP1 push:40c10f19 EQ @mint JUMPI
  DUP1 push:23b872dd EQ @transfer JUMPI
  push:6352211e EQ @owner JUMPI
  :fail push:00 DUP1 REVERT
  :owner push:04 CALLDATALOAD SLOAD push:00 MSTORE push:20 push:00 RETURN
  :mint push:24 CALLDATALOAD SLOAD @fail JUMPI
    push:04 CALLDATALOAD push:24 CALLDATALOAD SSTORE
    push:24 CALLDATALOAD push:04 CALLDATALOAD push:00 push:${TRANSFER} push:00 push:00 LOG4 STOP
  :transfer push:44 CALLDATALOAD SLOAD CALLER XOR @fail JUMPI
    push:04 CALLDATALOAD CALLER XOR @fail JUMPI
    push:24 CALLDATALOAD push:44 CALLDATALOAD SSTORE
    push:44 CALLDATALOAD push:24 CALLDATALOAD push:04 CALLDATALOAD push:${TRANSFER} push:00 push:00
    LOG4 STOP
`

/** A collection whose numbers anybody can mint. */
export function collectibleArtifact(): Artifact {
  return { abi: collectibleAbi, bytecode: deploying(assemble(program)) }
}
