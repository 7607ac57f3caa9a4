import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  keccak256,
  pad,
} from 'viem'
import { erc20Abi, spokePoolAbi } from '../contracts/abi.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'

export const [originChainId, destinationChainId] = [31337, 31338] as const
export const originPool: Address = `0x${'a1'.repeat(20)}`
export const destinationPool: Address = `0x${'b2'.repeat(20)}`
export const token: Address = `0x${'c3'.repeat(20)}`
const zero = `0x${'0'.repeat(64)}` as const

export type Tx = {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  readonly nonce: number
}
export type RawLog = { address: Address; topics: readonly Hex[]; data: Hex }

/** What an approval allows. */
export function approvedBy(data: Hex): bigint {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  return functionName === 'approve' ? args[1] : 0n
}

/** What a deposit is asked with. */
export function depositArgs(data: Hex) {
  const { functionName, args } = decodeFunctionData({ abi: spokePoolAbi, data })
  if (functionName !== 'deposit') throw new Error(`${functionName} is not modelled`)
  return args
}

/** The event as the token emits it. */
export function approvalLog(tx: Tx): RawLog {
  const topics = encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Approval',
    args: { owner: tx.from, spender: originPool },
  }) as Hex[] // no topic of it is a list
  const data = encodeAbiParameters([{ type: 'uint256' }], [approvedBy(tx.data)])
  return { address: token, topics, data }
}

/** The event as the origin's pool emits it. */
export function depositLog(tx: Tx, depositId: bigint): RawLog {
  const args = depositArgs(tx.data)
  const [depositor, recipient, input, output, inputAmount, outputAmount, destination] = args
  const [exclusiveRelayer, quoteTimestamp, fillDeadline, exclusivity, message] = args.slice(7) as [
    Hex,
    number,
    number,
    number,
    Hex,
  ]
  const topics = encodeEventTopics({
    abi: spokePoolAbi,
    eventName: 'FundsDeposited',
    args: { destinationChainId: destination, depositId, depositor },
  }) as Hex[] // no topic of it is a list
  const data = encodeAbiParameters(
    [
      'bytes32',
      'bytes32',
      'uint256',
      'uint256',
      'uint32',
      'uint32',
      'uint32',
      'bytes32',
      'bytes32',
      'bytes',
    ].map((type) => ({ type })),
    [
      input,
      output,
      inputAmount,
      outputAmount,
      quoteTimestamp,
      fillDeadline,
      exclusivity,
      recipient,
      exclusiveRelayer,
      message,
    ],
  )
  return { address: originPool, topics, data }
}

/** The event as the destination's pool emits it. */
export function fillLog(deposit: DepositLog): RawLog {
  const [depositor, recipient] = [pad(deposit.depositor), pad(deposit.recipient ?? '0x')]
  const topics = encodeEventTopics({
    abi: spokePoolAbi,
    eventName: 'FilledRelay',
    args: {
      originChainId: BigInt(originChainId),
      depositId: deposit.depositId,
      relayer: pad(destinationPool),
    },
  }) as Hex[] // no topic of it is a list
  const { inputToken, outputToken, inputAmount, outputAmount, fillDeadline } = deposit
  const info = {
    name: 'info',
    type: 'tuple' as const,
    components: ['bytes32', 'bytes32', 'uint256', 'uint8'].map((type, at) => ({
      type,
      name: String(at),
    })),
  }
  const data = encodeAbiParameters(
    [
      ...[
        'bytes32',
        'bytes32',
        'uint256',
        'uint256',
        'uint256',
        'uint32',
        'uint32',
        'bytes32',
        'bytes32',
        'bytes32',
        'bytes32',
      ].map((type) => ({ type })),
      info,
    ],
    [
      pad(inputToken),
      pad(outputToken ?? '0x'),
      inputAmount,
      outputAmount,
      1n,
      fillDeadline,
      deposit.exclusivityDeadline,
      pad(deposit.exclusiveRelayer),
      depositor,
      recipient,
      deposit.message === '0x' ? zero : keccak256(deposit.message),
      { 0: recipient, 1: zero, 2: outputAmount, 3: 0 },
    ],
  )
  return { address: destinationPool, topics, data }
}
