import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Change } from '#secure/api'
import type { SessionCall } from '../http/call.ts'
import { hashSecret, newSecret } from '../codes.ts'
import type { Queries } from '../database/database.ts'
import { countUse } from '../limits.ts'
import { checkBound, keyNeeded } from '../sessions/proofs.ts'
import type { Service } from '../service.ts'
import { mailChange, undoPlace } from './mailChange.ts'

const pending = z.object({
  id: z.string(),
  kind: z.enum(['delete', 'device']),
  targetId: z.nullable(z.string()),
  targetName: z.nullable(z.string()),
  requestedAt: z.number(),
  dueAt: z.number(),
  deviceName: z.string(),
  isOwn: z.boolean(),
})
const MOST = 100

type Wanted = { readonly kind: 'delete' } | { readonly kind: 'device'; readonly targetId: string }

/**
 * Delays an action that only the key may do at once, and first tells the owner by mail. A repeated
 * request keeps its due time. Returns when it is due.
 *
 * @throws SecureError KEY_NEEDED where nobody could be told, or the login may be somebody else's
 */
export async function requestChange(
  service: Service,
  { session, client, now }: SessionCall,
  wanted: Wanted,
): Promise<number> {
  const { database, cipher, limits, options } = service
  const { accountId, deviceId } = session
  checkBound(session)
  const [account] = await database.rows(
    z.object({ email: z.nullable(z.string()) }),
    'SELECT email FROM accounts WHERE id = $1',
    [accountId],
  )
  const email = account?.email ?? null
  if (email === null) throw keyNeeded()
  const [id, undo] = [randomUUID(), newSecret()]
  const targetId = wanted.kind === 'device' ? wanted.targetId : null
  const dueAt = now + options.changeSeconds
  const written = await database.run(
    `INSERT INTO changes (id, account_id, kind, target_id, asked_by, device_name, languages,
       undo_hash, sealed_undo, requested_at, due_at, mailing_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0)
     ON CONFLICT (account_id, kind, COALESCE(target_id, '')) DO NOTHING`,
    [
      id,
      accountId,
      wanted.kind,
      targetId,
      deviceId,
      client.deviceName,
      client.languages.join(),
      hashSecret(undo),
      cipher.seal(undo, undoPlace(id)),
      now,
      dueAt,
    ],
  )
  if (written !== 1) return dueOf(database, accountId, wanted.kind, targetId)
  try {
    await countUse({ database, cipher, now }, limits.address, `${email} asks for changes`)
    await mailChange(service, id)
  } catch (error) {
    // A change that its owner was not told of does not wait.
    await database.run('DELETE FROM changes WHERE id = $1', [id])
    throw error
  }
  if (wanted.kind === 'delete') await forgetExtras(database, accountId, email)
  return dueAt
}

/** Pending changes of an account, as its browsers see them. */
export async function readChanges(
  queries: Queries,
  accountId: string,
  deviceId: string,
): Promise<Change[]> {
  const rows = await queries.rows(
    pending,
    `SELECT c.id, c.kind, c.target_id, t.name AS target_name, c.requested_at, c.due_at, c.device_name,
       EXISTS (SELECT 1 FROM devices a JOIN devices b
         ON COALESCE(a.window_id, a.id) = COALESCE(b.window_id, b.id)
         WHERE a.id = c.asked_by AND b.id = $2) AS is_own
     FROM changes c LEFT JOIN devices t ON t.id = c.target_id
     WHERE c.account_id = $1 AND c.mails > 0 ORDER BY c.requested_at LIMIT $3`,
    [accountId, deviceId, MOST],
  )
  return rows.map(({ targetId, targetName, ...rest }) => ({
    ...rest,
    device: targetId === null || targetName === null ? null : { id: targetId, name: targetName },
  }))
}

async function dueOf(
  queries: Queries,
  accountId: string,
  kind: string,
  targetId: string | null,
): Promise<number> {
  const [known] = await queries.rows(
    z.object({ dueAt: z.number() }),
    `SELECT due_at FROM changes
     WHERE account_id = $1 AND kind = $2 AND COALESCE(target_id, '') = COALESCE($3, '')`,
    [accountId, kind, targetId],
  )
  if (known === undefined) throw new Error('The change was not written')
  return known.dueAt
}

/** Deletes at once what no recovery needs, although the account itself waits. */
async function forgetExtras(queries: Queries, accountId: string, email: string): Promise<void> {
  await queries.run('UPDATE accounts SET user_name = NULL WHERE id = $1', [accountId])
  await queries.run('DELETE FROM call_bundles WHERE account_id = $1', [accountId])
  await queries.run('DELETE FROM logins WHERE email = $1', [email])
}
