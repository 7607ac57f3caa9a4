import { type Address, concatHex, type Hex, numberToHex, pad, zeroAddress } from 'viem'
import { assemble, deploying } from './assemble.ts'

/** Of a function that no list has. */
const SELECTOR = '0x5e1f0a3c'

/**
 * A router as aggregators have it: what it is called with says nothing to who has not its source. It
 * takes the token from who calls it, lets Uniswap's router have it, and hands the rest of its calldata on
 * to that one: selector, token (32 bytes, zero for the native currency), amount (32 bytes), call.
 */
export function opaqueRouterCode(router: Address): Hex {
  const to = `push:${router.slice(2).toLowerCase()}`
  return deploying(
    assemble(`
      push:04 CALLDATALOAD
      DUP1 ISZERO @hand JUMPI
      push:23b872dd push:e0 SHL push:00 MSTORE
      CALLER push:04 MSTORE ADDRESS push:24 MSTORE push:24 CALLDATALOAD push:44 MSTORE
      push:20 push:00 push:64 push:00 push:00 DUP6 GAS CALL ISZERO @fail JUMPI
      push:095ea7b3 push:e0 SHL push:00 MSTORE
      ${to} push:04 MSTORE push:24 CALLDATALOAD push:24 MSTORE
      push:20 push:00 push:44 push:00 push:00 DUP6 GAS CALL ISZERO @fail JUMPI
      :hand POP
      push:44 CALLDATASIZE SUB
      DUP1 push:44 push:00 CALLDATACOPY
      push:00 push:00 DUP3 push:00 CALLVALUE ${to} GAS CALL ISZERO @fail JUMPI STOP
      :fail RETURNDATASIZE push:00 push:00 RETURNDATACOPY RETURNDATASIZE push:00 REVERT
    `),
  )
}

/** What it is called with. */
export function encodeOpaqueSwap({
  token = zeroAddress,
  amount,
  call,
}: {
  token?: Address | undefined
  amount: bigint
  call: Hex
}): Hex {
  return concatHex([SELECTOR, pad(token), numberToHex(amount, { size: 32 }), call])
}
