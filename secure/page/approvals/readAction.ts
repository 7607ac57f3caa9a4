import { type Address, getAddress, parseAbi, type PublicClient } from 'viem'
import type { CallRequest } from '../requests/rpc/transactionParams.ts'
import type { Action, TokenAmount } from './approval.ts'
import { decodeExactly } from './decodeExactly.ts'
import type { ReadContext } from './readContext.ts'
import { tokenOn } from './tokens.ts'

const known = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
])
/** As good as without limit: more than any token has. */
const UNLIMITED = 2n ** 160n - 1n

/**
 * What a call does, as far as its calldata can be read: our own decoders first, then descriptors, then
 * the name of its function. What a token is called is its own word, unless the build knows it.
 */
export async function readAction(call: CallRequest, context: ReadContext): Promise<Action> {
  const { to, value = 0n, data } = call
  if (to === undefined) return { kind: 'deploy' }
  if (data === undefined) return { kind: 'send', to: getAddress(to), amount: value }
  const whole = { to, value, data }
  const { readBridge } = await import('./readBridge.ts')
  const bridge = await readBridge(whole, context, readAction)
  if (bridge !== undefined) return bridge
  // Tokens take no native currency: whatever this is, its value would be hidden.
  const own = value === 0n ? await readTokenCall(to, data, context) : undefined
  if (own !== undefined) return own
  const { readCall } = await import('./calls/readCall.ts')
  return readCall(whole, context, readAction)
}

async function readTokenCall(
  to: Address,
  data: `0x${string}`,
  { client, chainId }: ReadContext,
): Promise<Action | undefined> {
  for (const item of known) {
    const decoded = decodeExactly(item, data)
    if (decoded === undefined || !decoded.isExact) continue
    const [party, amount] = decoded.args
    if (typeof party !== 'string' || typeof amount !== 'bigint') continue
    const isApproval = item.name !== 'transfer'
    const shown = isApproval && isUnlimited(amount) ? null : amount
    const token = await tokenOn(client, { chainId, contract: getAddress(to) }, shown)
    return isApproval
      ? { kind: 'approve', spender: party, token }
      : { kind: 'transfer', to: party, token }
  }
  return undefined
}

/** Symbol and decimals as the build knows them, else as the contract tells them. */
export function readToken(
  client: PublicClient,
  contract: Address,
  amount: bigint,
): Promise<TokenAmount> {
  return tokenOn(client, { chainId: client.chain?.id, contract }, amount)
}

export function isUnlimited(amount: bigint): boolean {
  return amount >= UNLIMITED
}
