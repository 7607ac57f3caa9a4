import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { ENROLLMENT_SECONDS, ENROLLMENTS_WAITING, rateLimited } from '../limits.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { addShareSet, checkShareSignature } from '../shares.ts'
import { tellOwner } from '../tellOwner.ts'

type Rows = 'requestEnrollment' | 'getEnrollments' | 'answerEnrollment' | 'awaitEnrollment'
const waiting = z.object({
  id: z.string(),
  deviceName: z.string(),
  publicKey: z.string(),
  createdAt: z.number(),
})
const answered = z.object({
  status: z.enum(['waiting', 'granted', 'refused']),
  shareSetId: z.nullable(z.string()),
  sealedShare: z.nullable(z.string()),
})

/** A new device is let in by one that can sign: shares travel sealed to the new device's key. */
export function enrollmentRoutes(service: Service): Pick<Handlers, Rows> {
  const { database } = service

  return {
    async requestEnrollment({ publicKey }, { session, now }) {
      const { accountId, deviceId } = session
      const id = randomUUID()
      await database.inTransaction(async (queries) => {
        // One request for each device: the last one counts.
        await queries.run(`DELETE FROM joins WHERE device_id = $1 AND status = 'waiting'`, [
          deviceId,
        ])
        await queries.run(
          `INSERT INTO joins (id, account_id, device_id, public_key, status, created_at, expires_at)
           VALUES ($1, $2, $3, $4, 'waiting', $5, $6)`,
          [id, accountId, deviceId, publicKey, now, now + ENROLLMENT_SECONDS],
        )
        const asking = await queries.rows(
          z.object({ id: z.string() }),
          `SELECT id FROM joins WHERE account_id = $1 AND status = 'waiting' AND expires_at > $2`,
          [accountId, now],
        )
        if (asking.length > ENROLLMENTS_WAITING) throw rateLimited(ENROLLMENT_SECONDS)
      })
      return { id }
    },

    async getEnrollments(_, { session, now }) {
      const joins = await database.rows(
        waiting,
        `SELECT j.id, d.name AS device_name, j.public_key, j.created_at
         FROM joins j JOIN devices d ON d.id = j.device_id
         WHERE j.account_id = $1 AND j.device_id <> $2 AND j.status = 'waiting' AND j.expires_at > $3
         ORDER BY j.created_at LIMIT $4`,
        [session.accountId, session.deviceId, now, ENROLLMENTS_WAITING],
      )
      return { joins }
    },

    async answerEnrollment({ id, granted }, call) {
      const { session, now } = call
      const { accountId, deviceId } = session
      if (granted !== null) {
        await checkShareSignature(service, accountId, granted)
        const [asking] = await database.rows(
          z.object({ name: z.string(), isSame: z.boolean() }),
          `SELECT d.name, d.window_id IS NOT DISTINCT FROM $4 AS is_same FROM joins j JOIN devices d ON d.id = j.device_id
           WHERE j.id = $1 AND j.account_id = $2 AND j.status = 'waiting' AND j.expires_at > $3
             AND j.device_id <> $4`,
          [id, accountId, now, deviceId],
        )
        if (asking === undefined) throw enrollmentOver()
        // A frame of this very browser, which its window lets in, is no other browser to be told of.
        if (!asking.isSame)
          await tellOwner(service, call, { done: 'deviceApproved', targetName: asking.name })
      }
      await database.inTransaction(async (queries) => {
        const [enrollment] = await queries.rows(
          z.object({ deviceId: z.string(), publicKey: z.string() }),
          `UPDATE joins SET status = $4, share_set_id = $5, sealed_share = $6
           WHERE id = $1 AND account_id = $2 AND status = 'waiting' AND expires_at > $3
             AND device_id <> $7
           RETURNING device_id, public_key`,
          [
            id,
            accountId,
            now,
            granted === null ? 'refused' : 'granted',
            granted?.shareSetId ?? null,
            granted?.sealedShare ?? null,
            deviceId,
          ],
        )
        if (enrollment === undefined) throw enrollmentOver()
        if (granted === null) return
        const { shareSetId, authShare } = granted
        await queries.run('DELETE FROM share_sets WHERE device_id = $1', [enrollment.deviceId])
        const set = { shareSetId, accountId, deviceId: enrollment.deviceId, authShare, now }
        await addShareSet(service, queries, set)
        await queries.run('UPDATE devices SET public_key = $2 WHERE id = $1', [
          enrollment.deviceId,
          enrollment.publicKey,
        ])
      })
      return {}
    },

    async awaitEnrollment({ id }, { session, client: { ip }, signal }) {
      const ask = async () => {
        const [enrollment] = await database.rows(
          answered,
          `SELECT status, share_set_id, sealed_share FROM joins
           WHERE id = $1 AND device_id = $2 AND expires_at > $3`,
          [id, session.deviceId, service.now()],
        )
        if (enrollment === undefined) throw enrollmentOver()
        return enrollment.status === 'waiting' ? undefined : enrollment
      }
      const row = `enrollment ${id} of ${session.deviceId}`
      const answer = await service.hold({ row, ip, signal, ask })
      if (answer === undefined) return { status: 'waiting' }
      const { status, shareSetId, sealedShare } = answer
      if (shareSetId === null || sealedShare === null) return { status }
      return { status, granted: { shareSetId, sealedShare } }
    },
  }
}

function enrollmentOver(): SecureError {
  return new SecureError('LOGIN_EXPIRED', 'This request of a device is over. Please ask again.')
}
