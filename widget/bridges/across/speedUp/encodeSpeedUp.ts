import { concat, encodeFunctionData, type Hex } from 'viem'
import { legacyPoolAbi, spokePoolAbi } from '../contracts/abi.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import type { PoolCall } from '../deposit/encodeDeposit.ts'
import { integratorSuffix } from '../contracts/integratorSuffix.ts'
import type { PreparedSpeedUp } from './speedUp.ts'

const MAX_LEGACY_ID = 2n ** 32n - 1n

/** The call that announces the new offer to relayers, in the format of the pool's generation. */
export function encodeSpeedUp(prepared: PreparedSpeedUp, signature: Hex): PoolCall {
  const { deposit, generation, updatedOutputAmount, updatedMessage, updatedRecipient } = prepared
  const { depositor, depositId, pool } = deposit
  const data =
    generation === 'current'
      ? encodeFunctionData({
          abi: spokePoolAbi,
          functionName: 'speedUpDeposit',
          args: [
            addressToBytes32(depositor),
            depositId,
            updatedOutputAmount,
            addressToBytes32(updatedRecipient),
            updatedMessage,
            signature,
          ],
        })
      : encodeFunctionData({
          abi: legacyPoolAbi,
          functionName: 'speedUpV3Deposit',
          args: [
            depositor,
            Number(depositId),
            updatedOutputAmount,
            updatedRecipient,
            updatedMessage,
            signature,
          ],
        })
  return { to: pool, data: concat([data, integratorSuffix(prepared.integratorId)]), value: 0n }
}

/** True when the pools of before bytes32 can have a deposit of this id. */
export function isLegacyId(depositId: bigint): boolean {
  return depositId <= MAX_LEGACY_ID
}
