import { type Address, isAddressEqual, parseEther, parseUnits } from 'viem'
import { tokenAbi } from './abi.ts'
import type { DevChain } from './devChain.ts'
import { giveToken } from './giveToken.ts'
import { inTurn } from './inTurn.ts'

/** What an account gets, in whole units. */
const funding = {
  native: '100',
  usdc: '25000',
  dai: '25000',
  weth: '10',
  coin: '100',
  usdt: '25000',
  feeToken: '25000',
} as const

/** Gives an account native currency and tokens on one chain. */
export async function fund(
  chain: Pick<DevChain, 'client' | 'contracts'>,
  to: Address,
): Promise<void> {
  const { client, contracts } = chain
  await client.setBalance({ address: to, value: parseEther(funding.native) })
  await inTurn(client, async () => {
    const { usdc, dai, weth, wrapped, usdt, feeToken } = contracts
    const coin = isAddressEqual(wrapped, weth) ? contracts.coin : wrapped
    const decimals = await client.readContract({
      abi: tokenAbi,
      address: usdc,
      functionName: 'decimals',
    })
    await giveToken(chain, { token: usdc, to, amount: parseUnits(funding.usdc, decimals) })
    await giveToken(chain, { token: dai, to, amount: parseUnits(funding.dai, 18) })
    await giveToken(chain, { token: weth, to, amount: parseEther(funding.weth) })
    if (coin !== undefined) {
      await giveToken(chain, { token: coin, to, amount: parseEther(funding.coin) })
    }
    if (usdt !== undefined) {
      await giveToken(chain, { token: usdt, to, amount: parseUnits(funding.usdt, 6) })
    }
    if (feeToken !== undefined) {
      await giveToken(chain, { token: feeToken, to, amount: parseEther(funding.feeToken) })
    }
  })
}
