import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem'
import { addressToBytes32 } from './bytes.ts'
import type { DepositLog } from './parseDepositLogs.ts'

const parameters = parseAbiParameters([
  'RelayData relayData, uint256 destinationChainId',
  'struct RelayData { bytes32 depositor; bytes32 recipient; bytes32 exclusiveRelayer; bytes32 inputToken; bytes32 outputToken; uint256 inputAmount; uint256 outputAmount; uint256 originChainId; uint256 depositId; uint32 fillDeadline; uint32 exclusivityDeadline; bytes message; }',
])

/** The key of the deposit in the destination pool; undefined when a part is not an EVM address. */
export function relayHash(deposit: DepositLog): Hex | undefined {
  const { recipient, outputToken } = deposit
  if (recipient === undefined || outputToken === undefined) return undefined
  const relayData = {
    ...deposit,
    depositor: addressToBytes32(deposit.depositor),
    recipient: addressToBytes32(recipient),
    exclusiveRelayer: addressToBytes32(deposit.exclusiveRelayer),
    inputToken: addressToBytes32(deposit.inputToken),
    outputToken: addressToBytes32(outputToken),
    originChainId: BigInt(deposit.originChainId),
  }
  return keccak256(encodeAbiParameters(parameters, [relayData, BigInt(deposit.destinationChainId)]))
}
