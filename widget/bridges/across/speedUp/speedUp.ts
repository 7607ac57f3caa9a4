import type { Address, Hex } from 'viem'
import { addressToBytes32 } from '../util/bytes.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { WalletTypedData } from '../transaction/wallet.ts'

/** A speed-up that is ready to sign. Amounts are in base units of the output token. */
export type PreparedSpeedUp = {
  readonly deposit: DepositLog
  readonly updatedOutputAmount: bigint
  readonly updatedRecipient: Address
  readonly updatedMessage: Hex
  /** The lowest possible offer: the quote of a new deposit, but not more than the original amount. */
  readonly requiredOutputAmount: bigint
  /** `legacy` for a pool from before bytes32 (`speedUpV3Deposit`). */
  readonly generation: 'current' | 'legacy'
  /** The integrator id as two bytes of hex, appended to the call. */
  readonly integratorId: string
}

/**
 * Returns the typed data that the depositor signs. Its domain names no contract, so that the pools of both chains
 * accept it (S9.10).
 */
export function speedUpTypedData(prepared: PreparedSpeedUp): WalletTypedData {
  const { deposit, generation, updatedOutputAmount, updatedMessage, updatedRecipient } = prepared
  const isLegacy = generation === 'legacy'
  return {
    domain: { name: 'ACROSS-V2', version: '1.0.0', chainId: deposit.originChainId },
    types: {
      UpdateDepositDetails: [
        { name: 'depositId', type: isLegacy ? 'uint32' : 'uint256' },
        { name: 'originChainId', type: 'uint256' },
        { name: 'updatedOutputAmount', type: 'uint256' },
        { name: 'updatedRecipient', type: isLegacy ? 'address' : 'bytes32' },
        { name: 'updatedMessage', type: 'bytes' },
      ],
    },
    primaryType: 'UpdateDepositDetails',
    message: {
      depositId: deposit.depositId,
      originChainId: BigInt(deposit.originChainId),
      updatedOutputAmount,
      updatedRecipient: isLegacy ? updatedRecipient : addressToBytes32(updatedRecipient),
      updatedMessage,
    },
  }
}
