import { type Address, type Hex, type Transaction, TransactionNotFoundError } from 'viem'
import { getBlockNumber, getTransaction } from 'viem/actions'
import { abortable, wait } from '#lib/abort.ts'
import { isTransactionHash } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { DepositHashError } from '../errors/deposit.ts'
import {
  NoDepositLogError,
  TransactionDroppedError,
  TransactionRevertedError,
} from '../errors/transaction.ts'
import { followTransaction, knownElsewhere } from '../transaction/followTransaction.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import type { Abortable } from '../transport/transport.ts'
import { untilAnswered } from '../client/untilAnswered.ts'
import { revertReason } from './waitForDeposit.ts'

export type WaitForDepositTxOptions = Abortable & {
  readonly hash: Hex
  readonly originChainId: number
  /** The pool of the deposit. @default any pool */
  readonly spokePoolAddress?: Address | undefined
  /** Called if the wallet replaced the transaction by a faster one. */
  readonly onReplaced?: ((hash: Hex) => Promise<void> | void) | undefined
}

/**
 * Waits until the transaction is mined, and returns the deposit in it. It asks a node that is down again, and follows
 * a transaction that was sped up in the wallet.
 *
 * @throws DepositHashError, TransactionRevertedError, TransactionCancelledError,
 * TransactionAlteredError, TransactionDroppedError (unknown for `droppedAfterMs`),
 * NoDepositLogError, ConfigError
 */
export async function waitForDepositTx(
  client: BridgeClient,
  options: WaitForDepositTxOptions,
): Promise<DepositLog> {
  const { hash, originChainId: chainId, spokePoolAddress: pool, onReplaced, signal } = options
  if (!isTransactionHash(hash)) throw new DepositHashError(hash)
  const chain = client.chainClient(chainId)
  const headNow = () => getBlockNumber(chain, { cacheTime: 0 })
  const head = await untilAnswered(client, headNow, signal)
  const { from, to, input: data, value, nonce } = await untilKnown(client, options)
  const asked = { from, to: to ?? from, data, value, chainId }
  const follow = { hash, asked, nonce, fromBlock: head, onReplaced, signal }
  const receipt = await followTransaction(client, follow)
  const { transactionHash } = receipt
  if (receipt.status !== 'success') {
    const reason = await abortable(revertReason(client, receipt, asked), signal)
    throw new TransactionRevertedError({ step: 'deposit', hash: transactionHash, reason })
  }
  const [deposit] = parseDepositLogs(receipt.logs, { originChainId: chainId, pool })
  if (deposit === undefined) throw new NoDepositLogError(transactionHash)
  return deposit
}

/** A transaction just sent takes a while to reach every node. */
async function untilKnown(
  client: BridgeClient,
  { hash, originChainId, signal }: WaitForDepositTxOptions,
): Promise<Transaction> {
  const chain = client.chainClient(originChainId)
  let lastSeen = Date.now()
  for (;;) {
    const answer = await abortable(getTransaction(chain, { hash }), signal).catch(
      (error: unknown) => {
        signal?.throwIfAborted()
        // Only a "not found" of the chain itself counts as missing.
        if (!(error instanceof TransactionNotFoundError)) lastSeen = Date.now()
        return undefined
      },
    )
    if (answer !== undefined) return answer
    if (Date.now() - lastSeen > client.droppedAfterMs) {
      const other = await knownElsewhere(client, { hash, chainId: originChainId, signal })
      if (other === undefined) throw new TransactionDroppedError(hash)
      return other
    }
    await wait(client.pollingIntervalMs, signal)
  }
}
