import { parseAbi } from 'viem'
import type { Artifact } from './artifact.ts'
import { assemble, deploying } from './assemble.ts'

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
])

/** keccak256 of both events. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVAL = '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

/**
 * Like Tether's on Ethereum: `approve` from something to something else than zero reverts, and
 * `approve`, `transfer` and `transferFrom` answer nothing at all. A balance is stored under its owner,
 * an allowance under the hash of owner and spender, and the supply under zero.
 */
const program = `
  push:00 CALLDATALOAD push:e0 SHR
  DUP1 push:70a08231 EQ @balance JUMPI
  DUP1 push:dd62ed3e EQ @allowance JUMPI
  DUP1 push:095ea7b3 EQ @approve JUMPI
  DUP1 push:a9059cbb EQ @transfer JUMPI
  DUP1 push:23b872dd EQ @transferFrom JUMPI
  DUP1 push:40c10f19 EQ @mint JUMPI
  DUP1 push:313ce567 EQ @decimals JUMPI
  DUP1 push:18160ddd EQ @supply JUMPI
  DUP1 push:95d89b41 EQ @name JUMPI
  DUP1 push:06fdde03 EQ @name JUMPI
  :fail push:00 DUP1 REVERT
  :balance push:04 CALLDATALOAD SLOAD @answer JUMP
  :supply push:00 SLOAD @answer JUMP
  :decimals push:06
  :answer push:00 MSTORE push:20 push:00 RETURN
  :name push:20 push:00 MSTORE push:04 push:20 MSTORE push:55534454 push:e0 SHL push:40 MSTORE
    push:60 push:00 RETURN
  :allowance push:04 CALLDATALOAD push:00 MSTORE push:24 CALLDATALOAD push:20 MSTORE
    push:40 push:00 SHA3 SLOAD @answer JUMP
  :approve CALLER push:00 MSTORE push:04 CALLDATALOAD push:20 MSTORE push:40 push:00 SHA3
    DUP1 SLOAD ISZERO push:24 CALLDATALOAD ISZERO OR ISZERO @fail JUMPI
    push:24 CALLDATALOAD SWAP1 SSTORE
    push:24 CALLDATALOAD push:00 MSTORE
    push:04 CALLDATALOAD CALLER push:${APPROVAL} push:20 push:00 LOG3 STOP
  :transferFrom push:04 CALLDATALOAD push:00 MSTORE CALLER push:20 MSTORE push:40 push:00 SHA3
    DUP1 SLOAD push:44 CALLDATALOAD DUP2 LT @fail JUMPI
    push:44 CALLDATALOAD SWAP1 SUB SWAP1 SSTORE
    push:44 CALLDATALOAD push:24 CALLDATALOAD push:04 CALLDATALOAD @move JUMP
  :transfer push:24 CALLDATALOAD push:04 CALLDATALOAD CALLER
  :move
    DUP1 SLOAD DUP4 DUP2 LT @fail JUMPI
    DUP4 SWAP1 SUB DUP2 SSTORE
    DUP2 SLOAD DUP4 ADD DUP3 SSTORE
    DUP3 push:00 MSTORE push:${TRANSFER} push:20 push:00 LOG3 STOP
  :mint push:00 SLOAD push:24 CALLDATALOAD ADD push:00 SSTORE
    push:04 CALLDATALOAD SLOAD push:24 CALLDATALOAD ADD push:04 CALLDATALOAD SSTORE
    push:24 CALLDATALOAD push:00 MSTORE
    push:04 CALLDATALOAD push:00 push:${TRANSFER} push:20 push:00 LOG3 STOP
`

/** The token (`USDT`, 6 decimals); anybody can mint it. */
export function usdtArtifact(): Artifact {
  return { abi, bytecode: deploying(assemble(program)) }
}
