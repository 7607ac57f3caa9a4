import * as z from 'zod/mini'
import { requestChange } from '../changes/changes.ts'
import { badMessage } from '../errors.ts'
import { checkBound, checkProof } from '../sessions/proofs.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'

const MOST_SHOWN = 100
const row = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  isCurrent: z.boolean(),
  canSign: z.boolean(),
})
/** Frames go with the window that they opened: one browser, one device. */
const browser = 'COALESCE(d.window_id, d.id)'

/** A frame of it, or the window itself. */
const holdsShare = `EXISTS (SELECT 1 FROM share_sets s JOIN devices f ON f.id = s.device_id
  WHERE f.id = d.id OR f.window_id = d.id)`

/** Browsers that signed in to the account. */
export function deviceRoutes(service: Service): Pick<Handlers, 'getDevices' | 'removeDevice'> {
  const { database } = service
  return {
    async getDevices(_, { session }) {
      const devices = await database.rows(
        row,
        `SELECT ${browser} AS id, MAX(d.name) AS name, MIN(d.created_at) AS created_at,
           MAX(d.last_seen_at) AS last_seen_at, BOOL_OR(d.id = $2) AS is_current,
           BOOL_OR(EXISTS (SELECT 1 FROM share_sets s WHERE s.device_id = d.id)) AS can_sign
         FROM devices d WHERE d.account_id = $1
         GROUP BY ${browser} ORDER BY MAX(d.last_seen_at) DESC, ${browser} LIMIT $3`,
        [session.accountId, session.deviceId, MOST_SHOWN],
      )
      return { devices }
    },

    async removeDevice({ id, proof }, call) {
      const { session } = call
      const { accountId } = session
      if (proof === undefined) checkBound(session)
      else await checkProof(service, accountId, { act: 'remove device', about: id, proof })
      // A browser that holds a share goes only with the key's word.
      const removed = await database.run(
        `DELETE FROM devices d WHERE d.id = $1 AND d.account_id = $2 AND ($3 OR NOT ${holdsShare})`,
        [id, accountId, proof !== undefined],
      )
      // Its frames, auth shares, sessions, tickets and enrollments went with it.
      if (removed === 1) return { status: 'removed', dueAt: null }
      const [left] = await database.rows(
        z.object({ email: z.nullable(z.string()) }),
        `SELECT a.email FROM devices d JOIN accounts a ON a.id = d.account_id
         WHERE d.id = $1 AND d.account_id = $2`,
        [id, accountId],
      )
      if (left === undefined) throw badMessage('There is no such device.')
      await database.run(
        `DELETE FROM sessions s USING devices d
         WHERE d.id = s.device_id AND (d.id = $1 OR d.window_id = $1)`,
        [id],
      )
      if (left.email === null) return { status: 'signedOut', dueAt: null }
      const dueAt = await requestChange(service, call, { kind: 'device', targetId: id })
      return { status: 'scheduled', dueAt }
    },
  }
}
