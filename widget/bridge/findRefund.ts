import { type Hex, numberToHex, parseEventLogs } from 'viem'
import { getBlock } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { refundAbi } from './abi.ts'
import type { BridgeClient } from './client.ts'
import { coded } from './coded.ts'
import { searchLogs } from './getLogsInRange.ts'
import type { DepositLog } from './parseDepositLogs.ts'
import { refundTopic } from './topics.ts'
import type { Abortable, IndexerBase } from './transport.ts'
import { orNothing } from './orNothing.ts'

export type FindRefundOptions = Abortable &
  IndexerBase & {
    readonly deposit: Pick<
      DepositLog,
      | 'originChainId'
      | 'pool'
      | 'depositId'
      | 'depositor'
      | 'inputToken'
      | 'inputAmount'
      | 'fillDeadline'
    > &
      Partial<Pick<DepositLog, 'blockNumber'>>
    /** Of the origin chain. @default the deposit's own block */
    readonly fromBlock?: bigint | undefined
  }

/** `hash` is absent when the indexer says "refunded" and does not say by which transaction. */
export type Refund = { readonly hash: Hex | undefined }

/**
 * Looks once for the refund of an expired deposit. The indexer is asked first, since it knows which
 * deposit a payment is for; without it the pool's payments are read: the first one after the
 * deadline to this depositor, in this token, of at least this amount.
 *
 * @throws RpcError when neither can be asked; ConfigError, WrongNodeError
 */
export async function findRefund(
  client: BridgeClient,
  options: FindRefundOptions,
): Promise<Refund | undefined> {
  const { deposit, indexerUrl, signal } = options
  const { originChainId, depositId } = deposit
  const answer = await orNothing(
    client.transport.getDepositStatus({ originChainId, depositId, indexerUrl, signal }),
    signal,
  )
  if (answer === undefined) return coded(refundByLogs(client, options))
  return answer.status === 'refunded' ? { hash: answer.refundHash } : undefined
}

async function refundByLogs(
  client: BridgeClient,
  { deposit, fromBlock = deposit.blockNumber, signal }: FindRefundOptions,
): Promise<Refund | undefined> {
  const { originChainId, pool: address, depositor, inputToken, inputAmount } = deposit
  const chain = client.chainClient(originChainId)
  const topics = [refundTopic, numberToHex(originChainId, { size: 32 })] as const
  const search = { address, topics, fromBlock, isLast: () => false, signal }
  const logs = await searchLogs(chain, search)
  for (const { args, blockNumber, transactionHash } of parseEventLogs({ abi: refundAbi, logs })) {
    const { refundAddresses, refundAmounts, l2TokenAddress } = args
    if (l2TokenAddress.toLowerCase() !== inputToken.toLowerCase()) continue
    const isOurs = refundAddresses.some(
      (to, at) =>
        to.toLowerCase() === depositor.toLowerCase() && (refundAmounts[at] ?? 0n) >= inputAmount,
    )
    if (!isOurs || blockNumber === null || transactionHash === null) continue
    const { timestamp } = await abortable(getBlock(chain, { blockNumber }), signal)
    if (Number(timestamp) > deposit.fillDeadline) return { hash: transactionHash }
  }
  return undefined
}
