import type { Address, Hex } from 'viem'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { coded } from './coded.ts'
import { NoFillLogError } from './errors/deposit.ts'
import { fillByIndexer, fillByLogs, type Found } from './fillSources.ts'
import { readWhole } from './findDepositLog.ts'
import { getSpokePool } from './getSpokePool.ts'
import type { DepositLog } from './parseDepositLogs.ts'
import { isWhole, type PartOfRelay } from './relayHash.ts'
import type { Abortable, IndexerBase } from './transport.ts'
import { orNothing } from './orNothing.ts'

export type FindFillOptions = Abortable &
  IndexerBase & {
    /** As `getDeposit` tells it; what is missing is read on the origin chain. */
    readonly deposit: Pick<
      DepositLog,
      'originChainId' | 'destinationChainId' | 'depositId' | 'message'
    > &
      PartOfRelay & {
        /** The pool on the origin chain. @default as configured, built in or told by the service */
        readonly spokePoolAddress?: Address | undefined
        /** @default as configured, built in or told by the service */
        readonly destinationSpokePoolAddress?: Address | undefined
        /** For the sentence of the error, and where to read what is missing. */
        readonly depositTxHash?: Hex | undefined
      }
    /** Of the destination chain, best 100 blocks before the deposit. @default as far as nodes allow */
    readonly fromBlock?: bigint | undefined
  }

/** Its time is in seconds since 1970; amounts in base units of the output token. */
export type FoundFill = Omit<Found, 'hash'> & { readonly hash: Hex }

/**
 * Looks once for the transaction that filled a deposit: the indexer, then the pool's own events
 * (S4.15). The indexer only says where to look: a transaction that the chain does not have is none.
 * Only what fills exactly this deposit is its fill, so the deposit is read on its own chain where the
 * caller does not know all of it.
 *
 * @throws NoFillLogError; RpcError when neither indexer nor chain can be asked; ConfigError; what
 * `getDeposit` throws where the deposit is read
 */
export async function findFill(client: BridgeClient, options: FindFillOptions): Promise<FoundFill> {
  const { deposit, fromBlock, indexerUrl, signal } = options
  const { destinationChainId, depositId, depositTxHash } = deposit
  const destinationPool =
    deposit.destinationSpokePoolAddress ??
    (await getSpokePool(client, { chainId: destinationChainId, signal }))
  const log = isWhole(deposit)
    ? undefined
    : await readWhole(client, { ...deposit, indexerUrl, signal })
  const question = { deposit, log, destinationPool, fromBlock, indexerUrl, signal }
  const told = await orNothing(fillByIndexer(client, question), signal)
  const fill = told ?? (await coded(abortable(fillByLogs(client, question), signal)))
  if (fill?.hash === undefined) {
    throw new NoFillLogError({ destinationChainId, depositId, depositTxHash })
  }
  return { ...fill, hash: fill.hash }
}
