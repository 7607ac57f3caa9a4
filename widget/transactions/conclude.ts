import type { Core } from '#kernel/core.ts'
import { refreshAccount } from '#wallet/portfolio/refresh.ts'
import type { OwnTransaction } from './record.ts'
import { saveTransaction } from './store.ts'
import { emitTransaction } from './emitTransaction.ts'

/** Writes an end down, tells it, and has what it changed asked for again. */
export async function conclude<T extends OwnTransaction>(core: Core, ended: T): Promise<T> {
  saveTransaction(core, ended)
  const status = ended.status === 'confirmed' ? 'confirmed' : 'failed'
  emitTransaction(core, ended, { status, error: ended.error })
  refreshAccount(core).catch(() => undefined)
  return ended
}
