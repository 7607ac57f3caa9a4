import * as z from 'zod/mini'
import { badMessage } from '../errors.ts'
import type { Handlers } from '../serveRows.ts'
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

/** Browsers that signed in to the account. */
export function deviceRoutes({ database }: Service): Pick<Handlers, 'getDevices' | 'removeDevice'> {
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

    async removeDevice({ id }, { session }) {
      // Its frames, auth shares, sessions, tickets and joins go with it.
      const removed = await database.run('DELETE FROM devices WHERE id = $1 AND account_id = $2', [
        id,
        session.accountId,
      ])
      if (removed !== 1) throw badMessage('There is no such device.')
      return {}
    },
  }
}
