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
  canSign: z.boolean(),
})

/** Browsers that signed in to the account. */
export function deviceRoutes({ database }: Service): Pick<Handlers, 'getDevices' | 'removeDevice'> {
  return {
    async getDevices(_, { session }) {
      const devices = await database.rows(
        row,
        `SELECT d.id, d.name, d.created_at, d.last_seen_at,
           EXISTS (SELECT 1 FROM share_sets s WHERE s.device_id = d.id) AS can_sign
         FROM devices d WHERE d.account_id = $1 ORDER BY d.last_seen_at DESC, d.id LIMIT $2`,
        [session.accountId, MOST_SHOWN],
      )
      return {
        devices: devices.map((device) => ({
          ...device,
          isCurrent: device.id === session.deviceId,
        })),
      }
    },

    async removeDevice({ id }, { session }) {
      // Its auth share, sessions, tickets and joins go with it.
      const removed = await database.run('DELETE FROM devices WHERE id = $1 AND account_id = $2', [
        id,
        session.accountId,
      ])
      if (removed !== 1) throw badMessage('There is no such device.')
      return {}
    },
  }
}
