import type { Address, Hex } from 'viem'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { NoFillLogError } from './errors/deposit.ts'
import { fillByIndexer, fillByLogs, type Found } from './fillSources.ts'
import { getSpokePool } from './getSpokePool.ts'
import type { DepositLog } from './parseDepositLogs.ts'
import type { Abortable, IndexerBase } from './transport.ts'

export type FindFillOptions = Abortable &
  IndexerBase & {
    readonly deposit: Pick<
      DepositLog,
      'originChainId' | 'destinationChainId' | 'depositId' | 'message'
    > & {
      /** @default as configured, built in or told by the service */
      readonly destinationSpokePoolAddress?: Address | undefined
      /** For the sentence of the error. */
      readonly depositTxHash?: Hex | undefined
    }
    /** Of the destination chain, best 100 blocks before the deposit. @default as far as nodes allow */
    readonly fromBlock?: bigint | undefined
  }

/** Its time is in seconds since 1970; amounts in base units of the output token. */
export type FoundFill = Omit<Found, 'hash'> & { readonly hash: Hex }

/**
 * Looks once for the transaction that filled a deposit: the indexer, then the pool's own events
 * (S4.15). What the indexer says is read again on the chain.
 *
 * @throws NoFillLogError; viem's errors when neither indexer nor chain can be asked; ConfigError
 */
export async function findFill(client: BridgeClient, options: FindFillOptions): Promise<FoundFill> {
  const { deposit, fromBlock, indexerUrl, signal } = options
  const { destinationChainId, depositId, depositTxHash } = deposit
  const destinationPool =
    deposit.destinationSpokePoolAddress ??
    (await getSpokePool(client, { chainId: destinationChainId, signal }))
  const question = { deposit, destinationPool, fromBlock, indexerUrl, signal }
  const told = await abortable(fillByIndexer(client, question), signal).catch(() => {
    signal?.throwIfAborted()
    return undefined
  })
  const fill = told ?? (await abortable(fillByLogs(client, question), signal))
  if (fill?.hash === undefined) {
    throw new NoFillLogError({ destinationChainId, depositId, depositTxHash })
  }
  return { ...fill, hash: fill.hash }
}
