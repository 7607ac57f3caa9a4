import {
  type Address,
  concat,
  decodeFunctionData,
  type DecodeFunctionDataReturnType,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
  slice,
} from 'viem'
import { erc20Abi } from '#bridges/across/contracts/abi.ts'
import { SwapError } from './errors.ts'
import { MAX_DEADLINE_MS } from './limits.ts'
import type { SwapOrder } from './slice.ts'

const SELECTOR_BYTES = 4
const WORD_BYTES = 32

/** Calls of routers like Uniswap V2; the routers define the order of input and output. */
const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])

/**
 * The native currency that leaves with the swap has to equal the confirmed amount, whatever contract is
 * called with whatever data: no trial or later read can replace this check.
 *
 * @throws SwapError
 */
export function checkSwapValue({ from, amount }: SwapOrder, value: bigint): void {
  if (value !== (from.address === undefined ? amount : 0n)) {
    throw new SwapError('SWAP_WRONG_AMOUNT', { details: `${value}` })
  }
}

/**
 * Decodes a built swap and compares it with what was confirmed. True if every part was understood; false
 * if it is a call to another kind of router.
 *
 * Only the two ends of `path` are compared, not the hops between: whichever pools it goes through, the
 * router takes exactly the amount, and gives the account at least the minimum of the last token or
 * reverts. A hostile hop can use up the confirmed tolerance, and nothing beyond it.
 *
 * @throws SwapError where something in it differs
 */
export function checkSwapCall(order: SwapOrder, data: Hex, now: number): boolean {
  const decoded = decode(data)
  if (decoded === undefined) return false
  const { functionName } = decoded
  const isNativeIn = functionName.startsWith('swapExactETH')
  const isNativeOut = functionName.startsWith('swapExactTokensForETH')
  // A payable function has no amount parameter: its value is the amount (`checkSwapValue`).
  const [amount, minimum, path, to, deadline] =
    decoded.args.length === 5 ? decoded.args : ([order.amount, ...decoded.args] as const)
  if (isNativeIn !== (order.from.address === undefined)) throw new SwapError('SWAP_WRONG_TOKEN')
  if (isNativeOut !== (order.to.address === undefined)) throw new SwapError('SWAP_WRONG_TOKEN')
  const [first, last] = [path[0], path.at(-1)]
  if (path.length < 2 || !isSame(order.from.address, first) || !isSame(order.to.address, last)) {
    throw new SwapError('SWAP_WRONG_TOKEN', { details: path.join(' ') })
  }
  if (!isAddressEqual(to, order.account)) throw new SwapError('SWAP_RECIPIENT', { details: to })
  if (amount !== order.amount) throw new SwapError('SWAP_WRONG_AMOUNT', { details: `${amount}` })
  if (minimum < order.minimum) throw new SwapError('SWAP_BELOW_MINIMUM', { details: `${minimum}` })
  if (deadline * 1_000n > BigInt(now + MAX_DEADLINE_MS)) throw new SwapError('SWAP_DEADLINE')
  return true
}

/**
 * The same call with the confirmed minimum, if the service could only encode a lower one: it takes whole
 * percents.
 */
export function withMinimum(data: Hex, minimum: bigint): Hex {
  const decoded = decode(data)
  if (decoded === undefined) return data
  const { args } = decoded
  const [at, given] = args.length === 5 ? [1, args[1]] : [0, args[0]]
  if (given >= minimum) return data
  const start = SELECTOR_BYTES + at * WORD_BYTES
  return concat([
    slice(data, 0, start),
    numberToHex(minimum, { size: WORD_BYTES }),
    slice(data, start + WORD_BYTES),
  ])
}

/**
 * The spender of an approval that the service built. Nothing else of it is used.
 *
 * @throws SwapError
 */
export function spenderOf(data: Hex): Address {
  try {
    const decoded = decodeFunctionData({ abi: erc20Abi, data })
    if (decoded.functionName === 'approve') return decoded.args[0]
  } catch (cause) {
    throw new SwapError('SWAP_NOT_UNDERSTOOD', { cause })
  }
  throw new SwapError('SWAP_NOT_UNDERSTOOD')
}

function decode(data: Hex): DecodeFunctionDataReturnType<typeof routerAbi> | undefined {
  try {
    return decodeFunctionData({ abi: routerAbi, data })
  } catch {
    return undefined // another router's; what it does is tried
  }
}

/** The native currency appears as its wrapped token, which the router itself checks. */
function isSame(asked: Address | undefined, given: Address | undefined): boolean {
  if (given === undefined) return false
  return asked === undefined || isAddressEqual(asked, given)
}
