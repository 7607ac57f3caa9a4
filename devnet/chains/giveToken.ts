import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { tokenAbi } from './abi.ts'
import type { Contracts } from './contracts.ts'
import type { DevChain } from './devChain.ts'
import { sendAsDeployer } from './sendAsDeployer.ts'

const WETH_DEPOSIT = '0xd0e30db0'

/** The tokens of a chain that its deployer mints. */
export function mintedOf({ wrapped, weth, usdc, dai, coin }: Contracts): readonly Address[] {
  const tokens = [usdc, dai, ...(coin === undefined ? [] : [coin])]
  return isAddressEqual(wrapped, weth) ? tokens : [...tokens, weth]
}

/** Mints a token to somebody; the wrapped currency has to be bought and passed on. The deployer pays. */
export async function giveToken(
  { client, contracts }: Pick<DevChain, 'client' | 'contracts'>,
  { token, to, amount }: { token: Address; to: Address; amount: bigint },
): Promise<void> {
  const isWeth = isAddressEqual(token, contracts.wrapped)
  if (isWeth) await sendAsDeployer(client, { to: token, data: WETH_DEPOSIT, value: amount })
  const functionName = isWeth ? 'transfer' : 'mint'
  const data = encodeFunctionData({ abi: tokenAbi, functionName, args: [to, amount] })
  await sendAsDeployer(client, { to: token, data })
}
