import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { proofHeaders, type SecureAccount } from '#secure/api'
import { readAccount } from './accounts.ts'
import type { Call } from '../http/call.ts'
import { hashSecret, newSecret } from '../codes.ts'
import { readCookie, writeDevice, writeSession } from '../http/cookies.ts'
import type { Queries } from '../database/database.ts'
import type { Service } from '../service.ts'
import { type loginMethod, type Session, sessionRow } from './sessionRow.ts'

const SEEN_EVERY_SECONDS = 3_600

/** What identifies the browser: its cookie, or its key if it takes no cookies. */
export function deviceSecretOf({ context, possession }: Call): string | undefined {
  return possession === undefined ? readCookie(context, 'device') : `key ${possession.thumbprint}`
}

function tokenOf({ context, possession }: Call): string | undefined {
  return possession === undefined ? readCookie(context, 'session') : possession.token
}

/** The live session that the request's cookie names, or its own proof; neither stands for the other. */
export async function findSession(service: Service, call: Call): Promise<Session | undefined> {
  const token = tokenOf(call)
  if (token === undefined) return undefined
  const now = service.now()
  const [session] = await service.database.rows(
    sessionRow,
    `SELECT s.id, s.account_id, s.device_id, s.verified_at, s.method, d.last_seen_at
     FROM sessions s JOIN devices d ON d.id = s.device_id
     WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.key_thumbprint IS NOT DISTINCT FROM $3`,
    [hashSecret(token), now, call.possession?.thumbprint ?? null],
  )
  if (session === undefined) return undefined
  if (session.lastSeenAt + SEEN_EVERY_SECONDS < now) {
    await service.database.run('UPDATE devices SET last_seen_at = $2 WHERE id = $1', [
      session.deviceId,
      now,
    ])
  }
  return session
}

export function isFresh({ options, now }: Service, session: Session): boolean {
  return session.verifiedAt + options.freshSeconds > now()
}

type SignIn = {
  readonly accountId: string
  readonly verifiedAt: number
  readonly method: z.infer<typeof loginMethod>
  /** The frame that opened this window: another device by its cookies, yet the same browser. */
  readonly frameId?: string
  /** The window of this browser that let this frame in. */
  readonly windowId?: string
}

/**
 * Signs this browser in to the account that `findAccount` finds or makes: all of it in one
 * transaction, so that a database that goes away leaves nothing half made. What names it comes last.
 */
export async function signIn(
  service: Service,
  call: Call,
  findAccount: (queries: Queries) => Promise<SignIn>,
): Promise<SecureAccount> {
  const { database, options } = service
  const [token, deviceSecret] = [newSecret(), deviceSecretOf(call) ?? newSecret()]
  const before = tokenOf(call)
  const account = await database.inTransaction(async (queries) => {
    const { accountId, verifiedAt, method, frameId, windowId } = await findAccount(queries)
    if (before !== undefined) {
      await queries.run('DELETE FROM sessions WHERE token_hash = $1', [hashSecret(before)])
    }
    const [device] = await queries.rows(
      z.object({ id: z.string() }),
      `INSERT INTO devices (id, account_id, secret_hash, name, created_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (account_id, secret_hash) DO UPDATE SET name = $4, last_seen_at = $5
       RETURNING id`,
      [randomUUID(), accountId, hashSecret(deviceSecret), call.client.deviceName, call.now],
    )
    if (device === undefined) throw new Error('The device was not written')
    const [frame, window] = [frameId ?? device.id, windowId ?? device.id]
    if (frame !== window) {
      // A ticket that got into a browser of another kind stays a device of its own.
      await queries.run(
        `UPDATE devices SET window_id = $2 WHERE id = $1
         AND name = (SELECT w.name FROM devices w WHERE w.id = $2)`,
        [frame, window],
      )
    }
    // The service cannot tell its owner from a finder, so a login on that same browser stops its removal.
    await queries.run(
      `DELETE FROM changes WHERE kind = 'device' AND target_id IN
         (SELECT COALESCE(window_id, id) FROM devices WHERE id = $1)`,
      [device.id],
    )
    await queries.run(
      `INSERT INTO sessions
         (id, token_hash, account_id, device_id, verified_at, method, created_at, expires_at,
          key_thumbprint)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        randomUUID(),
        hashSecret(token),
        accountId,
        device.id,
        verifiedAt,
        method,
        call.now,
        call.now + options.sessionSeconds,
        call.possession?.thumbprint ?? null,
      ],
    )
    return readAccount(queries, { accountId, deviceId: device.id, verifiedAt })
  })
  if (call.possession === undefined) {
    writeSession(call.context, token, options.sessionSeconds)
    writeDevice(call.context, deviceSecret)
  } else call.context.header(proofHeaders.session, token)
  return account
}
