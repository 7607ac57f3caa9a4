import {
  type Address,
  type Hex,
  numberToHex,
  parseEther,
  parseUnits,
  encodeFunctionData,
} from 'viem'
import { tokenAbi } from './abi.ts'
import { deployer } from './accounts.ts'
import type { DevChain } from './devChain.ts'
import { inTurn } from './inTurn.ts'
import { waitForReceipt } from './receipt.ts'

const WETH_DEPOSIT = '0xd0e30db0'

/** What an account gets, in whole units. */
export const funding = { native: '100', usdc: '25000', dai: '25000', weth: '10' } as const

/** Gives an account native currency and tokens on one chain. */
export async function fund(
  { client, contracts }: Pick<DevChain, 'client' | 'contracts'>,
  address: Address,
): Promise<void> {
  await client.setBalance({ address, value: parseEther(funding.native) })
  const mint = (decimals: number, amount: string) =>
    encodeFunctionData({
      abi: tokenAbi,
      functionName: 'mint',
      args: [address, parseUnits(amount, decimals)],
    })
  // Minting is open to anybody, so anvil's own unlocked deployer pays: no nonce is shared with
  // the relayer. WETH has to be bought and passed on.
  const weth = parseEther(funding.weth)
  const transfer = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transfer',
    args: [address, weth],
  })
  await inTurn(client, async () => {
    await send(client, contracts.usdc, mint(6, funding.usdc))
    await send(client, contracts.dai, mint(18, funding.dai))
    await send(client, contracts.weth, WETH_DEPOSIT, weth)
    await send(client, contracts.weth, transfer)
  })
}

async function send(client: DevChain['client'], to: Address, data: Hex, value = 0n): Promise<void> {
  const hash: Hex = await client.request({
    method: 'eth_sendTransaction',
    params: [
      { from: deployer.address, to, data, value: numberToHex(value), gas: numberToHex(200_000) },
    ],
  } as never)
  await waitForReceipt(client, hash)
}
