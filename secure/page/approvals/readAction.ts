import {
  decodeFunctionData,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  type PublicClient,
} from 'viem'
import type { CallRequest } from '../requests/rpc/transactionParams.ts'
import type { Action, TokenAmount } from './approval.ts'
import { shortName } from './readText.ts'

const known = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
  'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
])
const erc20 = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])
/** As good as without limit: more than any token has. */
const UNLIMITED = 2n ** 160n - 1n

/** What a call does, as far as its calldata can be read; what it is called is the token's own word. */
export async function readAction(client: PublicClient, call: CallRequest): Promise<Action> {
  const { to, value = 0n, data } = call
  if (to === undefined) return { kind: 'deploy' }
  if (data === undefined) return { kind: 'send', to: getAddress(to), amount: value }
  const contract = getAddress(to)
  const asCall: Action = {
    kind: 'call',
    contract,
    selector: data.slice(0, 10),
    amount: value,
    data,
  }
  const decoded = decode(data)
  if (decoded === undefined) return asCall
  if (decoded.functionName === 'depositV3' || decoded.functionName === 'deposit') {
    const [, recipient, inputToken, , inputAmount, , chainId] = decoded.args
    const token = await readToken(client, toAddress(inputToken), inputAmount)
    return { kind: 'bridge', contract, token, recipient: toAddress(recipient), chainId }
  }
  // Tokens take no native currency: whatever this is, its value would be hidden.
  if (value > 0n) return asCall
  const [party, amount] = decoded.args
  const isApproval = decoded.functionName !== 'transfer'
  const token = await readToken(client, contract, amount, isApproval)
  return isApproval
    ? { kind: 'approve', spender: party, token }
    : { kind: 'transfer', to: party, token }
}

/** Symbol and decimals as the contract tells them; null where it tells none. */
export async function readToken(
  client: PublicClient,
  contract: `0x${string}`,
  amount: bigint,
  mayBeUnlimited = false,
): Promise<TokenAmount> {
  const read = (functionName: 'symbol' | 'decimals') =>
    client.readContract({ address: contract, abi: erc20, functionName }).catch(() => null)
  const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
  return {
    contract,
    symbol: typeof symbol === 'string' && symbol.trim() !== '' ? shortName(symbol) : null,
    decimals: typeof decimals === 'number' ? decimals : null,
    amount: mayBeUnlimited && isUnlimited(amount) ? null : amount,
  }
}

export function isUnlimited(amount: bigint): boolean {
  return amount >= UNLIMITED || amount === maxUint256
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: known, data })
  } catch {
    // Another function, or calldata that does not fit: told as a contract call.
    return undefined
  }
}

/** An address, also where it stands in 32 bytes; others (Solana's) as they are. */
function toAddress(bytes: Hex): Hex {
  if (bytes.length === 42) return getAddress(bytes)
  return /^0x0{24}/.test(bytes) ? getAddress(`0x${bytes.slice(26)}`) : bytes
}
