import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { readChanges } from '../changes/changes.ts'
import { hashSecret } from '../codes.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'

type Rows = 'readChange' | 'undoChange' | 'undoOwnChange'

/** Pending changes, which the mailed link or a session can stop. */
export function changeRoutes({ database }: Service): Pick<Handlers, Rows> {
  return {
    async readChange({ undo }) {
      const [row] = await database.rows(
        z.object({ id: z.string(), accountId: z.string() }),
        'SELECT id, account_id FROM changes WHERE undo_hash = $1',
        [hashSecret(undo)],
      )
      if (row === undefined) throw changeOver()
      const all = await readChanges(database, row.accountId, '')
      const change = all.find(({ id }) => id === row.id)
      if (change === undefined) throw changeOver()
      return change
    },

    async undoChange({ undo }) {
      const stopped = await database.run('DELETE FROM changes WHERE undo_hash = $1', [
        hashSecret(undo),
      ])
      if (stopped !== 1) throw changeOver()
      return {}
    },

    async undoOwnChange({ id }, { session }) {
      const stopped = await database.run('DELETE FROM changes WHERE id = $1 AND account_id = $2', [
        id,
        session.accountId,
      ])
      if (stopped !== 1) throw changeOver()
      return {}
    },
  }
}

function changeOver(): SecureError {
  return new SecureError('LOGIN_EXPIRED', 'This was stopped before, or has happened already.')
}
