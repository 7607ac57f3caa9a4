import * as z from 'zod/mini'
import { readAccount } from '../accounts.ts'
import { dropCookie } from '../cookies.ts'
import type { Handlers } from '../serveRows.ts'
import type { Service } from '../service.ts'

const identity = z.object({ provider: z.string(), subject: z.string(), createdAt: z.number() })
const device = z.object({
  id: z.string(),
  name: z.string(),
  publicKey: z.nullable(z.string()),
  windowId: z.nullable(z.string()),
  createdAt: z.number(),
  lastSeenAt: z.number(),
})
const session = z.object({
  deviceId: z.string(),
  verifiedAt: z.number(),
  createdAt: z.number(),
  expiresAt: z.number(),
})
const shareSet = z.object({
  id: z.string(),
  deviceId: z.nullable(z.string()),
  createdAt: z.number(),
})
const calls = z.object({ bundle: z.string(), createdAt: z.number() })

/** What the account's owner may have and end. */
export function accountRoutes({
  database,
}: Service): Pick<Handlers, 'exportAccount' | 'deleteAccount'> {
  return {
    async exportAccount(_, call) {
      const { accountId, verifiedAt } = call.session
      const { recovery, ...account } = await readAccount(database, accountId, verifiedAt)
      const of = (columns: string, table: string) =>
        `SELECT ${columns} FROM ${table} WHERE account_id = $1 ORDER BY created_at`
      return {
        account,
        // Without the sealed share.
        recovery:
          recovery === null ? null : { method: recovery.method, createdAt: recovery.createdAt },
        identities: await database.rows(
          identity,
          of('provider, subject, created_at', 'identities'),
          [accountId],
        ),
        devices: await database.rows(
          device,
          of('id, name, public_key, window_id, created_at, last_seen_at', 'devices'),
          [accountId],
        ),
        sessions: await database.rows(
          session,
          of('device_id, verified_at, created_at, expires_at', 'sessions'),
          [accountId],
        ),
        shareSets: await database.rows(shareSet, of('id, device_id, created_at', 'share_sets'), [
          accountId,
        ]),
        calls: await database.rows(calls, of('bundle, created_at', 'call_bundles'), [accountId]),
      }
    },

    async deleteAccount(_, { session: { accountId, verifiedAt }, context }) {
      await database.inTransaction(async (queries) => {
        const { email } = await readAccount(queries, accountId, verifiedAt)
        await queries.run('DELETE FROM logins WHERE email = $1', [email])
        // Whatever belongs to it goes with it.
        await queries.run('DELETE FROM accounts WHERE id = $1', [accountId])
      })
      dropCookie(context, 'session')
      dropCookie(context, 'device')
      return {}
    },
  }
}
