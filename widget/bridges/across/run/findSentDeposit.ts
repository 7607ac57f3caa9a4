import { type Address, type Client, isAddressEqual, type Log } from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import { DepositUncertainError } from '../errors/transaction.ts'
import { lookForLogs, type LogSearch } from '../logs/getLogsInRange.ts'
import { HISTORY_ROWS, REORG_BLOCKS, SENT_LOG_REQUESTS } from '../util/limits.ts'
import { matchesTransfer } from '../transfer/matchesTransfer.ts'
import { orNothing } from '../util/orNothing.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import type { Run } from './runOptions.ts'
import { depositTopics } from '../contracts/topics.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { Abortable } from '../transport/transport.ts'

/**
 * The transfer's deposit, if it was sent but the wallet's answer was lost; undefined where it is not on
 * the chain. The pool's logs since the request are enough. If the node does not return all of them, the
 * client reads the block in which the account's nonce was used and the first blocks since, and then asks
 * the indexer what the account has sent.
 *
 * @throws DepositUncertainError, or the node's refusal, where none of them could answer: what is not
 * found is then not known to be unsent
 */
export async function findSentDeposit({
  client,
  transfer: of,
  isTaken,
  signal,
}: Pick<Run, 'client' | 'transfer' | 'isTaken' | 'signal'>): Promise<DepositLog | undefined> {
  const transfer = of()
  const { route, owner, originPool: pool, depositNonce: nonce, fromBlockOrigin = 0 } = transfer
  const { originChainId } = route
  const chain = client.chainClient(originChainId)
  const alike = (logs: readonly Log[]) =>
    parseDepositLogs(logs, { originChainId, pool }).filter(
      (one) => matchesTransfer(one, transfer) && isTaken?.(one) !== true,
    )
  const own = async (logs: readonly Log[]) =>
    pick(chain, { deposits: alike(logs), transfer, signal })
  const topics = [depositTopics, null, null, addressToBytes32(owner)] as const
  // One of the same fields may be another transfer's, so that the first of them ends nothing.
  const isLast = () => false
  const searchLogs = async (
    more: Pick<LogSearch, 'fromBlock' | 'toBlock' | 'isForward' | 'requests'>,
  ) => {
    const { logs, missing } = await lookForLogs(chain, {
      address: pool,
      topics,
      isLast,
      signal,
      ...more,
    })
    return { logs, missing }
  }
  const receiptOf = async (hash: Log['transactionHash']) =>
    hash === null
      ? undefined
      : (await own((await getTransactionReceipt(chain, { hash })).logs))?.deposit

  const toBlock = await abortable(getBlockNumber(chain, { cacheTime: 0 }), signal)
  const since = BigInt(fromBlockOrigin) - REORG_BLOCKS
  const fromBlock = since < 0n ? 0n : since
  let missing: { fromBlock: bigint; toBlock: bigint } | undefined = { fromBlock, toBlock }
  let read: readonly Log[] = []
  let refusal: unknown = new DepositUncertainError({ isPending: false })
  try {
    const newest = await searchLogs({ fromBlock, toBlock, requests: SENT_LOG_REQUESTS })
    const found = await own(newest.logs)
    if (found?.isSure === true || newest.missing === undefined) return found?.deposit
    read = newest.logs
    missing = newest.missing
  } catch (error) {
    signal?.throwIfAborted()
    refusal = error
  }
  const byNonce = async () => {
    if (nonce === undefined) return undefined
    const used = { address: owner, nonce, fromBlock, toBlock }
    return receiptOf(await transactionOf(chain, used))
  }
  const sent = await orNothing(byNonce(), signal)
  if (sent !== undefined) return sent
  const oldest = await orNothing(searchLogs({ ...missing, isForward: true }), signal)
  const among = await own([...read, ...(oldest?.logs ?? [])])
  if (among !== undefined || (oldest && oldest.missing === undefined)) return among?.deposit
  const query = { depositor: owner, signal }
  const asked = client.transport.getDeposits?.(query) ?? Promise.reject(refusal)
  const rows = await abortable(asked, signal).catch(() => {
    signal?.throwIfAborted()
    throw refusal
  })
  for (const { originChainId: id, depositHash = null } of rows) {
    const found = id === originChainId && (await orNothing(receiptOf(depositHash), signal))
    if (found) return found
  }
  // A list that is full may go on, and the deposit with it.
  if (rows.length >= HISTORY_ROWS) throw refusal
  return undefined
}

/**
 * The transfer's own among deposits with the same fields: the one with the expected nonce, which is
 * certain, else one that was not sent before the request. The nonce of another account that sent for
 * the owner proves nothing.
 */
async function pick(
  chain: Client,
  {
    deposits,
    transfer: { owner, depositNonce: expected = 0, fromBlockOrigin = 0 },
    signal,
  }: Abortable & { deposits: readonly DepositLog[]; transfer: Transfer },
): Promise<{ deposit: DepositLog; isSure: boolean } | undefined> {
  const sent = await Promise.all(
    deposits.map(async (deposit) => {
      const { depositHash: hash = '0x' } = deposit
      const { from, nonce } = await abortable(getTransaction(chain, { hash }), signal)
      return { deposit, nonce: isAddressEqual(from, owner) ? nonce : undefined }
    }),
  )
  // Asked for twice, an earlier nonce may be its own; not one that was mined before it was asked for.
  const possible = sent.filter(
    ({ deposit: { blockNumber }, nonce = expected }) =>
      nonce >= expected || blockNumber === undefined || blockNumber > BigInt(fromBlockOrigin),
  )
  const sure = possible.find(({ nonce }) => nonce === expected)
  const found = sure ?? possible[0]
  return found && { deposit: found.deposit, isSure: sure !== undefined }
}

/** By the block in which the account's count of transactions rose above this nonce. */
async function transactionOf(
  chain: Client,
  options: { address: Address; nonce: number; fromBlock: bigint; toBlock: bigint },
): Promise<Log['transactionHash']> {
  const { address, nonce } = options
  const isUsed = async (blockNumber: bigint) =>
    (await getTransactionCount(chain, { address, blockNumber })) > nonce
  let [low, high] = [options.fromBlock, options.toBlock]
  if (!(await isUsed(high))) return null
  while (low < high) {
    const middle = (low + high) / 2n
    if (await isUsed(middle)) high = middle
    else low = middle + 1n
  }
  const { transactions } = await getBlock(chain, { blockNumber: high, includeTransactions: true })
  const own = transactions.find((tx) => tx.nonce === nonce && isAddressEqual(tx.from, address))
  return own?.hash ?? null
}
