import { type Hex, numberToHex, parseEventLogs } from 'viem'
import { getBlock, getBlockNumber, getTransactionReceipt, readContract } from 'viem/actions'
import { handlerAbi, spokePoolAbi } from './abi.ts'
import type { BridgeClient } from './client.ts'
import { getLogsInRange } from './getLogsInRange.ts'
import { type FillLog, type FillType, parseFillLogs } from './parseFillLogs.ts'
import { relayHash } from './relayHash.ts'
import { fillTopics } from './topics.ts'
import type { WaitForFillOptions } from './waitForFill.ts'

const FILLED = 2n

export type Found = {
  readonly hash: Hex | undefined
  readonly timestamp: number | undefined
  readonly fillType: FillType | undefined
  readonly outputAmount: bigint | undefined
  readonly actionSuccess: boolean | undefined
}

/** Looks once. `open`: not filled; `unknown`: it cannot tell. */
export type FillSource = (
  client: BridgeClient,
  options: WaitForFillOptions,
) => Promise<Found | 'open' | 'unknown'>

/** The pool's events, by origin chain and deposit id. */
export const fillByLogs: FillSource = async (client, options) => {
  const { deposit, destinationPool, fromBlock, signal } = options
  const chain = client.chainClient(deposit.destinationChainId)
  const toBlock = await getBlockNumber(chain, { cacheTime: 0 })
  const [originChainId, depositId] = [BigInt(deposit.originChainId), deposit.depositId]
  const topics = [
    fillTopics,
    numberToHex(originChainId, { size: 32 }),
    numberToHex(depositId, { size: 32 }),
  ] as const
  const range = { address: destinationPool, topics, fromBlock, toBlock, signal }
  const [fill] = parseFillLogs(await getLogsInRange(chain, range))
  return fill === undefined ? 'open' : describe(client, options, fill)
}

/** The pool's own state: one call, no search. */
export const fillByStatus: FillSource = async (client, { log, destinationPool }) => {
  const hash = log && relayHash(log)
  if (log === undefined || hash === undefined) return 'unknown'
  const status = await readContract(client.chainClient(log.destinationChainId), {
    address: destinationPool,
    abi: spokePoolAbi,
    functionName: 'fillStatuses',
    args: [hash],
  })
  return status === FILLED ? nothingMore : 'open'
}

/** The indexer; its word is checked against the receipt when the chain can be reached. */
export const fillByIndexer: FillSource = async (client, options) => {
  const { deposit, destinationPool, signal } = options
  const { originChainId, depositId } = deposit
  const answer = await client.transport.getDepositStatus({ originChainId, depositId, signal })
  if (answer?.status !== 'filled' || answer.fillHash === undefined) return 'open'
  const { fillHash, actionSuccess } = answer
  const chain = client.chainClient(deposit.destinationChainId)
  const receipt = await getTransactionReceipt(chain, { hash: fillHash }).catch(() => undefined)
  if (receipt === undefined) return { ...nothingMore, hash: fillHash, actionSuccess }
  const [fill] = parseFillLogs(receipt.logs, { originChainId, depositId, pool: destinationPool })
  return fill === undefined ? 'unknown' : describe(client, options, fill)
}

const nothingMore: Found = {
  hash: undefined,
  timestamp: undefined,
  fillType: undefined,
  outputAmount: undefined,
  actionSuccess: undefined,
}

/** Time and outcome of the calls are worth knowing, but not worth failing for. */
async function describe(
  client: BridgeClient,
  { deposit }: WaitForFillOptions,
  { fillHash, blockNumber, fillType, outputAmount }: FillLog,
): Promise<Found> {
  const chain = client.chainClient(deposit.destinationChainId)
  const time = async () =>
    blockNumber === undefined
      ? undefined
      : Number((await getBlock(chain, { blockNumber })).timestamp)
  const actions = async () => {
    if (deposit.message === '0x' || fillHash === undefined) return undefined
    const { logs } = await getTransactionReceipt(chain, { hash: fillHash })
    return parseEventLogs({ abi: handlerAbi, eventName: 'CallsFailed', logs }).length === 0
  }
  const [timestamp, actionSuccess] = await Promise.all([
    time().catch(() => undefined),
    actions().catch(() => undefined),
  ])
  return { hash: fillHash, timestamp, fillType, outputAmount, actionSuccess }
}
