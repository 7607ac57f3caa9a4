import { type Address, encodeFunctionData, type Hex, maxUint256, pad } from 'viem'
import { spokePoolAbi } from '../chains/abi.ts'
import { relayerAccount } from '../chains/accounts.ts'
import { callRpc } from '../chains/callRpc.ts'
import { ApiError } from './apiError.ts'
import type { Route } from './route.ts'

const FILL_SECONDS = 3_600

/** Tries a fill with a message before it is priced; one that reverts is the API's error. */
export async function simulateFill(
  { origin, destination, inputToken, outputToken }: Route,
  deposit: {
    inputAmount: bigint
    outputAmount: bigint
    message: Hex
    recipient: Address | undefined
  },
): Promise<void> {
  const { message, recipient, inputAmount, outputAmount } = deposit
  if (message === '0x' || recipient === undefined) return
  const { timestamp } = await destination.client.getBlock()
  const data = encodeFunctionData({
    abi: spokePoolAbi,
    functionName: 'fillRelay',
    args: [
      {
        depositor: pad(recipient),
        recipient: pad(recipient),
        exclusiveRelayer: pad('0x00'),
        inputToken: pad(inputToken.address),
        outputToken: pad(outputToken.address),
        inputAmount,
        outputAmount,
        originChainId: BigInt(origin.chainId),
        // An id that no deposit has.
        depositId: maxUint256,
        fillDeadline: Number(timestamp) + FILL_SECONDS,
        exclusivityDeadline: 0,
        message,
      },
      BigInt(destination.chainId),
      pad(relayerAccount.address),
    ],
  })
  const call = { from: relayerAccount.address, to: destination.contracts.spokePool, data }
  const answer = await callRpc(destination.directUrl, 'eth_call', [call, 'latest'])
  if (answer.error === undefined) return
  throw new ApiError({
    code: 'SIMULATION_ERROR',
    message: answer.error.message,
    transaction: { ...call, chainId: destination.chainId },
  })
}
