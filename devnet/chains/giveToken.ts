import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { tokenAbi } from './abi.ts'
import type { Contracts } from './contracts.ts'
import type { DevChain } from './devChain.ts'
import { sendAsDeployer } from './sendAsDeployer.ts'

const WETH_DEPOSIT = '0xd0e30db0'

/** The tokens of a chain that its deployer mints. */
export function mintedOf({ wrapped, weth, usdc, dai, coin, usdt }: Contracts): readonly Address[] {
  const tokens = [usdc, dai, coin, usdt].filter((token) => token !== undefined)
  return isAddressEqual(wrapped, weth) ? tokens : [...tokens, weth]
}

/**
 * Gives a token to an account, paid by the deployer. The deployer mints the tokens of `mintedOf`, buys the
 * wrapped currency before it transfers it, and transfers the fee token from its own supply.
 */
export async function giveToken(
  { client, contracts }: Pick<DevChain, 'client' | 'contracts'>,
  { token, to, amount }: { token: Address; to: Address; amount: bigint },
): Promise<void> {
  const isWeth = isAddressEqual(token, contracts.wrapped)
  if (isWeth) await sendAsDeployer(client, { to: token, data: WETH_DEPOSIT, value: amount })
  const isPassedOn = isWeth || token === contracts.feeToken
  const functionName = isPassedOn ? 'transfer' : 'mint'
  const data = encodeFunctionData({ abi: tokenAbi, functionName, args: [to, amount] })
  await sendAsDeployer(client, { to: token, data })
}
