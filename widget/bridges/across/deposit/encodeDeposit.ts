import { type Address, concat, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { spokePoolAbi } from '../contracts/abi.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import { integratorSuffix } from '../contracts/integratorSuffix.ts'
import type { Transfer } from '../transfer/transfer.ts'

export type PoolCall = { readonly to: Address; readonly data: Hex; readonly value: bigint }

/**
 * The call that makes the deposit: `current` for the pools of today, `legacy` (`depositV3`) for a
 * pool that does not have it.
 */
export function encodeDeposit(
  transfer: Transfer,
  generation: 'current' | 'legacy' = 'current',
): PoolCall {
  const { route, owner, recipient } = transfer
  const inputAmount = BigInt(transfer.inputAmount)
  const amounts = [
    inputAmount,
    BigInt(transfer.outputAmount),
    BigInt(route.destinationChainId),
  ] as const
  const times = [
    transfer.quoteTimestamp,
    transfer.fillDeadline,
    transfer.exclusivityDeadline,
    transfer.message,
  ] as const
  const addresses = [owner, recipient, route.inputToken, route.outputToken] as const
  const relayer = transfer.exclusiveRelayer ?? zeroAddress
  const [a, b, c, d] = addresses
  const call =
    generation === 'current'
      ? encodeFunctionData({
          abi: spokePoolAbi,
          functionName: 'deposit',
          args: [
            addressToBytes32(a),
            addressToBytes32(b),
            addressToBytes32(c),
            addressToBytes32(d),
            ...amounts,
            addressToBytes32(relayer),
            ...times,
          ],
        })
      : encodeFunctionData({
          abi: spokePoolAbi,
          functionName: 'depositV3',
          args: [...addresses, ...amounts, relayer, ...times],
        })
  return {
    to: transfer.originPool,
    data: concat([call, integratorSuffix(transfer.integratorId)]),
    value: route.isNative ? inputAmount : 0n,
  }
}
