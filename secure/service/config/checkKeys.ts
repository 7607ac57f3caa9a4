import * as z from 'zod/mini'
import type { Service } from '../service.ts'
import { StartError } from './startError.ts'

/** As `seal` writes it: the key's id, then vector, text and tag. What is shorter was damaged. */
const SEALED = '^[0-9a-f]{8}\\.[-_A-Za-z0-9]{38,}$'
const group = z.object({ keyId: z.string(), shares: z.number() })
type Group = z.infer<typeof group>

/**
 * Every key that sealed a stored share must be here: serving without one would tell people that their
 * share was changed, and seal new shares beside those that cannot be opened. A single damaged share does
 * not keep the service from starting.
 *
 * @throws StartError SHARES_DO_NOT_OPEN
 */
export async function checkKeys({ database, cipher, options }: Service): Promise<void> {
  const used = await database.rows(
    group,
    `SELECT substr(sealed_auth_share, 1, 8) AS key_id, count(*)::integer AS shares
     FROM share_sets WHERE sealed_auth_share ~ $1 GROUP BY 1 ORDER BY 1`,
    [SEALED],
  )
  const known = [...cipher.keyIds, ...options.lostKeys]
  const missing = used.filter(({ keyId }) => !known.includes(keyId))
  if (missing.length > 0) throw new StoredKeysError(missing)
}

/** The database was sealed with other keys than those in the settings. */
class StoredKeysError extends StartError {
  constructor(missing: readonly Group[]) {
    const lines = missing.map(({ keyId, shares }) => {
      const are = shares === 1 ? '1 stored share is' : `${shares} stored shares are`
      return `  ${are} sealed with the key ${keyId}, which is not in ENCRYPTION_KEY.`
    })
    super(
      'SHARES_DO_NOT_OPEN',
      [
        'The service cannot start: without their keys, people could never sign again. No share was changed.',
        ...lines,
        '  Give the key that this database was used with; of several, the newest first, with commas between.',
        '  If one is lost for ever, put its id into LOST_KEYS: those shares stay, and do not open.',
      ].join('\n'),
    )
  }
}
