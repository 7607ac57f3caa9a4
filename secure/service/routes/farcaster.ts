import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { accountOfProfile } from '../sessions/accounts.ts'
import { newSecret } from '../codes.ts'
import { RELAY_POLL_MS } from '../limits.ts'
import { addLogin, checkLogin, findLogin, loginExpired, loginPlace } from '../sessions/logins.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { signIn } from '../sessions/sessions.ts'
import { countLogin } from './logins.ts'
import { profile, providerFailed } from './social.ts'

const channel = z.object({ channelToken: z.string(), nonce: z.string() })

/** Sign In With Farcaster: the person's app answers at a relay, which is asked while we are held. */
export function farcasterRoutes(
  service: Service,
): Pick<Handlers, 'beginFarcasterLogin' | 'awaitFarcaster'> {
  const { database, cipher, log } = service
  const { farcaster } = service.providers
  const failed = (at: string) => (error: unknown) => {
    log.warn('provider.failed', { provider: 'farcaster', at }, error)
    throw providerFailed(error)
  }

  return {
    async beginFarcasterLogin(_, call) {
      if (farcaster === undefined) {
        throw new SecureError('PROVIDER_OFF', 'This login is not offered here.')
      }
      await countLogin(service, undefined, call)
      const [secret, id] = [newSecret(), randomUUID()]
      const nonce = randomBytes(16).toString('hex')
      const { channelToken, url } = await farcaster.begin(nonce).catch(failed('begin'))
      const sealed = cipher.seal(JSON.stringify({ channelToken, nonce }), loginPlace(id))
      const { client } = call
      const login = { id, secret, kind: 'farcaster', status: 'away', sealed, client } as const
      await addLogin(database, login, call.now)
      return { login: secret, url }
    },

    async awaitFarcaster(_, call) {
      if (farcaster === undefined || call.login.kind !== 'farcaster') throw loginExpired()
      const { id } = call.login
      const isVerified = await service.hold({
        row: `farcaster ${id}`,
        ip: call.client.ip,
        signal: call.signal,
        pollMs: RELAY_POLL_MS,
        ask: async () => {
          const login = checkLogin(await findLogin(database, 'id', id), service.now())
          if (login.status === 'code') return true
          const { channelToken, nonce } = channel.parse(
            JSON.parse(cipher.open(login.sealed ?? '', loginPlace(id))),
          )
          const who = await farcaster.ask(channelToken, nonce).catch(async (error: unknown) => {
            await database.run(`UPDATE logins SET status = 'failed', sealed = NULL WHERE id = $1`, [
              id,
            ])
            return failed('finish')(error)
          })
          if (who === undefined) return undefined
          // The relay tells it once, so it is kept before it is used.
          await database.run(
            `UPDATE logins SET status = 'code', sealed = $2 WHERE id = $1 AND status = 'away'`,
            [id, cipher.seal(JSON.stringify(who), loginPlace(id))],
          )
          return true
        },
      })
      if (isVerified === undefined) return { account: null }
      const account = await signIn(service, call, async (queries) => {
        const [used] = await queries.rows(
          z.object({ sealed: z.string() }),
          `UPDATE logins SET status = 'done' WHERE id = $1 AND status = 'code' RETURNING sealed`,
          [id],
        )
        if (used === undefined) throw loginExpired()
        const who = profile.parse(JSON.parse(cipher.open(used.sealed, loginPlace(id))))
        const accountId = await accountOfProfile(queries, 'farcaster', who, call.now)
        return { accountId, verifiedAt: call.now, method: 'farcaster' }
      })
      return { account }
    },
  }
}
