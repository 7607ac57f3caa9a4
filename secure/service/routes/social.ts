import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { SecureError, socialProvider } from '#secure/wire'
import { accountOfProfile } from '../sessions/accounts.ts'
import { hashSecret, newSecret, newTypedCode, readTypedCode } from '../codes.ts'
import { badMessage, toSecureError } from '../errors.ts'
import { everyHeader } from '../http/headers.ts'
import { BODY_BYTES, PICKUP_SECONDS } from '../limits.ts'
import {
  addLogin,
  checkLogin,
  codePlace,
  findLogin,
  type Login,
  loginExpired,
  loginPlace,
} from '../sessions/logins.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { signIn } from '../sessions/sessions.ts'
import { allowedSite, countLogin, takeAttempt, wrongCode } from './logins.ts'

const trip = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export const profile = z.object({
  subject: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
})

/** Social logins: out to the provider, back to our callback, and in with the code it hands over. */
export function socialRoutes(
  service: Service,
): Pick<Handlers, 'beginSocialLogin' | 'finishSocialLogin' | 'readCallback' | 'answerCallback'> {
  const { database, cipher, providers, log } = service

  /** The login that came back to a callback page, while its code waits there. */
  async function findBack(code: string, now: number): Promise<Login> {
    const login = checkLogin(await findLogin(database, 'link_hash', hashSecret(code)), now)
    if (login.kind !== 'social' || login.status !== 'code') throw loginExpired()
    return login
  }

  return {
    async beginSocialLogin({ provider: name, site }, call) {
      const provider = providers.social.get(name)
      if (provider === undefined) {
        throw new SecureError('PROVIDER_OFF', 'This login is not offered here.')
      }
      await countLogin(service, undefined, call)
      const [secret, id] = [newSecret(), randomUUID()]
      const out = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
      const uri = await provider.begin(out).catch((error: unknown) => {
        log.warn('provider.failed', { provider: name, at: 'begin' }, error)
        throw providerFailed(error)
      })
      const sealed = cipher.seal(JSON.stringify(out), loginPlace(id))
      const { client } = call
      const login = { id, secret, kind: 'social', status: 'away', provider: name } as const
      const named = allowedSite(service, site)
      await addLogin(database, { ...login, state: out.state, sealed, ...named, client }, call.now)
      return { login: secret, uri }
    },

    async finishSocialLogin({ code }, call) {
      const { login } = call
      if (login.kind !== 'social' || login.provider === null) throw loginExpired()
      const { provider } = login
      const { hash, attempts } = await takeAttempt(service, login)
      const given = login.isTyped ? readTypedCode(code) : code
      if (!cipher.isKeyedHash(hash, given, codePlace(login.id))) throw wrongCode(attempts)
      return signIn(service, call, async (queries) => {
        const used = await queries.run(
          `UPDATE logins SET status = 'done', code_hash = NULL, link_hash = NULL, sealed = NULL
           WHERE id = $1 AND status = 'code' AND code_hash = $2`,
          [login.id, hash],
        )
        if (used !== 1) throw loginExpired()
        const who = profile.parse(JSON.parse(cipher.open(login.sealed ?? '', loginPlace(login.id))))
        const accountId = await accountOfProfile(queries, provider, who, call.now)
        return { accountId, verifiedAt: call.now, method: login.isTyped ? 'typed' : 'social' }
      })
    },

    async readCallback({ code }, { now }) {
      const { deviceName, createdAt, site } = await findBack(code, now)
      return { deviceName, requestedAt: createdAt, site }
    },

    async answerCallback({ code, isOwn }, { now }) {
      const { id } = await findBack(code, now)
      const typed = newTypedCode()
      // The code that could not be handed over ends with the answer.
      const answered = await database.run(
        `UPDATE logins SET link_hash = NULL, is_typed = true, code_hash = $3, status = $4
         WHERE id = $1 AND status = 'code' AND link_hash = $2`,
        [id, hashSecret(code), cipher.keyedHash(typed, codePlace(id)), isOwn ? 'code' : 'refused'],
      )
      if (answered !== 1) throw loginExpired()
      return { typed: isOwn ? typed : null }
    },
  }
}

/**
 * Where providers send people back to, by query or by form. The code starts no session here: this window
 * may be another person's, so the login ends where it began, with the code that we hand over.
 */
export function serveCallbacks(app: Hono, service: Service): void {
  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw badMessage('The answer is too large.')
    },
  })
  app.on(['GET', 'POST'], '/callback/:provider', limit, async (context) => {
    const result = await receive(service, context).then(
      (code) => `code=${code}`,
      (error: unknown) => `error=${toSecureError(service.log, error).code}`,
    )
    for (const [name, value] of Object.entries(everyHeader)) context.header(name, value)
    context.header('Cache-Control', 'no-store')
    return context.redirect(`/callback#${result}`, 303)
  })
}

async function receive(service: Service, context: Context): Promise<string> {
  const { database, cipher, providers, log } = service
  const name = socialProvider.safeParse(context.req.param('provider'))
  const provider = name.success ? providers.social.get(name.data) : undefined
  if (provider === undefined || !name.success) {
    throw new SecureError('PROVIDER_OFF', 'This login is not offered here.')
  }
  const answer = await readAnswer(context)
  const login = await claim(service, name.data, answer.get('state') ?? '')
  const went = trip.parse(JSON.parse(cipher.open(login.sealed ?? '', loginPlace(login.id))))
  try {
    if (declined.includes(answer.get('error') ?? '')) {
      throw new SecureError(4001, 'The login was declined.')
    }
    const who = await provider.finish(answer, went)
    const code = newSecret()
    await database.run(
      `UPDATE logins SET status = 'code', code_hash = $2, sealed = $3, expires_at = $4, link_hash = $5
       WHERE id = $1 AND status = 'exchanging'`,
      [
        login.id,
        cipher.keyedHash(code, codePlace(login.id)),
        cipher.seal(JSON.stringify(who), loginPlace(login.id)),
        service.now() + PICKUP_SECONDS,
        hashSecret(code),
      ],
    )
    return code
  } catch (error) {
    log.warn('provider.failed', { provider: name.data, at: 'finish' }, error)
    await database.run(
      `UPDATE logins SET status = 'failed', sealed = NULL WHERE id = $1 AND status = 'exchanging'`,
      [login.id],
    )
    throw error instanceof SecureError && error.code === 4001 ? error : providerFailed(error)
  }
}

/** What providers answer if the person declines; Apple has a word of its own. */
const declined: readonly string[] = ['access_denied', 'user_cancelled_authorize']

/** A state counts once, and only at the provider that it was made for. */
async function claim(service: Service, provider: string, state: string): Promise<Login> {
  const { database } = service
  const stateHash = hashSecret(state)
  const login = checkLogin(await findLogin(database, 'state_hash', stateHash), service.now())
  const claimed = await database.run(
    `UPDATE logins SET status = 'exchanging'
     WHERE id = $1 AND status = 'away' AND provider = $2`,
    [login.id, provider],
  )
  if (claimed !== 1) throw loginExpired()
  return login
}

async function readAnswer({ req }: Context): Promise<URLSearchParams> {
  if (req.method === 'GET') return new URL(req.url).searchParams
  if (!/^application\/x-www-form-urlencoded\b/.test(req.header('content-type') ?? '')) {
    throw badMessage('The answer is not a form.')
  }
  return new URLSearchParams(await req.text())
}

export function providerFailed(cause: unknown): SecureError {
  return new SecureError('PROVIDER_FAILED', 'The login at the provider failed. Please try again.', {
    cause,
  })
}
