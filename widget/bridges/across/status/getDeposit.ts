import type { Address, Hex } from 'viem'
import { getBlock, getTransaction, getTransactionReceipt } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import { type DepositOutcome, depositOutcome } from './depositOutcome.ts'
import { type DepositQuery, findDepositLog } from '../deposit/findDepositLog.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { tried } from '../client/tried.ts'
import { wasNative } from '../logs/wasNative.ts'

export type GetDepositOptions = DepositQuery & {
  /** @default as configured, built in or told by the service */
  readonly destinationSpokePoolAddress?: Address | undefined
  /** Where the search for the fill starts. @default 100 blocks before the time of the deposit */
  readonly fillFromBlock?: bigint | undefined
}

/**
 * A deposit and its outcome (S3.14). Pass it to `findFill`, `findRefund` and `speedUpDeposit`. Times are seconds
 * since 1970, and amounts are in base units.
 */
export type BridgeDeposit = DepositLog & {
  readonly isNative: boolean
  /** The same as `pool`, `depositHash` and `blockNumber`, by the names that the options use. */
  readonly spokePoolAddress: Address
  readonly destinationSpokePoolAddress: Address
  readonly depositTxHash: Hex
  readonly depositTxBlock: bigint
  /** The time of its block. */
  readonly timestamp: number
} & DepositOutcome

/**
 * Finds a deposit by its transaction, or by chain, pool and id, and returns it with its outcome. The client
 * trusts only the chains. The indexer says where to look, and may be down.
 *
 * @throws DepositQueryError, DepositHashError, NoReceiptError, TransactionRevertedError (the
 * deposit's transaction failed), NoDepositLogError, DepositNotFoundError, ConfigError, WrongNodeError; RpcError
 * if the origin does not answer, or neither the destination nor the indexer does
 */
export function getDeposit(
  client: BridgeClient,
  options: GetDepositOptions,
): Promise<BridgeDeposit> {
  return coded(readOutcome(client, options))
}

async function readOutcome(
  client: BridgeClient,
  options: GetDepositOptions,
): Promise<BridgeDeposit> {
  const { originChainId, signal } = options
  const chain = client.chainClient(originChainId)
  const log = await findDepositLog(client, options)
  const { pool, depositHash, blockNumber } = log
  const [transaction, receipt, block, destinationPool] = await abortable(
    Promise.all([
      getTransaction(chain, { hash: depositHash }),
      tried(getTransactionReceipt(chain, { hash: depositHash }), signal),
      log.timestamp === undefined ? getBlock(chain, { blockNumber }) : undefined,
      options.destinationSpokePoolAddress ??
        getSpokePool(client, { chainId: log.destinationChainId, signal }),
    ]),
    signal,
  )
  const timestamp = log.timestamp ?? Number(block?.timestamp)
  const { indexerUrl, fillFromBlock } = options
  const outcome = await depositOutcome(client, {
    log: { ...log, timestamp },
    destinationPool,
    fillFromBlock,
    indexerUrl,
    signal,
  })
  return {
    ...log,
    isNative: wasNative(log, { logs: receipt?.logs, value: transaction.value }),
    spokePoolAddress: pool,
    destinationSpokePoolAddress: destinationPool,
    depositTxHash: depositHash,
    depositTxBlock: blockNumber,
    timestamp,
    ...outcome,
  }
}
