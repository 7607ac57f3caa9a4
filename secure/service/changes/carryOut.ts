import * as z from 'zod/mini'
import type { Queries } from '../database/database.ts'
import type { Service } from '../service.ts'
import { noticeSeconds } from './mailChange.ts'

const due = z.object({
  id: z.string(),
  requestedAt: z.number(),
  dueAt: z.number(),
  warnedAt: z.number(),
})
const taken = z.object({
  kind: z.enum(['delete', 'device']),
  accountId: z.string(),
  targetId: z.nullable(z.string()),
})

/**
 * Carries out what is due and was not stopped: only after a mail of the second half was handed over, and
 * a day after it (half the time, where that is less), so that an outage of the mail server costs no
 * person their wallet.
 */
export async function carryOutChanges({ database, now, log }: Service): Promise<void> {
  const waiting = await database.rows(
    due,
    `SELECT id, requested_at, due_at, warned_at FROM changes
     WHERE due_at <= $1 AND warned_at IS NOT NULL`,
    [now()],
  )
  for (const { id, warnedAt, ...times } of waiting) {
    if (warnedAt + noticeSeconds(times) > now()) continue
    await database.inTransaction(async (queries) => {
      // No row comes back if the change was stopped, or if another process was faster.
      const [change] = await queries.rows(
        taken,
        'DELETE FROM changes WHERE id = $1 RETURNING kind, account_id, target_id',
        [id],
      )
      if (change === undefined) return
      const { kind, accountId, targetId } = change
      if (kind === 'delete') await forgetAccount(queries, accountId, true)
      else await queries.run('DELETE FROM devices WHERE id = $1', [targetId])
      log.info('change.done', { kind })
    })
  }
}

/** Deletes all of an account; one with keys only where `withKeys`. False where it stays. */
export async function forgetAccount(
  queries: Queries,
  accountId: string,
  withKeys: boolean,
): Promise<boolean> {
  const [gone] = await queries.rows(
    z.object({ email: z.nullable(z.string()) }),
    // Everything that belongs to the account is deleted with it.
    'DELETE FROM accounts WHERE id = $1 AND ($2 OR eip155 IS NULL) RETURNING email',
    [accountId, withKeys],
  )
  if (gone === undefined) return false
  await queries.run('DELETE FROM logins WHERE email = $1', [gone.email])
  return true
}
