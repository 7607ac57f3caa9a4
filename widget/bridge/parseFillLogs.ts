import {
  type Address,
  getAddress,
  type Hex,
  keccak256,
  type Log,
  parseEventLogs,
  zeroHash,
} from 'viem'
import { legacyPoolAbi, spokePoolAbi } from './abi.ts'
import { bytes32ToAddress } from './bytes.ts'
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
  /** Undefined when it is no EVM address. */
  readonly depositor: Address | undefined
  /** Base units of the input token. */
  readonly inputAmount: bigint
  readonly recipient: Address | undefined
  /** What arrived, after any speed-up; base units of the output token. */
  readonly outputAmount: bigint
  /** Of what the recipient was called with, after any speed-up; zero where there is no message. */
  readonly messageHash: Hex
  /** `undefined` for a type that we do not know yet. */
  readonly fillType: FillType | undefined
  readonly fillHash: Hex | undefined
  readonly blockNumber: bigint | undefined
  /** Seconds since 1970, where the node tells it with the event. */
  readonly timestamp: number | undefined
}

/**
 * The fills among `logs`, of both generations of events. Anyone may fill a relay that nobody asked
 * for under the id of any deposit: only with `deposit` and `pool` they are fills of that deposit.
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
    /** Only what fills exactly this one, as `getDeposit` and `parseDepositLogs` tell it. */
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
