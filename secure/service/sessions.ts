import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { SecureAccount } from '#secure/api'
import { readAccount } from './accounts.ts'
import type { Call } from './call.ts'
import { hashSecret, newSecret } from './codes.ts'
import { readCookie, writeDevice, writeSession } from './cookies.ts'
import type { Queries } from './database/database.ts'
import type { Service } from './service.ts'

const SEEN_EVERY_SECONDS = 3_600

/**
 * How a session began. `typed`: at a provider, with a code that the person had to carry over by hand.
 * Nobody knows that it was the same browser then, nor with `farcaster`.
 */
export const loginMethod = z.enum(['email', 'social', 'typed', 'farcaster'])

const row = z.object({
  id: z.string(),
  accountId: z.string(),
  deviceId: z.string(),
  verifiedAt: z.number(),
  method: loginMethod,
  lastSeenAt: z.number(),
})
export type Session = z.infer<typeof row>

/** The live session that the request's cookie names. */
export async function findSession(
  service: Service,
  context: Context,
): Promise<Session | undefined> {
  const token = readCookie(context, 'session')
  if (token === undefined) return undefined
  const now = service.now()
  const [session] = await service.database.rows(
    row,
    `SELECT s.id, s.account_id, s.device_id, s.verified_at, s.method, d.last_seen_at
     FROM sessions s JOIN devices d ON d.id = s.device_id
     WHERE s.token_hash = $1 AND s.expires_at > $2`,
    [hashSecret(token), now],
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
}

/**
 * Signs this browser in to the account that `findAccount` finds or makes: all of it in one
 * transaction, so that a database that goes away leaves nothing half made. Cookies come last.
 */
export async function signIn(
  service: Service,
  call: Call,
  findAccount: (queries: Queries) => Promise<SignIn>,
): Promise<SecureAccount> {
  const { database, options } = service
  const [token, deviceSecret] = [newSecret(), readCookie(call.context, 'device') ?? newSecret()]
  const before = readCookie(call.context, 'session')
  const account = await database.inTransaction(async (queries) => {
    const { accountId, verifiedAt, method, frameId } = await findAccount(queries)
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
    if (frameId !== undefined && frameId !== device.id) {
      // A ticket that got into a browser of another kind stays a device of its own.
      await queries.run('UPDATE devices SET window_id = $2 WHERE id = $1 AND name = $3', [
        frameId,
        device.id,
        call.client.deviceName,
      ])
    }
    // Nobody can tell its owner from somebody who found it: a login on that very browser keeps it.
    await queries.run(
      `DELETE FROM changes WHERE kind = 'device' AND target_id IN
         (SELECT COALESCE(window_id, id) FROM devices WHERE id = $1)`,
      [device.id],
    )
    await queries.run(
      `INSERT INTO sessions
         (id, token_hash, account_id, device_id, verified_at, method, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        randomUUID(),
        hashSecret(token),
        accountId,
        device.id,
        verifiedAt,
        method,
        call.now,
        call.now + options.sessionSeconds,
      ],
    )
    return readAccount(queries, { accountId, deviceId: device.id, verifiedAt })
  })
  writeSession(call.context, token, options.sessionSeconds)
  writeDevice(call.context, deviceSecret)
  return account
}
