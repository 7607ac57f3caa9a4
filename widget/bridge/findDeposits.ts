import type { Address, Client } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { addressToBytes32 } from './bytes.ts'
import type { BridgeClient } from './client.ts'
import { getLogsInRange } from './getLogsInRange.ts'
import { getSpokePool } from './getSpokePool.ts'
import { DEPOSIT_SEARCH_BLOCKS } from './limits.ts'
import { type DepositLog, parseDepositLogs } from './parseDepositLogs.ts'
import { depositTopics } from './topics.ts'
import type { Abortable } from './transport.ts'

export type FindDepositsOptions = Abortable & {
  readonly depositor: Address
  readonly chainIds: readonly number[]
  /** How far back, in blocks. @default 50_000n */
  readonly blocks?: bigint | undefined
}

export type FoundDeposits = {
  readonly deposits: readonly DepositLog[]
  /** Chains that could not be read. */
  readonly failures: readonly { readonly chainId: number; readonly error: unknown }[]
}

/** Deposits of an account, read from the chains alone: finds transfers that were never stored. */
export async function findDeposits(
  client: BridgeClient,
  { depositor, chainIds, blocks = DEPOSIT_SEARCH_BLOCKS, signal }: FindDepositsOptions,
): Promise<FoundDeposits> {
  const results = await Promise.all(
    chainIds.map(async (originChainId) => {
      try {
        const chain = client.chainClient(originChainId)
        const pool = await getSpokePool(client, { chainId: originChainId, signal })
        const head = await abortable(getBlockNumber(chain, { cacheTime: 0 }), signal)
        const range = { fromBlock: head - blocks, toBlock: head }
        const deposits = await getDeposits(chain, {
          ...range,
          originChainId,
          pool,
          depositor,
          signal,
        })
        return { deposits, failures: [] }
      } catch (error) {
        if (signal?.aborted === true) throw error
        return { deposits: [], failures: [{ chainId: originChainId, error }] }
      }
    }),
  )
  return {
    deposits: results.flatMap(({ deposits }) => deposits),
    failures: results.flatMap(({ failures }) => failures),
  }
}

/** Deposits of one account in one pool. */
export async function getDeposits(
  chain: Client,
  options: Abortable & {
    readonly originChainId: number
    readonly pool: Address
    readonly depositor: Address
    readonly fromBlock: bigint
    readonly toBlock: bigint
  },
): Promise<DepositLog[]> {
  const { pool, originChainId, depositor, fromBlock, toBlock, signal } = options
  const topics = [depositTopics, null, null, addressToBytes32(depositor)] as const
  const range = { address: pool, topics, fromBlock, toBlock, signal }
  return parseDepositLogs(await getLogsInRange(chain, range), { originChainId, pool })
}
