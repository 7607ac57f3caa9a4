import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { isOriginAmong } from '#lib/origins.ts'
import { EMAIL_PAUSE_SECONDS, SecureError } from '#secure/wire'
import { accountOfEmail, readAccount } from '../sessions/accounts.ts'
import type { Call } from '../http/call.ts'
import { hashSecret, newOtp, newSecret } from '../codes.ts'
import { CODE_ATTEMPTS, countUse, LOGIN_SECONDS, rateLimited } from '../limits.ts'
import {
  addLogin,
  checkLogin,
  clientOf,
  codePlace,
  findLogin,
  type Login,
  loginExpired,
} from '../sessions/logins.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { deviceSecretOf, findSession, isFresh, signIn } from '../sessions/sessions.ts'

type Rows = 'beginEmailLogin' | 'awaitDevice' | 'sendCodeAgain' | 'verifyOtp'

/**
 * Logins by e-mail, with one mail each. Whether an address has an account changes nothing that anyone
 * can see: a device that was approved for it gets a code, every other one gets a link, known or not,
 * and the code where the link is approved.
 */
export function loginRoutes(service: Service): Pick<Handlers, Rows> {
  const { database, cipher } = service

  return {
    async beginEmailLogin({ email: given, site }, call) {
      const email = given.toLowerCase()
      if (await isSignedInAs(service, email, call)) return { login: newSecret(), action: 'CONNECT' }
      const isKnown = await isKnownDevice(service, email, call)
      await countLogin(service, isKnown ? `${email} on a known device` : email, call)
      const [secret, id] = [newSecret(), randomUUID()]
      const base = {
        ...({ id, secret, kind: 'email', email, client: call.client } as const),
        ...allowedSite(service, site),
      }
      const [code, link] = [newOtp(), newSecret()]
      const login = isKnown
        ? ({ ...base, status: 'code', codeHash: cipher.keyedHash(code, codePlace(id)) } as const)
        : ({ ...base, status: 'device', link } as const)
      await addLogin(database, login, call.now)
      try {
        if (isKnown) await mailCode(service, email, code, call)
        else await mailLink(service, email, link, call)
      } catch (error) {
        await database.run('DELETE FROM logins WHERE id = $1', [id])
        throw error
      }
      return { login: secret, action: isKnown ? 'VERIFY_OTP' : 'VERIFY_DEVICE' }
    },

    async awaitDevice(_, { login, client: { ip }, signal }) {
      checkKind(login)
      const { id } = login
      const ask = async () => {
        const { status } = checkLogin(await findLogin(database, 'id', id), service.now())
        return status === 'code' ? true : undefined
      }
      const approved = await service.hold({ row: `login ${id}`, ip, signal, ask })
      return { isApproved: approved ?? false }
    },

    async sendCodeAgain(_, call) {
      const { login } = call
      const email = checkKind(login)
      // Another code would not open it either.
      if (login.attempts >= CODE_ATTEMPTS) throw wrongCode(CODE_ATTEMPTS)
      const pause = login.mailedAt + EMAIL_PAUSE_SECONDS - call.now
      if (pause > 0) throw rateLimited(pause)
      await countLogin(service, login.status === 'device' ? email : `${email} approved`, call)
      const client = clientOf(login, call.client)
      if (login.status === 'device') {
        const link = newSecret()
        await database.run(
          `UPDATE logins SET link_hash = $2, expires_at = $3, mailed_at = $4
           WHERE id = $1 AND status = 'device'`,
          [login.id, hashSecret(link), call.now + LOGIN_SECONDS, call.now],
        )
        await mailLink(service, email, link, { ...call, client })
        return {}
      }
      await sendCode(service, login, { ...call, client })
      return {}
    },

    async verifyOtp({ otp }, call) {
      const { login } = call
      const email = checkKind(login)
      const codeHash = await takeAttempt(service, login)
      // Counted only if there is a code: otherwise a caller who begins logins could use up all tries.
      await countUse({ database, cipher, now: call.now }, service.limits.tries, email)
      if (!cipher.isKeyedHash(codeHash.hash, otp, codePlace(login.id))) {
        throw wrongCode(codeHash.attempts)
      }
      return signIn(service, call, async (queries) => {
        const used = await queries.run(
          `UPDATE logins SET status = 'done', code_hash = NULL
           WHERE id = $1 AND status = 'code' AND code_hash = $2`,
          [login.id, codeHash.hash],
        )
        if (used !== 1) throw loginExpired()
        return {
          accountId: await accountOfEmail(queries, email, call.now),
          verifiedAt: call.now,
          method: 'email',
        }
      })
    },
  }
}

