import {
  type Address,
  getAddress,
  type Hex,
  keccak256,
  type Log,
  parseEventLogs,
  zeroHash,
} from 'viem'
import { legacyPoolAbi, spokePoolAbi } from '../contracts/abi.ts'
import { bytes32ToAddress } from '../util/bytes.ts'
import { type Relay, relayHash } from './relayHash.ts'

/** In the order of the contracts' numbers. */
export const fillTypes = ['FastFill', 'ReplacedSlowFill', 'SlowFill'] as const

/** S3.18 */
export type FillType = (typeof fillTypes)[number]

export type FillLog = {
  readonly pool: Address
  readonly originChainId: number
  readonly depositId: bigint
  readonly relayer: Address | undefined
  /** Undefined if it is not an EVM address. */
  readonly depositor: Address | undefined
  /** In base units of the input token. */
  readonly inputAmount: bigint
  readonly recipient: Address | undefined
  /** The amount that arrived after any speed-up, in base units of the output token. */
  readonly outputAmount: bigint
  /** The hash of the message to the recipient after any speed-up; zero without a message. */
  readonly messageHash: Hex
  /** `undefined` for an unknown type. */
  readonly fillType: FillType | undefined
  readonly fillHash: Hex | undefined
  readonly blockNumber: bigint | undefined
  /** In seconds since 1970, if the node sends it with the event. */
  readonly timestamp: number | undefined
}

/**
 * Returns the fills in `logs`, of both generations of events. Anyone can fill a made-up relay under the id of any
 * deposit. Pass `deposit` and `pool` to get only fills of that deposit.
 */
export function parseFillLogs(
  logs: readonly Log[],
  {
    originChainId,
    depositId,
    pool,
    deposit,
  }: {
    readonly originChainId?: number | undefined
    readonly depositId?: bigint | undefined
    readonly pool?: Address | undefined
    /** Returns only fills of this deposit, which is a result of `getDeposit` or `parseDepositLogs`. */
    readonly deposit?: Relay | undefined
  } = {},
): FillLog[] {
  const own = logs.filter(
    (log) => pool === undefined || log.address.toLowerCase() === pool.toLowerCase(),
  )
  return [
    ...parseEventLogs({ abi: spokePoolAbi, eventName: 'FilledRelay', logs: own }),
    ...parseEventLogs({ abi: legacyPoolAbi, eventName: 'FilledV3Relay', logs: own }),
  ]
    .filter(({ args }) => deposit === undefined || isFillOf(deposit, args))
    .map(({ args, address, transactionHash, blockNumber, blockTimestamp }) => ({
      pool: getAddress(address),
      originChainId: Number(args.originChainId),
      depositId: BigInt(args.depositId),
      relayer: addressOf(args.relayer),
      depositor: addressOf(args.depositor),
      inputAmount: args.inputAmount,
      recipient: addressOf(args.relayExecutionInfo.updatedRecipient),
      outputAmount: args.relayExecutionInfo.updatedOutputAmount,
      messageHash:
        'updatedMessageHash' in args.relayExecutionInfo
          ? args.relayExecutionInfo.updatedMessageHash
          : messageHashOf(args.relayExecutionInfo.updatedMessage),
      fillType: fillTypes[args.relayExecutionInfo.fillType],
      fillHash: transactionHash ?? undefined,
      blockNumber: blockNumber ?? undefined,
      timestamp: typeof blockTimestamp === 'bigint' ? Number(blockTimestamp) : undefined,
    }))
    .filter((fill) => originChainId === undefined || fill.originChainId === originChainId)
    .filter((fill) => depositId === undefined || fill.depositId === depositId)
}

type FillArgs = Omit<Relay, 'originChainId' | 'depositId' | 'destinationChainId' | 'message'> & {
  readonly originChainId: bigint
  readonly depositId: bigint | number
} & ({ readonly message: Hex } | { readonly messageHash: Hex })

/** By all that a pool knows a deposit by; of the message today's event has the hash alone. */
function isFillOf(deposit: Relay, args: FillArgs): boolean {
  const { message } = deposit
  const [originChainId, depositId] = [Number(args.originChainId), BigInt(args.depositId)]
  const isMessage = 'message' in args || args.messageHash === messageHashOf(message)
  return (
    isMessage && relayHash({ ...deposit, ...args, originChainId, depositId }) === relayHash(deposit)
  )
}

/** A message as the events of today name it. */
export function messageHashOf(message: Hex): Hex {
  return message === '0x' ? zeroHash : keccak256(message)
}

function addressOf(value: Hex): Address | undefined {
  return value.length === 42 ? value : bytes32ToAddress(value)
}
