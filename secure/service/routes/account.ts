import * as z from 'zod/mini'
import { readAccount } from '../sessions/accounts.ts'
import { forgetAccount } from '../changes/carryOut.ts'
import { requestChange } from '../changes/changes.ts'
import { dropCookie } from '../http/cookies.ts'
import { checkProof, keyNeeded } from '../sessions/proofs.ts'
import type { Handlers } from '../http/serveRows.ts'
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
export function accountRoutes(service: Service): Pick<Handlers, 'exportAccount' | 'deleteAccount'> {
  const { database } = service
  return {
    async exportAccount(_, call) {
      const { accountId } = call.session
      const { recovery, ...account } = await readAccount(database, call.session)
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

    async deleteAccount({ proof }, call) {
      const { accountId } = call.session
      if (proof !== undefined) {
        const given = { act: 'delete account', about: accountId, proof } as const
        await checkProof(service, accountId, given)
      } else if ((await readAccount(database, call.session)).addresses !== null) {
        return { dueAt: await requestChange(service, call, { kind: 'delete' }) }
      }
      await database.inTransaction(async (queries) => {
        // Keys that another tab made since are not deleted without their word.
        if (!(await forgetAccount(queries, accountId, proof !== undefined))) throw keyNeeded()
      })
      dropCookie(call.context, 'session')
      dropCookie(call.context, 'device')
      return { dueAt: null }
    },
  }
}
