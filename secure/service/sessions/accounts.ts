import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Recovery, recovery, type SecureAccount } from '#secure/api'
import { evmAddress, SecureError, socialProvider } from '#secure/wire'
import { readChanges } from '../changes/changes.ts'
import type { Queries } from '../database/database.ts'
import type { Profile } from '../providers/provider.ts'
import type { Session } from './sessionRow.ts'

const accountRow = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  socialProvider: z.nullable(z.union([socialProvider, z.literal('farcaster')])),
  eip155: z.nullable(evmAddress),
  solana: z.nullable(z.string()),
})
const recoveryRow = z.object({
  method: recovery.shape.method,
  shareSetId: z.string(),
  passkey: z.nullable(z.string()),
  createdAt: z.number(),
})

/** The account as its owner sees it. SESSION_EXPIRED where it was deleted meanwhile. */
export async function readAccount(
  queries: Queries,
  { accountId, deviceId, verifiedAt }: Pick<Session, 'accountId' | 'deviceId' | 'verifiedAt'>,
): Promise<SecureAccount> {
  const [row] = await queries.rows(
    accountRow,
    'SELECT id, email, user_name, social_provider, eip155, solana FROM accounts WHERE id = $1',
    [accountId],
  )
  if (row === undefined)
    throw new SecureError('SESSION_EXPIRED', 'This account does not exist any more.')
  const { eip155, solana, ...account } = row
  return {
    ...account,
    addresses: eip155 === null || solana === null ? null : { eip155, solana },
    recovery: await readRecovery(queries, accountId),
    shareSetId: await readShareSetId(queries, deviceId),
    changes: await readChanges(queries, accountId, deviceId),
    verifiedAt,
  }
}

async function readShareSetId(queries: Queries, deviceId: string): Promise<string | null> {
  const [row] = await queries.rows(
    z.object({ id: z.string() }),
    'SELECT id FROM share_sets WHERE device_id = $1',
    [deviceId],
  )
  return row?.id ?? null
}

async function readRecovery(queries: Queries, accountId: string): Promise<Recovery | null> {
  const [row] = await queries.rows(
    recoveryRow,
    'SELECT method, share_set_id, passkey, created_at FROM recoveries WHERE account_id = $1',
    [accountId],
  )
  if (row === undefined) return null
  const { passkey, ...rest } = row
  return recovery.parse(passkey === null ? rest : { ...rest, passkey: JSON.parse(passkey) })
}

/** The account of an address that was just proven; made at its first login. */
export async function accountOfEmail(
  queries: Queries,
  email: string,
  now: number,
): Promise<string> {
  // The second statement sees what another login wrote while this one waited for it.
  await queries.run(
    `INSERT INTO accounts (id, email, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO NOTHING`,
    [randomUUID(), email, now],
  )
  const [account] = await queries.rows(
    z.object({ id: z.string() }),
    'SELECT id FROM accounts WHERE email = $1',
    [email],
  )
  if (account === undefined) throw new Error('The account was not written')
  return account.id
}

/**
 * The account of a person whom a provider named. Accounts never merge: an address that another account
 * has stays there, and this one gets none.
 */
export async function accountOfProfile(
  queries: Queries,
  provider: string,
  { subject, email, userName }: Profile,
  now: number,
): Promise<string> {
  // Two first logins of one person at once: the second waits, and finds the first.
  await queries.rows(z.unknown(), 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${provider} ${subject}`,
  ])
  const [known] = await queries.rows(
    z.object({ accountId: z.string() }),
    'SELECT account_id FROM identities WHERE provider = $1 AND subject = $2',
    [provider, subject],
  )
  if (known !== undefined) {
    await queries.run('UPDATE accounts SET user_name = $2 WHERE id = $1', [
      known.accountId,
      userName,
    ])
    return known.accountId
  }
  const id = randomUUID()
  const insert = `INSERT INTO accounts (id, email, user_name, social_provider, created_at)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (email) DO NOTHING`
  const added = await queries.run(insert, [id, email, userName, provider, now])
  if (added !== 1) await queries.run(insert, [id, null, userName, provider, now])
  await queries.run(
    'INSERT INTO identities (provider, subject, account_id, created_at) VALUES ($1, $2, $3, $4)',
    [provider, subject, id, now],
  )
  return id
}
