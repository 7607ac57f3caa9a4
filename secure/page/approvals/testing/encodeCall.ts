import { type AbiFunction, encodeFunctionData, type Hex, parseAbiItem } from 'viem'

/** A function by its words; they are text here, so that nothing is known of its arguments. */
export function functionOf(signature: string): AbiFunction {
  const item = parseAbiItem(`function ${signature}`)
  if (item.type !== 'function') throw new Error(`${signature} is no function.`)
  return item
}

/** Calldata of a function that is named here, as another library would write it. */
export function encodeCall(signature: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: [functionOf(signature)], args })
}
