import { type Address, getAddress, type Hex, type Log, parseEventLogs, zeroAddress } from 'viem'
import { legacyPoolAbi, spokePoolAbi } from '../contracts/abi.ts'
import { bytes32ToAddress } from '../util/bytes.ts'

/** A deposit on the chain. Times are seconds since 1970. */
export type DepositLog = {
  readonly originChainId: number
  readonly destinationChainId: number
  readonly pool: Address
  readonly depositId: bigint
  readonly depositor: Address
  /** `undefined` for recipients and tokens on chains that are not EVM. */
  readonly recipient: Address | undefined
  readonly inputToken: Address
  readonly outputToken: Address | undefined
  readonly inputAmount: bigint
  readonly outputAmount: bigint
  readonly quoteTimestamp: number
  readonly fillDeadline: number
  /** An absolute time, unlike in a quote. */
  readonly exclusivityDeadline: number
  readonly exclusiveRelayer: Address
  readonly message: Hex
  readonly depositHash: Hex | undefined
  readonly blockNumber: bigint | undefined
  /** The time of its block, if the node sends it with the event. */
  readonly timestamp?: number | undefined
}

/** Returns the deposits in `logs`, of both generations of events, in their order. */
export function parseDepositLogs(
  logs: readonly Log[],
  { originChainId, pool }: { readonly originChainId: number; readonly pool?: Address | undefined },
): DepositLog[] {
  const own = logs.filter(
    (log) => pool === undefined || log.address.toLowerCase() === pool.toLowerCase(),
  )
  const events = [
    ...parseEventLogs({ abi: spokePoolAbi, eventName: 'FundsDeposited', logs: own }),
    ...parseEventLogs({ abi: legacyPoolAbi, eventName: 'V3FundsDeposited', logs: own }),
  ]
  return events
    .flatMap((event) => {
      const { args } = event
      const depositor = addressOf(args.depositor)
      const inputToken = addressOf(args.inputToken)
      if (depositor === undefined || inputToken === undefined) return []
      return {
        originChainId,
        destinationChainId: Number(args.destinationChainId),
        pool: getAddress(event.address),
        depositId: BigInt(args.depositId),
        depositor,
        recipient: addressOf(args.recipient),
        inputToken,
        outputToken: addressOf(args.outputToken),
        inputAmount: args.inputAmount,
        outputAmount: args.outputAmount,
        quoteTimestamp: args.quoteTimestamp,
        fillDeadline: args.fillDeadline,
        exclusivityDeadline: args.exclusivityDeadline,
        exclusiveRelayer: addressOf(args.exclusiveRelayer) ?? zeroAddress,
        message: args.message,
        depositHash: event.transactionHash ?? undefined,
        blockNumber: event.blockNumber ?? undefined,
        timestamp:
          typeof event.blockTimestamp === 'bigint' ? Number(event.blockTimestamp) : undefined,
        order: [event.blockNumber ?? 0n, BigInt(event.logIndex ?? 0)] as const,
      }
    })
    .sort((a, b) => ((a.order[0] - b.order[0] || a.order[1] - b.order[1]) < 0n ? -1 : 1))
    .map(({ order: _, ...deposit }) => deposit)
}

function addressOf(value: Hex): Address | undefined {
  return value.length === 42 ? value : bytes32ToAddress(value)
}
