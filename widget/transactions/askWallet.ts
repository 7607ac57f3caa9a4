import { wasNotSent } from '#bridges/across/transaction/wallet.ts'
import { abortable } from '#lib/abort.ts'
import { isUserRejection } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { serializeError } from './serializeError.ts'
import type { OwnTransaction } from './record.ts'
import { forgetTransaction, saveTransaction } from './store.ts'
import { emitTransaction } from './emitTransaction.ts'

/** What was surely not sent is forgotten; of anything else the record stays. */
export async function askWallet<T>(
  core: Core,
  transaction: OwnTransaction,
  ask: () => Promise<T>,
  isUnsent: (failure: unknown) => boolean = wasNotSent,
): Promise<T> {
  try {
    return await abortable(ask(), core.signal)
  } catch (failure) {
    core.signal.throwIfAborted()
    const error = serializeError(failure)
    if (isUnsent(failure)) forgetTransaction(core, transaction.id)
    else saveTransaction(core, { ...transaction, status: 'unknown', error })
    const status = isUserRejection(failure) ? 'rejected' : 'failed'
    emitTransaction(core, transaction, { status, error })
    throw failure
  }
}

/** Whether this document's wallet is asked for it just now. */
export function setAsking(core: Core, id: string, isAsking: boolean): void {
  core.store.setState(({ transactions }) => {
    if (transactions.asking.includes(id) === isAsking) return {}
    const others = transactions.asking.filter((other) => other !== id)
    return { transactions: { ...transactions, asking: isAsking ? [...others, id] : others } }
  })
}
