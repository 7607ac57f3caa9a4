import { type Address, type Hex, numberToHex, TransactionReceiptNotFoundError } from 'viem'
import { getBlock, getTransaction, getTransactionReceipt } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { isTransactionHash } from './bytes.ts'
import type { BridgeClient } from './client.ts'
import { type DepositOutcome, depositOutcome } from './depositOutcome.ts'
import {
  DepositHashError,
  DepositNotFoundError,
  DepositQueryError,
  NoReceiptError,
} from './errors/deposit.ts'
import { NoDepositLogError, TransactionRevertedError } from './errors/transaction.ts'
import { searchLogs } from './getLogsInRange.ts'
import { getSpokePool } from './getSpokePool.ts'
import { type DepositLog, parseDepositLogs } from './parseDepositLogs.ts'
import { depositTopics } from './topics.ts'
import type { Abortable, IndexerBase } from './transport.ts'
import { revertReason } from './waitForDeposit.ts'

export type GetDepositOptions = Abortable &
  IndexerBase & {
    readonly originChainId: number
    /** Of the deposit; else `depositId` and `spokePoolAddress`. */
    readonly depositTxHash?: Hex | undefined
    /** Any of 256 bits; with a hash it picks one of several deposits of the transaction. */
    readonly depositId?: bigint | undefined
    /** The pool on the origin chain. */
    readonly spokePoolAddress?: Address | undefined
    /** @default as configured, built in or told by the service */
    readonly destinationSpokePoolAddress?: Address | undefined
    /** Where the search for an id starts, on the origin chain. @default as far as the node allows */
    readonly fromBlock?: bigint | undefined
    /** Where the search for the fill starts. @default 100 blocks before the time of the deposit */
    readonly fillFromBlock?: bigint | undefined
  }

/** A deposit and what became of it (S3.14). Times in seconds since 1970, amounts in base units. */
export type BridgeDeposit = Omit<DepositLog, 'pool' | 'depositHash' | 'blockNumber'> & {
  readonly isNative: boolean
  readonly spokePoolAddress: Address
  readonly destinationSpokePoolAddress: Address
  readonly depositTxHash: Hex
  readonly depositTxBlock: bigint
  /** When it was mined. */
  readonly timestamp: number
} & DepositOutcome

/**
 * Finds a deposit by its transaction, or by chain, pool and id, and says what became of it. The
 * chains decide; the indexer only says where to look, and may be off.
 *
 * @throws DepositQueryError, DepositHashError, NoReceiptError, TransactionRevertedError (the
 * deposit's transaction failed), NoDepositLogError, DepositNotFoundError, ConfigError; viem's errors
 * when the origin cannot be asked, or neither destination nor indexer
 */
export async function getDeposit(
  client: BridgeClient,
  options: GetDepositOptions,
): Promise<BridgeDeposit> {
  const { originChainId, signal } = options
  const chain = client.chainClient(originChainId)
  const { pool, depositHash, blockNumber, ...log } = await findLog(client, options)
  const [transaction, block, destinationPool] = await abortable(
    Promise.all([
      getTransaction(chain, { hash: depositHash }),
      log.timestamp === undefined ? getBlock(chain, { blockNumber }) : undefined,
      options.destinationSpokePoolAddress ??
        getSpokePool(client, { chainId: log.destinationChainId, signal }),
    ]),
    signal,
  )
  const timestamp = log.timestamp ?? Number(block?.timestamp)
  const { indexerUrl, fillFromBlock } = options
  const outcome = await depositOutcome(client, {
    log: { ...log, pool, depositHash, blockNumber, timestamp },
    ...{ destinationPool, fillFromBlock, indexerUrl, signal },
  })
  return {
    ...log,
    // The event names the wrapped token either way; only the value of the transaction tells.
    isNative: transaction.value > 0n && transaction.value >= log.inputAmount,
    spokePoolAddress: pool,
    destinationSpokePoolAddress: destinationPool,
    depositTxHash: depositHash,
    depositTxBlock: blockNumber,
    timestamp,
    ...outcome,
  }
}

/** As mined: an event that is not in a block yet is none. */
type MinedDeposit = DepositLog & { readonly depositHash: Hex; readonly blockNumber: bigint }

async function findLog(client: BridgeClient, options: GetDepositOptions): Promise<MinedDeposit> {
  const { depositTxHash, depositId, spokePoolAddress } = options
  if (depositTxHash !== undefined) return byHash(client, options, depositTxHash)
  if (depositId === undefined || spokePoolAddress === undefined) throw new DepositQueryError()
  const found = await byId(client, options, { depositId, pool: spokePoolAddress })
  if (found === undefined) throw new DepositNotFoundError(depositId)
  return found
}

async function byHash(
  client: BridgeClient,
  { originChainId, depositId, spokePoolAddress: pool, signal }: GetDepositOptions,
  hash: Hex,
): Promise<MinedDeposit> {
  if (!isTransactionHash(hash)) throw new DepositHashError(hash)
  const chain = client.chainClient(originChainId)
  const asked = abortable(getTransactionReceipt(chain, { hash }), signal)
  const receipt = await asked.catch((error: unknown) => {
    throw error instanceof TransactionReceiptNotFoundError ? new NoReceiptError(hash, error) : error
  })
  if (receipt.status !== 'success') {
    const { from, to, input, value } = await abortable(getTransaction(chain, { hash }), signal)
    const asked = { from, to: to ?? from, data: input, value, chainId: originChainId }
    const reason = await revertReason(client, receipt, asked)
    throw new TransactionRevertedError({ step: 'deposit', hash, reason })
  }
  const found = parseDepositLogs(receipt.logs, { originChainId, pool }).find(
    (deposit) => depositId === undefined || deposit.depositId === depositId,
  )
  if (found === undefined) throw new NoDepositLogError(hash)
  return { ...found, depositHash: receipt.transactionHash, blockNumber: receipt.blockNumber }
}

/** By the pool's events; where nobody said since when, the indexer is asked for the transaction. */
async function byId(
  client: BridgeClient,
  options: GetDepositOptions,
  { depositId, pool }: { readonly depositId: bigint; readonly pool: Address },
): Promise<MinedDeposit | undefined> {
  const { originChainId, fromBlock, indexerUrl, signal } = options
  if (fromBlock === undefined) {
    const query = { originChainId, depositId, indexerUrl, signal }
    const answer = await client.transport.getDepositStatus(query).catch(() => undefined)
    signal?.throwIfAborted()
    const hint = answer?.depositHash
    const told = hint && (await byHash(client, options, hint).catch(() => undefined))
    signal?.throwIfAborted()
    if (told !== undefined) return told
  }
  const chain = client.chainClient(originChainId)
  const topics = [depositTopics, null, numberToHex(depositId, { size: 32 })] as const
  const logs = await searchLogs(chain, { address: pool, topics, fromBlock, signal })
  const [found] = parseDepositLogs(logs, { originChainId, pool })
  if (found?.depositHash === undefined || found.blockNumber === undefined) return undefined
  return { ...found, depositHash: found.depositHash, blockNumber: found.blockNumber }
}
