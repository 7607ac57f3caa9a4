import {
  type Address,
  type Client,
  type Hex,
  type Log,
  numberToHex,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getTransactionReceipt } from 'viem/actions'
import { handlerAbi } from '../contracts/abi.ts'
import { arrivalOf } from './arrivalOf.ts'
import type { BridgeClient } from '../client/client.ts'
import { DepositNotFoundError } from '../errors/deposit.ts'
import { searchLogs } from '../logs/getLogsInRange.ts'
import { pinnedToken } from '../client/knownTokens.ts'
import { type FillLog, type FillType, parseFillLogs } from '../logs/parseFillLogs.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { type PoolState, readPoolState } from '../logs/readPoolState.ts'
import { isWhole, type PartOfRelay, relayHash } from '../logs/relayHash.ts'
import { fillTopics } from '../contracts/topics.ts'
import type { Abortable, FollowBase } from '../transport/transport.ts'

export type FillQuestion = Abortable &
  FollowBase & {
    readonly deposit: Pick<
      DepositLog,
      'originChainId' | 'destinationChainId' | 'depositId' | 'message'
    > &
      /** If it has all fields, the client can compare a fill without `log`. */
      PartOfRelay
    /** The whole event, if you have it. With it, the client can ask the pool itself. */
    readonly log?: DepositLog | undefined
    readonly destinationPool: Address
    /** The block to search the event from. @default as far back as nodes allow */
    readonly fromBlock?: bigint | undefined
  }

/** What the client needs to ask the pool about a deposit. */
export type StateQuestion = Pick<FillQuestion, 'destinationPool'> & {
  readonly log?: PartOfRelay | undefined
}

export type Found = {
  readonly hash: Hex | undefined
  /** Seconds since 1970. */
  readonly timestamp: number | undefined
  readonly fillType: FillType | undefined
  /** The amount that arrived after any speed-up, in base units of the output token. */
  readonly outputAmount: bigint | undefined
  /** The recipient after any speed-up. */
  readonly recipient: Address | undefined
  readonly actionSuccess: boolean | undefined
}

/** Filled, by an unknown transaction. */
export const filledSomehow: Found = {
  hash: undefined,
  timestamp: undefined,
  fillType: undefined,
  outputAmount: undefined,
  recipient: undefined,
  actionSuccess: undefined,
}

/** The pool's own state, in one call; undefined where a field of the deposit is unknown. */
export async function fillState(
  client: BridgeClient,
  { log, destinationPool: pool }: StateQuestion,
  /** One of several nodes. @default the chain's client */
  node?: Client,
): Promise<PoolState | undefined> {
  const hash = log && relayHash(log)
  if (log === undefined || hash === undefined) return undefined
  const chain = node ?? client.chainClient(log.destinationChainId)
  return readPoolState(chain, { pool, relayHash: hash })
}

/**
 * The pool's events. Undefined: there is no fill.
 *
 * @throws DepositNotFoundError where too little is known of the deposit
 */
export async function fillByLogs(
  client: BridgeClient,
  options: FillQuestion,
): Promise<Found | undefined> {
  const { deposit, destinationPool: address, fromBlock, signal } = options
  const chain = client.chainClient(deposit.destinationChainId)
  const topics = fillTopicsOf(deposit)
  const isLast = (log: Log) => fillAmong(options, [log]) !== undefined
  // A fill comes soon after its deposit.
  const isForward = fromBlock !== undefined
  const logs = await searchLogs(chain, { address, topics, fromBlock, isLast, isForward, signal })
  const fill = fillAmong(options, logs)
  return fill && describe(client, options, fill)
}

/**
 * The transaction that the indexer names, where the chain has it and it fills this deposit. Undefined:
 * there is no such transaction, whatever the indexer reports.
 *
 * @throws the nodes' error when they cannot be asked: then the fill is unknown
 */
export async function fillByIndexer(
  client: BridgeClient,
  options: FillQuestion,
): Promise<Found | undefined> {
  const { deposit, indexerUrl, orderId, signal } = options
  const { originChainId, depositId } = deposit
  const query = { originChainId, depositId, indexerUrl, orderId, signal }
  const answer = await client.transport.getDepositStatus(query)
  if (answer?.status !== 'filled' || answer.fillHash === undefined) return undefined
  const chain = client.chainClient(deposit.destinationChainId)
  const asked = getTransactionReceipt(chain, { hash: answer.fillHash })
  const receipt = await asked.catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
  const fill = receipt && fillAmong(options, receipt.logs)
  return fill && describe(client, options, fill)
}

/** Anyone may have filled something else under this id: the whole relay has to be the same. */
function fillAmong(
  { deposit: told, log, destinationPool: pool }: FillQuestion,
  logs: readonly Log[],
): FillLog | undefined {
  const deposit = log ?? told
  if (!isWhole(deposit)) throw new DepositNotFoundError(deposit.depositId)
  return parseFillLogs(logs, { pool, deposit })[0]
}

/** Of the events of a deposit's fill, of both generations. */
export function fillTopicsOf(deposit: Pick<DepositLog, 'originChainId' | 'depositId'>) {
  return [
    fillTopics,
    numberToHex(deposit.originChainId, { size: 32 }),
    numberToHex(deposit.depositId, { size: 32 }),
  ] as const
}

/**
 * Time, outcome of the calls and the received amount are useful, but a failure to read them is ignored. A
 * token with a transfer fee delivers less than the pool reports; a pinned token has no such fee.
 */
async function describe(
  client: BridgeClient,
  { deposit: told, log, destinationPool: pool }: FillQuestion,
  { fillHash, blockNumber, fillType, outputAmount, recipient, ...fill }: FillLog,
): Promise<Found> {
  const deposit = log ?? told
  const chain = client.chainClient(deposit.destinationChainId)
  const time = async () => {
    if (fill.timestamp !== undefined || blockNumber === undefined) return fill.timestamp
    return Number((await getBlock(chain, { blockNumber })).timestamp)
  }
  const { destinationChainId, message, outputToken } = deposit
  const isPinned = outputToken && pinnedToken(client, destinationChainId, outputToken) !== undefined
  const events = async () => {
    if (fillHash === undefined || (isPinned === true && message === '0x')) return undefined
    return (await getTransactionReceipt(chain, { hash: fillHash })).logs
  }
  const [timestamp, logs] = await Promise.all([
    time().catch(() => undefined),
    events().catch(() => undefined),
  ])
  const failed = logs && parseEventLogs({ abi: handlerAbi, eventName: 'CallsFailed', logs })
  const arrived =
    logs !== undefined && recipient !== undefined && isWhole(deposit)
      ? arrivalOf(logs, { deposit, pool, recipient }).amount
      : outputAmount
  return {
    hash: fillHash,
    timestamp,
    fillType,
    recipient,
    // Zero means that the usual events are missing: then the pool's own amount counts.
    outputAmount: arrived > 0n && arrived < outputAmount ? arrived : outputAmount,
    actionSuccess: message === '0x' ? undefined : failed && failed.length === 0,
  }
}
