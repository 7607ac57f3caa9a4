import { type Address, concatHex, type Hex, numberToHex, size } from 'viem'

/** Code of a contract that makes one call, whatever it is called with, and passes a failure on. */
export function callingCode(to: Address, data: Hex): Hex {
  const code = (at: number) =>
    concatHex([
      ...['0x62', numberToHex(size(data), { size: 3 }), '0x62', numberToHex(at, { size: 3 })],
      // CODECOPY, then CALL with nothing kept of its answer, then STOP or REVERT.
      ...['0x600039', '0x60006000', '0x62', numberToHex(size(data), { size: 3 })],
      ...['0x60006000', '0x73', to, '0x5a', '0xf1'],
      ...['0x60', numberToHex(at - 2, { size: 1 }), '0x57', '0x60006000fd', '0x5b00'],
    ] as const satisfies readonly Hex[])
  return concatHex([code(size(code(2))), data])
}

/**
 * Code of a contract that forwards all value it gets, its calldata without the first four bytes, and
 * any failure back: a router whose calls cannot be decoded.
 */
export function forwardingCode(to: Address): Hex {
  return concatHex([
    // CALLDATACOPY of what follows the selector.
    ...(['0x6004360380', '0x6004600037'] as const),
    // CALL with the value, then REVERT with the answer or STOP.
    ...(['0x6000600082', '0x600034', '0x73', to, '0x5af1', '0x603657'] as const),
    ...(['0x3d6000', '0x60003e', '0x3d6000fd', '0x5b00'] as const),
  ])
}
