import type { Address, Hex, TransactionReceipt } from 'viem'
import {
  TransactionAlteredError,
  TransactionCancelledError,
  TransactionDroppedError,
} from '#bridge/errors.ts'
import { followTransaction } from '#bridge/followTransaction.ts'
import { parseCaipChainId, toWireError } from '#protocol'
import { bridgeClient } from '../bridge/client.ts'
import type { Core } from '../core.ts'
import { refreshAccount } from '../portfolio/refresh.ts'
import { revertReason } from '../requests/revertReason.ts'
import type { OwnTransaction, TransactionStatus } from './record.ts'
import { loadTransactions, saveTransaction } from './store.ts'
import { tellTransaction } from './tell.ts'

/** Follows a transaction that was sent until the chain says how it ended. */
export async function followOwn(core: Core, sent: OwnTransaction): Promise<OwnTransaction> {
  const { caipChainId, hash, from, to, data, value, fromBlock } = sent
  if (hash === undefined) return sent
  const chainId = Number(parseCaipChainId(caipChainId).reference)
  let current = sent
  try {
    const receipt = await followTransaction(bridgeClient(core), {
      hash: hash as Hex, // `hash32` of its record, and so are the next ones
      asked: {
        from: from as Address,
        to: to as Address,
        data: data as Hex,
        value: BigInt(value),
        chainId,
      },
      fromBlock: BigInt(fromBlock),
      signal: core.signal,
      onReplaced(next) {
        current = { ...current, hash: next }
        saveTransaction(core, current)
      },
    })
    return await end(core, current, receipt)
  } catch (failure) {
    if (core.signal.aborted) throw failure
    return conclude(core, { ...current, status: statusOf(failure), error: toWireError(failure) })
  }
}

/** Takes up those that another document of this site has sent. */
export async function resumeTransactions(core: Core): Promise<void> {
  const pending = loadTransactions(core).filter(({ status }) => status === 'sent')
  await Promise.all(pending.map((sent) => followOwn(core, sent)))
}

async function end(
  core: Core,
  sent: OwnTransaction,
  { status, transactionHash: hash, blockNumber }: TransactionReceipt,
): Promise<OwnTransaction> {
  if (status === 'success') return conclude(core, { ...sent, hash, status: 'confirmed' })
  const at = { caipChainId: sent.caipChainId, hash, blockNumber: `0x${blockNumber.toString(16)}` }
  const message = await revertReason(core, at)
  const error = { code: 'TRANSACTION_REVERTED', message }
  return conclude(core, { ...sent, hash, status: 'failed', error })
}

async function conclude(core: Core, ended: OwnTransaction): Promise<OwnTransaction> {
  saveTransaction(core, ended)
  const isConfirmed = ended.status === 'confirmed'
  tellTransaction(core, ended, {
    status: isConfirmed ? 'confirmed' : 'failed',
    error: ended.error,
  })
  await refreshAccount(core)
  return ended
}

function statusOf(failure: unknown): TransactionStatus {
  if (failure instanceof TransactionCancelledError) return 'cancelled'
  if (failure instanceof TransactionDroppedError) return 'dropped'
  if (failure instanceof TransactionAlteredError) return 'failed'
  throw failure
}
