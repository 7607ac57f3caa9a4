import type { Hex, TransactionReceipt } from 'viem'
import { call, getTransactionReceipt } from 'viem/actions'
import { wait } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { decodeRevert } from '../errors/decodeRevert.ts'
import {
  NoDepositLogError,
  TransactionAlteredError,
  TransactionCancelledError,
  TransactionRevertedError,
} from '../errors/transaction.ts'
import { type FollowOptions, followTransaction } from '../transaction/followTransaction.ts'
import { differenceOf } from '../transfer/matchesTransfer.ts'
import { nodesOf } from '../client/nodesOf.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { tried } from '../client/tried.ts'

export type WaitForDepositOptions = FollowOptions & { readonly transfer: Transfer }

/**
 * Waits until the deposit is on the chain, and compares its event with what was asked for. One node
 * alone is not enough to report that it failed, was altered or cancelled: while the indexer knows the
 * deposit as it was asked for, or another node of the client has it, the client looks again.
 *
 * @throws TransactionRevertedError, TransactionCancelledError, TransactionAlteredError,
 * NoDepositLogError
 */
export async function waitForDeposit(
  client: BridgeClient,
  { transfer, receipt: known, ...options }: WaitForDepositOptions,
): Promise<DepositLog> {
  const { asked, signal } = options
  let { hash } = options
  let receipt = known
  const onReplaced = async (next: Hex) => {
    hash = next
    await options.onReplaced?.(next)
  }
  for (;;) {
    try {
      receipt = await followTransaction(client, { ...options, hash, receipt, onReplaced })
      if (receipt.status === 'success') return depositOf(receipt, transfer)
      // What was undone has left no event of the pool: a receipt with one contradicts itself.
      if (depositsIn(receipt, transfer).length === 0) {
        const reason = await revertReason(client, receipt, asked)
        throw new TransactionRevertedError({ step: 'deposit', hash, reason })
      }
    } catch (error) {
      if (!(await isContradicted(client, { hash, transfer, signal }, error))) throw error
    }
    receipt = undefined
    await wait(client.pollingIntervalMs, signal)
  }
}

/** Whether another source has the deposit as it was asked for. */
async function isContradicted(
  client: BridgeClient,
  { hash, transfer, signal }: Pick<WaitForDepositOptions, 'hash' | 'transfer' | 'signal'>,
  error: unknown,
): Promise<boolean> {
  const isAltered = error instanceof TransactionAlteredError
  const isUndone =
    error instanceof TransactionRevertedError || error instanceof TransactionCancelledError
  if (!isAltered && !isUndone) return false
  const { owner: depositor, route } = transfer
  const { originChainId } = route
  const [rows = [], ...receipts] = await Promise.all([
    tried(Promise.resolve(client.transport.getDeposits?.({ depositor, signal })), signal),
    ...nodesOf(client, originChainId).map((node) =>
      tried(getTransactionReceipt(node, { hash }), signal),
    ),
  ])
  const isThere = receipts.some(
    (receipt) =>
      receipt?.status === 'success' &&
      depositsIn(receipt, transfer).some((one) => differenceOf(one, transfer) === undefined),
  )
  if (isThere) return true
  const row = rows.find((one) => one.originChainId === originChainId && same(one.depositHash, hash))
  if (row === undefined || !isAltered) return row !== undefined
  const { field, asked } = error.data
  // Of a transaction that took the place of this one there is no such field: only one of them happened.
  const isOfEvent = field in (row.fields ?? {})
  return !isOfEvent || same(row.fields?.[field], asked)
}

function depositsIn({ logs }: TransactionReceipt, { originPool: pool, route }: Transfer) {
  return parseDepositLogs(logs, { originChainId: route.originChainId, pool })
}

/** The transfer's deposit in a receipt. */
export function depositOf(receipt: TransactionReceipt, transfer: Transfer): DepositLog {
  const hash = receipt.transactionHash
  const deposits = depositsIn(receipt, transfer)
  const own = deposits.find((deposit) => differenceOf(deposit, transfer) === undefined)
  if (own !== undefined) return own
  const [other] = deposits
  const difference = other && differenceOf(other, transfer)
  if (difference === undefined) throw new NoDepositLogError(hash)
  throw new TransactionAlteredError({ ...difference, hash })
}

/** Why a mined transaction failed, by trying it again on the state of its block. */
export async function revertReason(
  client: BridgeClient,
  { blockNumber }: TransactionReceipt,
  { from: account, to, data, value, chainId }: FollowOptions['asked'],
): Promise<string> {
  return call(client.chainClient(chainId), { account, to, data, value, blockNumber }).then(
    () => 'It may have run out of gas.',
    decodeRevert,
  )
}

function same(told: unknown, asked: string): boolean {
  return String(told).toLowerCase() === asked.toLowerCase()
}
