import type { Address, Hex } from 'viem'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import { isFillDenied } from './contradiction.ts'
import { NoFillLogError } from '../errors/deposit.ts'
import { fillByIndexer, fillByLogs, type Found } from './fillSources.ts'
import { readWhole } from '../deposit/findDepositLog.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { isWhole, type PartOfRelay } from '../logs/relayHash.ts'
import type { Abortable, IndexerBase } from '../transport/transport.ts'
import { orNothing } from '../util/orNothing.ts'

export type FindFillOptions = Abortable &
  IndexerBase & {
    /** The result of `getDeposit`. The client reads missing fields on the origin chain. */
    readonly deposit: Pick<
      DepositLog,
      'originChainId' | 'destinationChainId' | 'depositId' | 'message'
    > &
      PartOfRelay & {
        /** The pool on the origin chain. @default as configured, built in or told by the service */
        readonly spokePoolAddress?: Address | undefined
        /** @default as configured, built in or told by the service */
        readonly destinationSpokePoolAddress?: Address | undefined
        /** The deposit's transaction, for the error message and to read missing fields. */
        readonly depositTxHash?: Hex | undefined
      }
    /** A block of the destination chain to search from, ideally 100 blocks before the deposit. @default as far as nodes allow */
    readonly fromBlock?: bigint | undefined
  }

/** A fill. Its time is in seconds since 1970, and amounts are in base units of the output token. */
export type FoundFill = Omit<Found, 'hash'> & { readonly hash: Hex }

/**
 * Looks once for the transaction that filled a deposit, with the indexer and then with the pool's events (S4.15).
 * The indexer only says where to look; a transaction counts only if the chain has it. A fill counts only if it
 * matches the whole deposit, so the client reads the deposit on its chain if you do not pass all of it, and while
 * no other node of the destination is past it and does not have it.
 *
 * @throws NoFillLogError; RpcError if neither the indexer nor the chain answers; ConfigError; the errors of
 * `getDeposit` if the deposit is read
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
  const indexed = await orNothing(fillByIndexer(client, question), signal)
  const fill = indexed ?? (await coded(abortable(fillByLogs(client, question), signal)))
  const isDenied =
    fill !== undefined &&
    (await isFillDenied(client, { log: log ?? deposit, destinationPool, signal }, fill))
  if (fill?.hash === undefined || isDenied) {
    throw new NoFillLogError({ destinationChainId, depositId, depositTxHash })
  }
  return { ...fill, hash: fill.hash }
}
