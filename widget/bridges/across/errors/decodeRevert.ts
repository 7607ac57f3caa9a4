import {
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  ExecutionRevertedError,
  type Hex,
  isHex,
  parseAbi,
} from 'viem'

/** The selector of `ERC20InsufficientAllowance` (EIP-6093). */
export const INSUFFICIENT_ALLOWANCE = '0xfb8f41b2'
const sentences: Readonly<Record<string, string>> = {
  '0xf722177f': 'The quote is too old, or the clocks differ. Get a new quote.',
  '0x582e3889': 'The deadline of the quote is not accepted. Get a new quote.',
  '0x495d907f': 'The quote names no relayer for its exclusive time. Get a new quote.',
  '0x6452a35d': 'The amount sent is not the amount of the deposit.',
  '0x06202020': 'The token on the other side is not valid.',
  '0x5a65d188': 'Deposits are paused at the moment. Try again later.',
  '0x7b21f8aa': 'Fills are paused at the moment.',
  '0xd642b7d9': 'The deadline has passed.',
  '0x8f260c60': 'The deposit has been filled already.',
  '0xc3a9b9d0': 'Another relayer has the exclusive right to fill.',
  '0x09deb9ec': 'A slow fill is not possible yet.',
  '0x938a1821': 'The signature is not of the depositor.',
  '0x2a58c4f3': 'This route is disabled.',
  '0xcbb46e94': 'The pool no longer has this function.',
  '0xe450d38c': 'You do not have enough of this token.',
  [INSUFFICIENT_ALLOWANCE]: 'The approved amount is less than the transfer needs.',
}
const solidityAbi = parseAbi([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  // Of an account that carries out several calls: which one failed, and why.
  'error ExecuteError(uint256 index, bytes reason)',
])
const FALLBACK = 'The network refused the transaction.'

/** What an `eth_call` or a receipt's replay was refused with, or undefined when it was not a revert. */
export function revertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  // What viem cannot decode it keeps here, and its own failure stands where the node's stood.
  const refused = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (refused instanceof ContractFunctionRevertedError && isHex(refused.raw)) return refused.raw
  let data: Hex | undefined
  error.walk((cause) => {
    const found = dataOf(cause)
    if (found !== undefined) data = found
    return false
  })
  if (data !== undefined) return data
  return isRevert(error) ? '0x' : undefined
}

/** By the node's own message: viem also reports "reverted" for a node's internal error. */
function isRevert(error: BaseError): boolean {
  if (error.walk((cause) => cause instanceof ExecutionRevertedError) !== null) return true
  const inner = error.walk()
  if (inner instanceof ContractFunctionRevertedError) {
    return inner.data !== undefined || /revert/i.test(inner.reason ?? 'revert')
  }
  const text = inner instanceof BaseError ? `${inner.shortMessage} ${inner.details}` : inner.message
  return /revert/i.test(text)
}

/** A sentence for a person: never an ABI, never a raw error. */
export function decodeRevert(error: unknown): string {
  return sentenceOf(revertData(error))
}

/** The same for what a call answered when it reverted. */
export function sentenceOf(data: Hex | undefined): string {
  if (data === undefined || data === '0x') return FALLBACK
  const known = sentences[data.slice(0, 10).toLowerCase()]
  if (known !== undefined) return known
  try {
    const { errorName, args } = decodeErrorResult({ abi: solidityAbi, data })
    if (errorName === 'ExecuteError') return sentenceOf(args[1])
    if (errorName === 'Error') return `${String(args[0]).slice(0, 200)}.`
  } catch {
    return FALLBACK
  }
  return FALLBACK
}

function dataOf(cause: unknown): Hex | undefined {
  if (typeof cause !== 'object' || cause === null || !('data' in cause)) return undefined
  const { data } = cause
  if (isHex(data)) return data
  // Some nodes wrap it once more.
  return typeof data === 'object' && data !== null ? dataOf(data) : undefined
}
