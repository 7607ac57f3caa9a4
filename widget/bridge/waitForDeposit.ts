import type { TransactionReceipt } from 'viem'
import { call } from 'viem/actions'
import type { BridgeClient } from './client.ts'
import { decodeRevert } from './decodeRevert.ts'
import {
  NoDepositLogError,
  TransactionAlteredError,
  TransactionRevertedError,
} from './errors/transaction.ts'
import { type FollowOptions, followTransaction } from './followTransaction.ts'
import { differenceOf } from './matchesTransfer.ts'
import { type DepositLog, parseDepositLogs } from './parseDepositLogs.ts'
import type { Transfer } from './transfer.ts'

export type WaitForDepositOptions = FollowOptions & { readonly transfer: Transfer }

/**
 * Waits until the deposit is on the chain, and compares its event with what was asked for.
 *
 * @throws TransactionRevertedError, TransactionCancelledError, TransactionAlteredError,
 * NoDepositLogError
 */
export async function waitForDeposit(
  client: BridgeClient,
  { transfer, ...options }: WaitForDepositOptions,
): Promise<DepositLog> {
  const receipt = await followTransaction(client, options)
  if (receipt.status !== 'success') {
    const reason = await revertReason(client, receipt, options.asked)
    throw new TransactionRevertedError({ step: 'deposit', hash: receipt.transactionHash, reason })
  }
  return depositOf(receipt, transfer)
}

/** The transfer's deposit in a receipt. */
export function depositOf(receipt: TransactionReceipt, transfer: Transfer): DepositLog {
  const { originPool: pool, route } = transfer
  const hash = receipt.transactionHash
  const deposits = parseDepositLogs(receipt.logs, { originChainId: route.originChainId, pool })
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
