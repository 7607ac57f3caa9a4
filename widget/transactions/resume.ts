import { TransactionExpiredError, TransactionUnknownError } from './errors.ts'
import type { Core } from '#kernel/core.ts'
import { findAsked } from './find.ts'
import { conclude } from './conclude.ts'
import { followOwn } from './follow.ts'
import { serializeError } from './serializeError.ts'
import { lockOf } from './lockOf.ts'
import {
  type BuiltTransaction,
  type CalledTransaction,
  isBuilt,
  type OwnTransaction,
} from './record.ts'
import { findTransaction, loadTransactions, saveTransaction } from './store.ts'
import { emitTransaction } from './emitTransaction.ts'

/**
 * Resumes transactions that another document of this site has left. The wallet is not asked again: one
 * whose answer was lost is searched on the chain, and concluded as dropped or unknown if not found.
 */
export async function resumeTransactions(core: Core): Promise<void> {
  await Promise.all(loadTransactions(core).map((one) => resume(core, one)))
}

async function resume(core: Core, one: OwnTransaction): Promise<void> {
  if (one.status === 'asked') await resumeAsked(core, one)
  if (one.status !== 'sent' || one.hash === undefined) return
  if (!isBuilt(one)) await followOwn(core, { ...one, hash: one.hash }).ended
  else
    await (await import('./broadcastTransaction.ts')).followBuilt(core, { ...one, hash: one.hash })
}

/** The document that asks its wallet holds the lock; once the lock is free, no document is waiting. */
async function resumeAsked(core: Core, { id }: OwnTransaction): Promise<void> {
  const name = lockOf(id)
  const { granted } = await core.page.lock({ name })
  if (!granted) return
  try {
    loadTransactions(core)
    const asked = findTransaction(core, id)
    if (asked?.status !== 'asked') return
    const sent = isBuilt(asked) ? await sentBuilt(core, asked) : await sentCall(core, asked)
    if (sent === undefined) {
      const isUnsent = isBuilt(asked) && asked.isSent !== true
      const error = serializeError(
        isUnsent ? new TransactionExpiredError() : new TransactionUnknownError(),
      )
      await conclude(core, { ...asked, status: isUnsent ? 'dropped' : 'unknown', error })
      return
    }
    saveTransaction(core, sent)
    emitTransaction(core, sent, { status: 'submitted' })
  } finally {
    await core.page.unlock({ name })
  }
  const found = findTransaction(core, id)
  if (found?.status === 'sent') await resume(core, found)
}

async function sentCall(core: Core, asked: CalledTransaction) {
  const hash = await findAsked(core, asked)
  return hash === undefined ? undefined : { ...asked, status: 'sent' as const, hash }
}

async function sentBuilt(core: Core, asked: BuiltTransaction) {
  const hash = await (await import('./broadcastTransaction.ts')).findBuilt(core, asked)
  return hash === undefined ? undefined : { ...asked, status: 'sent' as const, hash }
}
