import type { Core } from '#kernel/core.ts'
import { refreshAccount } from '#wallet/portfolio/refresh.ts'
import type { OwnTransaction } from './record.ts'
import { saveTransaction } from './store.ts'
import { emitTransaction } from './emitTransaction.ts'

/** Persists an outcome, emits its event, and refetches what it changed. */
export async function conclude<T extends OwnTransaction>(core: Core, ended: T): Promise<T> {
  saveTransaction(core, ended)
  const status = ended.status === 'confirmed' ? 'confirmed' : 'failed'
  emitTransaction(core, ended, { status, error: ended.error })
  refreshAccount(core).catch(() => undefined)
  return ended
}
