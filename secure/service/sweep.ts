import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { carryOutChanges } from './changes/carryOut.ts'
import { mailChanges } from './changes/mailChange.ts'
import type { Service } from './service.ts'
import { sharePlace } from './shares.ts'

const EVERY_MS = 10 * 60_000
/** Expired rows are kept for a while, to tell them apart from rows that never existed. */
const KEPT_SECONDS = 3_600
/** Shares that are sealed again in one go. */
const AT_ONCE = 100
const sealedSet = z.object({
  id: z.string(),
  accountId: z.string(),
  sealedAuthShare: z.string(),
})
const tables = [
  'sessions',
  'logins',
  'tickets',
  'joins',
  'email_changes',
  'call_bundles',
  'used_proofs',
] as const

/** Deletes what has expired and carries out what is due; every process may do so. Returns its end. */
export function startSweep(service: Service): () => Promise<void> {
  const run = () => {
    running = sweep(service)
      .then(() => mailChanges(service))
      .then(() => carryOutChanges(service))
      .then(() => sealAnew(service))
      .catch((error: unknown) => service.log.warn('sweep.failed', {}, error))
  }
  let running = Promise.resolve()
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

async function sweep({ database, now }: Service): Promise<void> {
  const before = now() - KEPT_SECONDS
  for (const table of tables) {
    await database.run(`DELETE FROM ${table} WHERE expires_at < $1`, [before])
  }
  await database.run('DELETE FROM limits WHERE ends_at < $1', [before])
}

/** Seals auth shares again that are sealed under a key other than the first one. */
async function sealAnew({ database, cipher, log, stopping }: Service): Promise<void> {
  for (let after = ''; !stopping.aborted; ) {
    const old = await database.rows(
      sealedSet,
      `SELECT id, account_id, sealed_auth_share FROM share_sets
       WHERE id > $1 AND sealed_auth_share NOT LIKE $2 ORDER BY id LIMIT $3`,
      [after, `${cipher.prefix}%`, AT_ONCE],
    )
    const last = old.at(-1)
    if (last === undefined) return
    after = last.id
    for (const { id, accountId, sealedAuthShare } of old) {
      const place = sharePlace(accountId, id)
      try {
        const sealed = cipher.seal(cipher.open(sealedAuthShare, place), place)
        await database.run(
          'UPDATE share_sets SET sealed_auth_share = $3 WHERE id = $1 AND sealed_auth_share = $2',
          [id, sealedAuthShare, sealed],
        )
      } catch (error) {
        if (!(error instanceof SecureError)) throw error
        log.error('share.tampered', {}, error)
      }
    }
  }
}
