import { type Address, getAddress, type Hex, type Log, parseEventLogs } from 'viem'
import { legacyPoolAbi, spokePoolAbi } from './abi.ts'
import { bytes32ToAddress } from './bytes.ts'

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
  /** `undefined` for a type that we do not know yet. */
  readonly fillType: FillType | undefined
  readonly fillHash: Hex | undefined
  readonly blockNumber: bigint | undefined
  /** Seconds since 1970, where the node tells it with the event. */
  readonly timestamp: number | undefined
}

/** The fills among `logs`, of both generations of events. */
export function parseFillLogs(
  logs: readonly Log[],
  {
    originChainId,
    depositId,
    pool,
  }: {
    readonly originChainId?: number | undefined
    readonly depositId?: bigint | undefined
    readonly pool?: Address | undefined
  } = {},
): FillLog[] {
  const own = logs.filter(
    (log) => pool === undefined || log.address.toLowerCase() === pool.toLowerCase(),
  )
  return [
    ...parseEventLogs({ abi: spokePoolAbi, eventName: 'FilledRelay', logs: own }),
    ...parseEventLogs({ abi: legacyPoolAbi, eventName: 'FilledV3Relay', logs: own }),
  ]
    .map(({ args, address, transactionHash, blockNumber, blockTimestamp }) => ({
      pool: getAddress(address),
      originChainId: Number(args.originChainId),
      depositId: BigInt(args.depositId),
      relayer: addressOf(args.relayer),
      depositor: addressOf(args.depositor),
      inputAmount: args.inputAmount,
      recipient: addressOf(args.relayExecutionInfo.updatedRecipient),
      outputAmount: args.relayExecutionInfo.updatedOutputAmount,
      fillType: fillTypes[args.relayExecutionInfo.fillType],
      fillHash: transactionHash ?? undefined,
      blockNumber: blockNumber ?? undefined,
      timestamp: typeof blockTimestamp === 'bigint' ? Number(blockTimestamp) : undefined,
    }))
    .filter((fill) => originChainId === undefined || fill.originChainId === originChainId)
    .filter((fill) => depositId === undefined || fill.depositId === depositId)
}

function addressOf(value: Hex): Address | undefined {
  return value.length === 42 ? value : bytes32ToAddress(value)
}
