import * as z from 'zod/mini'
import { type CallBundle, callBundle } from '#secure/api'
import { hashSecret } from '../codes.ts'
import type { Queries } from '../database/database.ts'
import { CALLS_KEPT, CALLS_SECONDS } from '../limits.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'

type Rows = 'keepCalls' | 'findCalls' | 'dropCalls'
const row = z.object({ bundle: z.string() })

/** What an account sent for which id: the chain tells the rest. */
export function callRoutes({ database }: Service): Pick<Handlers, Rows> {
  async function find(queries: Queries, accountId: string, id: string): Promise<CallBundle | null> {
    const [found] = await queries.rows(
      row,
      'SELECT bundle FROM call_bundles WHERE account_id = $1 AND id_hash = $2',
      [accountId, hashSecret(id)],
    )
    return found === undefined ? null : callBundle.parse(JSON.parse(found.bundle))
  }

  return {
    async keepCalls({ id, bundle }, { session: { accountId }, now }) {
      return database.inTransaction(async (queries) => {
        const added = await queries.run(
          `INSERT INTO call_bundles (account_id, id_hash, bundle, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account_id, id_hash) DO NOTHING`,
          [accountId, hashSecret(id), JSON.stringify(bundle), now, now + CALLS_SECONDS],
        )
        if (added !== 1) {
          // The same calls once more: an answer was lost.
          const stored = await find(queries, accountId, id)
          return { isKept: JSON.stringify(stored) === JSON.stringify(callBundle.parse(bundle)) }
        }
        await queries.run(
          `DELETE FROM call_bundles WHERE account_id = $1 AND id_hash IN (
             SELECT id_hash FROM call_bundles WHERE account_id = $1
             ORDER BY created_at DESC, id_hash OFFSET $2)`,
          [accountId, CALLS_KEPT],
        )
        return { isKept: true }
      })
    },

    findCalls: async ({ id }, { session }) => ({
      bundle: await find(database, session.accountId, id),
    }),

    async dropCalls({ id }, { session }) {
      await database.run('DELETE FROM call_bundles WHERE account_id = $1 AND id_hash = $2', [
        session.accountId,
        hashSecret(id),
      ])
      return {}
    },
  }
}
