import { encodeAbiParameters, getAbiItem, type Hex, keccak256 } from 'viem'
import { spokePoolAbi } from './abi.ts'
import type { Deposit } from './ledger.ts'

const [relayDataParameter] = getAbiItem({ abi: spokePoolAbi, name: 'requestSlowFill' }).inputs

/** The pool's own data of a deposit, as fills and slow fills take it. */
export function relayDataOf(deposit: Deposit) {
  return { ...deposit, originChainId: BigInt(deposit.originChainId) }
}

/** What the destination's pool files a deposit under. */
export function relayHash(deposit: Deposit): Hex {
  return keccak256(
    encodeAbiParameters(
      [relayDataParameter, { type: 'uint256' }],
      [relayDataOf(deposit), BigInt(deposit.destinationChainId)],
    ),
  )
}
