import { encodeAbiParameters, getAbiItem, type Hex, keccak256, pad, zeroHash } from 'viem'
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

type Told = Pick<
  Deposit,
  | 'depositor'
  | 'recipient'
  | 'exclusiveRelayer'
  | 'inputToken'
  | 'outputToken'
  | 'inputAmount'
  | 'outputAmount'
  | 'fillDeadline'
  | 'exclusivityDeadline'
> & { originChainId: bigint | number; depositId: bigint | number } & (
    | { message: Hex }
    | { messageHash: Hex }
  )

/** What a deposit and its fill tell alike: all of the relay, since anyone may fill another under its id. */
export function relayKey(told: Told): string {
  const messageHash = 'messageHash' in told ? told.messageHash : hashOf(told.message)
  return [
    ...[told.originChainId, told.depositId, told.inputAmount, told.outputAmount],
    ...[told.fillDeadline, told.exclusivityDeadline, messageHash],
    ...[told.depositor, told.recipient, told.exclusiveRelayer].map(bytes32),
    ...[told.inputToken, told.outputToken].map(bytes32),
  ].join(':')
}

function hashOf(message: Hex): Hex {
  return message === '0x' ? zeroHash : keccak256(message)
}

function bytes32(value: Hex): string {
  return pad(value).toLowerCase()
}
