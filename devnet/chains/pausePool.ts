import { encodeFunctionData } from 'viem'
import { spokePoolAbi } from './abi.ts'
import type { DevChain } from './devChain.ts'
import { inTurn } from './inTurn.ts'
import { sendAsDeployer } from './sendAsDeployer.ts'

/** The pool's owner stops deposits or fills, or lets them go on. */
export async function pausePool(
  { client, contracts }: DevChain,
  { functionName, paused }: { functionName: 'pauseDeposits' | 'pauseFills'; paused: boolean },
): Promise<void> {
  const data = encodeFunctionData({ abi: spokePoolAbi, functionName, args: [paused] })
  await inTurn(client, () => sendAsDeployer(client, { to: contracts.spokePool, data }))
}