/** Makes another code for a login, and mails it; the code before it ends. */
async function sendCode(service: Service, login: Login, call: Call): Promise<void> {
  const { database, cipher } = service
  const code = newOtp()
  await mailCode(service, checkKind(login), code, call)
  const changed = await database.run(
    `UPDATE logins SET status = 'code', code_hash = $2, expires_at = $3, mailed_at = $4
     WHERE id = $1 AND status = 'code'`,
    [login.id, cipher.keyedHash(code, codePlace(login.id)), call.now + LOGIN_SECONDS, call.now],
  )
  if (changed !== 1) throw loginExpired()
}

/**
 * Counts one attempt at a code before the code is checked, so that each of many parallel attempts counts.
 * Ends the login with the last one.
 */
export async function takeAttempt(
  { database }: Service,
  login: Login,
): Promise<{ hash: string; attempts: number }> {
  const [tried] = await database.rows(
    z.object({ attempts: z.number(), codeHash: z.string() }),
    `UPDATE logins SET attempts = attempts + 1
     WHERE id = $1 AND status = 'code' AND code_hash IS NOT NULL AND attempts < $2
     RETURNING attempts, code_hash`,
    [login.id, CODE_ATTEMPTS],
  )
  if (tried !== undefined) return { hash: tried.codeHash, attempts: tried.attempts }
  const { attempts = 0 } = (await findLogin(database, 'id', login.id)) ?? {}
  throw attempts >= CODE_ATTEMPTS ? wrongCode(CODE_ATTEMPTS) : loginExpired()
}

/** Says how many tries are left. */
export function wrongCode(attempts: number): SecureError {
  const left = CODE_ATTEMPTS - attempts
  if (left <= 0) {
    return new SecureError('OTP_ATTEMPTS', 'Too many wrong codes. Please start again.')
  }
  const tries = left === 1 ? 'One try is' : `${left} tries are`
  return new SecureError('OTP_WRONG', `This code is not right. ${tries} left.`)
}

/** Counts each new login: by the caller's address, by whom it is for, and in all. */
export async function countLogin(
  { database, cipher, limits }: Service,
  subject: string | undefined,
  { client, now }: Call,
): Promise<void> {
  const counters = { database, cipher, now }
  await countUse(counters, limits.ip, client.ip)
  if (subject !== undefined) {
    await countUse(counters, limits.mailPause, subject)
    await countUse(counters, limits.address, subject)
  }
  await countUse(counters, limits.all, '')
}

/** The site is the caller's claim, so only sites that may embed the wallet are named. */
export function allowedSite(
  { options }: Service,
  site: string | null | undefined,
): { site: string } | undefined {
  return typeof site === 'string' && isOriginAmong(options.allowedOrigins, site)
    ? { site }
    : undefined
}

function checkKind({ kind, email }: Login): string {
  if (kind !== 'email' || email === null) throw loginExpired()
  return email
}

async function isSignedInAs(service: Service, email: string, call: Call): Promise<boolean> {
  const session = await findSession(service, call)
  if (session === undefined || !isFresh(service, session)) return false
  const account = await readAccount(service.database, session)
  return account.email === email
}

async function isKnownDevice({ database }: Service, email: string, call: Call): Promise<boolean> {
  const device = deviceSecretOf(call)
  if (device === undefined) return false
  const found = await database.rows(
    z.object({ id: z.string() }),
    `SELECT d.id FROM devices d JOIN accounts a ON a.id = d.account_id
     WHERE a.email = $1 AND d.secret_hash = $2`,
    [email, hashSecret(device)],
  )
  return found.length > 0
}

function mailCode({ mailer }: Service, to: string, code: string, { client, now }: Call) {
  return mailer.send({ to, kind: 'login', content: { code }, client, now })
}

function mailLink({ mailer, options }: Service, to: string, link: string, { client, now }: Call) {
  // Behind `#`, a secret reaches neither logs nor the Referer.
  const content = { link: `${options.secureOrigin}/link#${link}` }
  return mailer.send({ to, kind: 'device', content, client, now })
}
