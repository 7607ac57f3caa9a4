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

/** How routers of the kind of Uniswap V2 are called; the order of what is given and wanted is theirs. */
const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])

/**
 * The native currency that leaves with the swap is what was confirmed, whoever is called with whatever
 * words: nothing that is tried or read afterwards can stand in for that.
 *
 * @throws SwapError
 */
export function checkSwapValue({ from, amount }: SwapOrder, value: bigint): void {
  if (value !== (from.address === undefined ? amount : 0n)) {
    throw new SwapError('SWAP_WRONG_AMOUNT', { details: `${value}` })
  }
}

/**
 * Reads what a built swap says, and compares it with what was confirmed. True when every part was
 * understood; false when it is the call of another kind of router.
 *
 * Of `path` the two ends are compared and the hops between are not: whichever pools it goes through,
 * the router takes exactly the amount, and gives the account at least the minimum of the last token or
 * undoes all of it. A hostile hop can eat the tolerance that was confirmed, and nothing beyond it.
 *
 * @throws SwapError where something in it differs
 */
export function checkSwapCall(order: SwapOrder, data: Hex, now: number): boolean {
  const decoded = decode(data)
  if (decoded === undefined) return false
  const { functionName } = decoded
  const isNativeIn = functionName.startsWith('swapExactETH')
  const isNativeOut = functionName.startsWith('swapExactTokensForETH')
  // A payable one has no amount of its own: its value is the amount (`checkSwapValue`).
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
 * The same call with the least that was confirmed, where the service could only write a lower one: it
 * takes whole percents.
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
 * Whom an approval that the service built is for. Nothing else of it is used.
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

/** At an end that is the native currency stands its wrapped token, which the router itself checks. */
function isSame(asked: Address | undefined, given: Address | undefined): boolean {
  if (given === undefined) return false
  return asked === undefined || isAddressEqual(asked, given)
}
