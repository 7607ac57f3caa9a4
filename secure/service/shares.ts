import { shareSetText } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Queries } from './database/database.ts'
import { badMessage } from './errors.ts'
import { isSignedBy } from './sessions/proofs.ts'
import type { Service } from './service.ts'

type NewSet = {
  readonly shareSetId: string
  readonly accountId: string
  /** Null for the set of the recovery. */
  readonly deviceId: string | null
  readonly authShare: string
  readonly now: number
}

/** Row and account are part of what is sealed: a share put elsewhere does not open. */
export const sharePlace = (accountId: string, shareSetId: string) =>
  `auth share ${accountId} ${shareSetId}`

/** Writes a set under a new id: a set that exists, of this or another account, is not overwritten. */
export async function addShareSet(
  { cipher }: Service,
  queries: Queries,
  { shareSetId, accountId, deviceId, authShare, now }: NewSet,
): Promise<void> {
  const added = await queries.run(
    `INSERT INTO share_sets (id, account_id, device_id, sealed_auth_share, created_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
    [
      shareSetId,
      accountId,
      deviceId,
      cipher.seal(authShare, sharePlace(accountId, shareSetId)),
      now,
    ],
  )
  if (added !== 1) throw badMessage('This share set exists already.')
}

/** SHARE_TAMPERED unless the account's own key signed for exactly this set. */
export async function checkShareSignature(
  service: Service,
  accountId: string,
  { shareSetId, signature }: { shareSetId: string; signature: string },
): Promise<void> {
  if (await isSignedBy(service, accountId, shareSetText(shareSetId), signature)) return
  throw new SecureError(
    'SHARE_TAMPERED',
    'This share set was not made with the key of this account.',
  )
}
