import { verifyMessage } from 'viem'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import type { Queries } from './database/database.ts'
import { badMessage } from './errors.ts'
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

/** Writes a set. Its id is new: the set of somebody else, or another one of one's own, stays. */
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
  { database }: Service,
  accountId: string,
  { shareSetId, signature }: { shareSetId: string; signature: string },
): Promise<void> {
  const [account] = await database.rows(
    z.object({ eip155: z.nullable(z.string()) }),
    'SELECT eip155 FROM accounts WHERE id = $1',
    [accountId],
  )
  const address = hex(account?.eip155 ?? '')
  const message = `Causeway share set ${shareSetId}`
  const given = hex(signature)
  // Numbers that no signature has are thrown, not answered: neither is one of this key.
  const isOwn =
    address !== undefined &&
    given !== undefined &&
    (await verifyMessage({ address, message, signature: given }).catch(() => false))
  if (!isOwn) {
    throw new SecureError(
      'SHARE_TAMPERED',
      'This share set was not made with the key of this account.',
    )
  }
}

function hex(text: string): `0x${string}` | undefined {
  return text.startsWith('0x') ? `0x${text.slice(2)}` : undefined
}
