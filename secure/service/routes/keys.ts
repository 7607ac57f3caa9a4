import * as z from 'zod/mini'
import { recovery } from '#secure/api'
import { SecureError } from '#secure/wire'
import { readAccount } from '../sessions/accounts.ts'
import { badMessage } from '../errors.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { addShareSet, checkShareSignature, sharePlace } from '../shares.ts'
import { tellOwner } from '../tellOwner.ts'

type Rows = 'makeKeys' | 'getAuthShare' | 'addShareSet' | 'putRecovery'

/** Auth shares: one third of each set, sealed at rest. */
export function keyRoutes(service: Service): Pick<Handlers, Rows> {
  const { database, cipher } = service

  return {
    async makeKeys({ addresses, shareSetId, authShare, publicKey }, { session, now }) {
      const { accountId, deviceId } = session
      return database.inTransaction(async (queries) => {
        const made = await queries.run(
          'UPDATE accounts SET eip155 = $2, solana = $3 WHERE id = $1 AND eip155 IS NULL',
          [accountId, addresses.eip155, addresses.solana],
        )
        if (made !== 1) throw new SecureError('KEYS_EXIST', 'This account has its keys already.')
        await addShareSet(service, queries, { shareSetId, accountId, deviceId, authShare, now })
        await queries.run('UPDATE devices SET public_key = $2 WHERE id = $1', [deviceId, publicKey])
        return readAccount(queries, session)
      })
    },

    async getAuthShare({ shareSetId }, { session }) {
      const { accountId, deviceId } = session
      // A device's set serves only that device; the recovery's set serves any device of the account.
      const [set] = await database.rows(
        z.object({ sealedAuthShare: z.string() }),
        `SELECT sealed_auth_share FROM share_sets
         WHERE id = $1 AND account_id = $2 AND (device_id IS NULL OR device_id = $3)`,
        [shareSetId, accountId, deviceId],
      )
      if (set === undefined) {
        throw new SecureError(
          'NO_SHARE',
          'This share set was removed, or belongs to another device.',
        )
      }
      const authShare = cipher.open(set.sealedAuthShare, sharePlace(accountId, shareSetId))
      return { authShare }
    },

    async addShareSet({ shareSetId, authShare, publicKey, signature }, call) {
      const { session, client, now } = call
      const { accountId, deviceId } = session
      await checkShareSignature(service, accountId, { shareSetId, signature })
      await tellOwner(service, call, { done: 'deviceApproved', targetName: client.deviceName })
      await database.inTransaction(async (queries) => {
        await queries.run('DELETE FROM share_sets WHERE device_id = $1', [deviceId])
        await addShareSet(service, queries, { shareSetId, accountId, deviceId, authShare, now })
        await queries.run('UPDATE devices SET public_key = $2 WHERE id = $1', [deviceId, publicKey])
      })
      return {}
    },

    async putRecovery({ method, shareSetId, authShare, signature, passkey }, call) {
      const { session, now } = call
      const { accountId } = session
      if ((method === 'passkey') !== (passkey !== undefined)) {
        throw badMessage('A passkey belongs to the passkey method, and to no other.')
      }
      await checkShareSignature(service, accountId, { shareSetId, signature })
      await tellOwner(service, call, { done: 'recovery' })
      return database.inTransaction(async (queries) => {
        // The previous file or passkey ends with its set.
        await queries.run('DELETE FROM share_sets WHERE account_id = $1 AND device_id IS NULL', [
          accountId,
        ])
        const set = { shareSetId, accountId, deviceId: null, authShare, now }
        await addShareSet(service, queries, set)
        await queries.run(
          `INSERT INTO recoveries (account_id, share_set_id, method, passkey, created_at)
           VALUES ($1, $2, $3, $4, $5)`,
          [
            accountId,
            shareSetId,
            method,
            passkey === undefined ? null : JSON.stringify(passkey),
            now,
          ],
        )
        return recovery.parse({ method, shareSetId, createdAt: now, passkey })
      })
    },
  }
}
