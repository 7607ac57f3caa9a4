import {
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  size,
  toFunctionSelector,
} from 'viem'

/** What a function's arguments are, and whether the calldata is what they make and nothing else. */
export type Decoded = {
  readonly args: readonly unknown[]
  readonly isExact: boolean
  /** Bytes after the arguments. */
  readonly rest: Hex
}

/**
 * Undefined where it is another function, or does not decode. Dirty bits, other offsets and bytes
 * that no argument reads make it inexact: what is shown would not be all that is sent.
 */
export function decodeExactly(item: AbiFunction, data: Hex): Decoded | undefined {
  // viem takes a selector in capitals for another one.
  const given: Hex = `0x${data.slice(2).toLowerCase()}`
  if (given.slice(0, 10) !== toFunctionSelector(item)) return undefined
  try {
    const { args = [] } = decodeFunctionData({ abi: [item], data: given })
    const again = encodeFunctionData({ abi: [item], args })
    const isPrefix = given.startsWith(again)
    const rest: Hex = isPrefix ? `0x${given.slice(again.length)}` : '0x'
    return { args, isExact: isPrefix && size(rest) === 0, rest }
  } catch {
    // Calldata that does not fit its own selector.
    return undefined
  }
}
