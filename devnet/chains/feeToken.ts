import { type Address, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { tokenAbi } from './abi.ts'
import { deployer } from './accounts.ts'
import { uniswapArtifact } from './artifact.ts'
import type { ChainClient } from './client.ts'
import { waitForReceipt } from './receipt.ts'
import { sendAsDeployer } from './sendAsDeployer.ts'

/**
 * Deploys a token (`DTT`, 18 decimals) that keeps 1 % of each transfer. The recipient holds 99 % of the
 * amount, because the transfer to them is charged too.
 */
export async function giveFeeToken(
  client: ChainClient,
  { to, amount }: { to: Address; amount: bigint },
): Promise<Address> {
  const { abi, bytecode } = uniswapArtifact('DeflatingERC20')
  const hash: Hex = await client.request({
    method: 'eth_sendTransaction',
    params: [{ from: deployer.address, data: encodeDeployData({ abi, bytecode, args: [amount] }) }],
  })
  const { contractAddress } = await waitForReceipt(client, hash)
  if (!contractAddress) throw new Error('The token was not deployed')
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] })
  await sendAsDeployer(client, { to: contractAddress, data })
  return contractAddress
}
