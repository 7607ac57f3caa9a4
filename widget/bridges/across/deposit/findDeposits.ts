import { type Address, isAddressEqual, TransactionReceiptNotFoundError } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { codedError } from '../errors/coded.ts'
import { lookForLogs } from '../logs/getLogsInRange.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import {
  DEPOSIT_SEARCH_BLOCKS,
  HISTORY_LOG_REQUESTS,
  HISTORY_ROWS,
  HISTORY_SECONDS,
} from '../util/limits.ts'
import { orNothing } from '../util/orNothing.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { readDeposit } from './readDeposit.ts'
import { depositTopics } from '../contracts/topics.ts'
import type { Abortable, IndexerBase, ListedDeposit } from '../transport/transport.ts'

export type FindDepositsOptions = Abortable &
  IndexerBase & {
    readonly depositor: Address
    readonly chainIds: readonly number[]
    /** How many blocks back to read the logs. @default 50_000n */
    readonly blocks?: bigint | undefined
  }

export type FoundDeposits = {
  readonly deposits: readonly DepositLog[]
  /** Chains that could not be read, each with an error that has a code. */
  readonly failures: readonly { readonly chainId: number; readonly error: unknown }[]
  /** The client searched every chain that did not fail back to this time, in seconds since 1970. */
  readonly since: number | undefined
}

/**
 * Finds deposits of an account that were never stored. It takes those of 30 days from the indexer's list and
 * reads each on its chain. It also reads the latest logs of the pools, so that it works without the indexer.
 * `since` says how far back it searched.
 */
export async function findDeposits(
  client: BridgeClient,
  options: FindDepositsOptions,
): Promise<FoundDeposits> {
  const { depositor, chainIds, indexerUrl, signal } = options
  const query = { depositor, limit: HISTORY_ROWS, indexerUrl, signal }
  const rows = await orNothing(Promise.resolve(client.transport.getDeposits?.(query)), signal)
  const now = Math.floor(Date.now() / 1_000)
  const results = await Promise.all(
    chainIds.map(async (chainId) => {
      try {
        return await lookAt(client, { ...options, chainId, rows, now })
      } catch (error) {
        if (signal?.aborted === true) throw error
        return { deposits: [], failures: [{ chainId, error: codedError(error) }] }
      }
    }),
  )
  const times = results.flatMap(({ since }) => since ?? [])
  return {
    deposits: results.flatMap(({ deposits }) => deposits),
    failures: results.flatMap(({ failures }) => failures ?? []),
    since: times.length === 0 ? undefined : Math.max(...times),
  }
}

type ChainResult = {
  readonly deposits: readonly DepositLog[]
  readonly failures?: FoundDeposits['failures']
  readonly since?: number
}

async function lookAt(
  client: BridgeClient,
  options: FindDepositsOptions & {
    readonly chainId: number
    readonly rows: readonly ListedDeposit[] | undefined
    readonly now: number
  },
): Promise<ChainResult> {
  const { depositor, chainId, rows, now, blocks = DEPOSIT_SEARCH_BLOCKS, signal } = options
  const chain = client.chainClient(chainId)
  const pool = await getSpokePool(client, { chainId, signal })
  const listed = Promise.all(
    (rows ?? [])
      .filter((row) => row.originChainId === chainId && !isOlder(row, now - HISTORY_SECONDS))
      .map(async ({ depositId, depositHash: hash }) => {
        if (hash === undefined) return []
        const read = readDeposit(client, { originChainId: chainId, hash, pool, depositId })
        const deposit = await read.catch((error: unknown) => {
          // The row was invented, or the chain reorganized the deposit away.
          if (error instanceof TransactionReceiptNotFoundError) return undefined
          throw error
        })
        return deposit !== undefined && isAddressEqual(deposit.depositor, depositor) ? deposit : []
      }),
  )
  const scan = async (): Promise<ChainResult> => {
    const toBlock = await getBlockNumber(chain, { cacheTime: 0 })
    const fromBlock = toBlock > blocks ? toBlock - blocks : 0n
    const topics = [depositTopics, null, null, addressToBytes32(depositor)] as const
    const { logs, missing } = await lookForLogs(chain, {
      address: pool,
      topics,
      fromBlock,
      toBlock,
      signal,
      isLast: () => false,
      requests: HISTORY_LOG_REQUESTS,
    })
    const deposits = parseDepositLogs(logs, { originChainId: chainId, pool })
    if (rows !== undefined) return { deposits, since: listedSince(rows, now) }
    const blockNumber = missing === undefined ? fromBlock : missing.toBlock + 1n
    return { deposits, since: Number((await getBlock(chain, { blockNumber })).timestamp) }
  }
  const [told, read] = await abortable(
    Promise.all([
      listed,
      // Without the node's logs, the indexer's list is still returned.
      scan().catch((error: unknown) => {
        if (rows === undefined || signal?.aborted === true) throw error
        return { deposits: [], failures: [{ chainId, error: codedError(error) }] }
      }),
    ]),
    signal,
  )
  const own = new Map([...told.flat(), ...read.deposits].map((one) => [one.depositId, one]))
  return { ...read, deposits: [...own.values()] }
}

/** A list that is full may go on further back. */
function listedSince(rows: readonly ListedDeposit[], now: number): number {
  const times = rows.flatMap(({ timestamp }) => timestamp ?? [])
  const first = now - HISTORY_SECONDS
  return rows.length < HISTORY_ROWS ? first : Math.max(first, Math.min(...times))
}

function isOlder({ timestamp }: ListedDeposit, time: number): boolean {
  return timestamp !== undefined && timestamp < time
}
