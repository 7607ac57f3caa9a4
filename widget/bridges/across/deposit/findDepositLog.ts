import { type Address, type Hex, numberToHex, TransactionReceiptNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { isTransactionHash } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import {
  DepositHashError,
  DepositNotFoundError,
  DepositQueryError,
  NoReceiptError,
} from '../errors/deposit.ts'
import { NoDepositLogError, TransactionRevertedError } from '../errors/transaction.ts'
import { lookForLogs } from '../logs/getLogsInRange.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { depositTopics } from '../contracts/topics.ts'
import type { Abortable, IndexerBase } from '../transport/transport.ts'
import { revertReason } from './waitForDeposit.ts'
import { orNothing } from '../util/orNothing.ts'

export type DepositQuery = Abortable &
  IndexerBase & {
    readonly originChainId: number
    /** Of the deposit; else `depositId` and `spokePoolAddress`. */
    readonly depositTxHash?: Hex | undefined
    /** Any of 256 bits; with a hash it picks one of several deposits of the transaction. */
    readonly depositId?: bigint | undefined
    /** The pool on the origin chain. */
    readonly spokePoolAddress?: Address | undefined
    /** Where the search for an id starts, on the origin chain. @default as far as the node allows */
    readonly fromBlock?: bigint | undefined
  }

/** As mined: an event that is not in a block yet is none. */
type MinedDeposit = DepositLog & { readonly depositHash: Hex; readonly blockNumber: bigint }

/**
 * The deposit's event, by its transaction, or by pool and id.
 *
 * @throws DepositQueryError, DepositHashError, NoReceiptError, TransactionRevertedError,
 * NoDepositLogError, DepositNotFoundError; viem's errors when the origin cannot be asked
 */
export async function findDepositLog(
  client: BridgeClient,
  options: DepositQuery,
): Promise<MinedDeposit> {
  const { depositTxHash, depositId, spokePoolAddress } = options
  if (depositTxHash !== undefined) return byHash(client, options, depositTxHash)
  if (depositId === undefined || spokePoolAddress === undefined) throw new DepositQueryError()
  return byId(client, options, { depositId, pool: spokePoolAddress })
}

/** The same, where the pool of a chain may be known without the caller. */
export async function readWhole(client: BridgeClient, query: DepositQuery): Promise<MinedDeposit> {
  const { originChainId: chainId, signal } = query
  const spokePoolAddress =
    query.spokePoolAddress ?? (await getSpokePool(client, { chainId, signal }))
  return coded(findDepositLog(client, { ...query, spokePoolAddress }))
}

async function byHash(
  client: BridgeClient,
  { originChainId, depositId, spokePoolAddress: pool, signal }: DepositQuery,
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

/** Searches the pool's events; without a first block, the indexer is asked for the transaction first. */
async function byId(
  client: BridgeClient,
  options: DepositQuery,
  { depositId, pool }: { readonly depositId: bigint; readonly pool: Address },
): Promise<MinedDeposit> {
  const { originChainId, fromBlock, indexerUrl, signal } = options
  if (fromBlock === undefined) {
    const query = { originChainId, depositId, indexerUrl, signal }
    const answer = await orNothing(client.transport.getDepositStatus(query), signal)
    const hint = answer?.depositHash
    const hinted = hint && (await orNothing(byHash(client, options, hint), signal))
    if (hinted !== undefined) return hinted
  }
  const chain = client.chainClient(originChainId)
  const topics = [depositTopics, null, numberToHex(depositId, { size: 32 })] as const
  const { logs, missing } = await lookForLogs(chain, { address: pool, topics, fromBlock, signal })
  const [found] = parseDepositLogs(logs, { originChainId, pool })
  if (found?.depositHash === undefined || found.blockNumber === undefined) {
    throw new DepositNotFoundError(depositId, missing && missing.toBlock + 1n)
  }
  return { ...found, depositHash: found.depositHash, blockNumber: found.blockNumber }
}
