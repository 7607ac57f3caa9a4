import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { SecureError, socialProvider } from '#secure/wire'
import type { Client } from '../http/client.ts'
import { hashSecret } from '../codes.ts'
import type { Queries } from '../database/database.ts'
import { LOGIN_SECONDS } from '../limits.ts'

/**
 * `device`: the mailed link waits. `code`: the code was mailed, or the person who approved the link or came
 * back to the callback page has it. `away`: at the provider. `exchanging`: the provider answered.
 */
const status = z.enum(['device', 'code', 'away', 'exchanging', 'refused', 'failed', 'done'])
const row = z.object({
  id: z.string(),
  kind: z.enum(['email', 'social', 'farcaster']),
  status,
  email: z.nullable(z.string()),
  provider: z.nullable(socialProvider),
  codeHash: z.nullable(z.string()),
  sealed: z.nullable(z.string()),
  attempts: z.number(),
  /** Its code was shown to be typed, and not handed to the window that began it. */
  isTyped: z.boolean(),
  /** The page that the frame stood in, as far as the browser tells the frame. */
  site: z.nullable(z.string()),
  deviceName: z.string(),
  /** Languages of the browser that began it, best first, separated by commas. */
  languages: z.string(),
  createdAt: z.number(),
  mailedAt: z.number(),
  expiresAt: z.number(),
})
export type Login = z.infer<typeof row>

const columns =
  'id, kind, status, email, provider, code_hash, sealed, attempts, is_typed, site, device_name, languages, created_at, mailed_at, expires_at'
type By = 'token_hash' | 'link_hash' | 'state_hash' | 'id'

export async function findLogin(
  queries: Queries,
  by: By,
  value: string,
): Promise<Login | undefined> {
  const [login] = await queries.rows(row, `SELECT ${columns} FROM logins WHERE ${by} = $1`, [value])
  return login
}

type NewLogin = {
  readonly secret: string
  readonly kind: Login['kind']
  readonly status: Login['status']
  readonly client: Pick<Client, 'deviceName' | 'languages'>
  readonly id?: string
  readonly email?: string
  readonly provider?: string
  readonly link?: string
  readonly codeHash?: string
  readonly state?: string
  readonly sealed?: string
  readonly site?: string
}

export async function addLogin(queries: Queries, login: NewLogin, now: number): Promise<void> {
  await queries.run(
    `INSERT INTO logins (id, token_hash, kind, status, email, provider, link_hash, code_hash,
       state_hash, sealed, site, device_name, languages, created_at, mailed_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15)`,
    [
      login.id ?? randomUUID(),
      hashSecret(login.secret),
      login.kind,
      login.status,
      login.email ?? null,
      login.provider ?? null,
      login.link === undefined ? null : hashSecret(login.link),
      login.codeHash ?? null,
      login.state === undefined ? null : hashSecret(login.state),
      login.sealed ?? null,
      login.site ?? null,
      login.client.deviceName,
      login.client.languages.join(),
      now,
      now + LOGIN_SECONDS,
    ],
  )
}

/** Returns a login that may still go on; the errors say why another may not. */
export function checkLogin(login: Login | undefined, now: number): Login {
  if (login === undefined || login.status === 'done') throw loginExpired()
  if (login.status === 'refused') {
    throw new SecureError('DEVICE_REFUSED', 'This device was refused in the mailed link.')
  }
  if (login.status === 'failed') {
    throw new SecureError('PROVIDER_FAILED', 'The login at the provider failed. Please try again.')
  }
  if (login.expiresAt > now) return login
  if (login.kind === 'email' && login.status === 'code') {
    throw new SecureError('OTP_EXPIRED', 'This code has expired. Please ask for a new one.')
  }
  throw loginExpired()
}

export function loginExpired(): SecureError {
  return new SecureError('LOGIN_EXPIRED', 'This login is over. Please start again.')
}

/** Mails of a login describe the browser that began it, whichever browser asks for them. */
export function clientOf({ deviceName, languages }: Login, { ip }: Client): Client {
  return { ip, deviceName, languages: languages.split(',') }
}

/** Where a login's short code is hashed. */
export const codePlace = (loginId: string) => `login ${loginId}`
/** Where what a login keeps is sealed. */
export const loginPlace = (loginId: string) => `login data ${loginId}`
