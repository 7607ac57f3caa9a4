import { hashSecret, newOtp } from '../codes.ts'
import { LOGIN_SECONDS } from '../limits.ts'
import { checkLogin, codePlace, findLogin, type Login, loginExpired } from '../sessions/logins.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'

/**
 * The mailed link. It may be opened anywhere and read often; only the answer counts, once. The person who
 * approves gets the code, which opens only the login that the link belongs to: they read who began it, and
 * carry the code there. Before that, there is no code to guess.
 */
export function linkRoutes(service: Service): Pick<Handlers, 'getDeviceLink' | 'answerDeviceLink'> {
  const { database, cipher } = service

  async function find(link: string, now: number): Promise<Login & { email: string }> {
    const login = checkLogin(await findLogin(database, 'link_hash', hashSecret(link)), now)
    if (login.status !== 'device' || login.email === null) throw loginExpired()
    return { ...login, email: login.email }
  }

  return {
    async getDeviceLink({ link }, { now }) {
      const { deviceName, createdAt, email, site } = await find(link, now)
      return { deviceName, requestedAt: createdAt, email, site }
    },

    async answerDeviceLink({ link, isApproved }, { now }) {
      const { id } = await find(link, now)
      const code = isApproved ? newOtp() : null
      const answered = await database.run(
        `UPDATE logins SET status = $3, code_hash = $4, expires_at = $5
         WHERE id = $1 AND link_hash = $2 AND status = 'device'`,
        [
          ...[id, hashSecret(link), code === null ? 'refused' : 'code'],
          code === null ? null : cipher.keyedHash(code, codePlace(id)),
          now + LOGIN_SECONDS,
        ],
      )
      if (answered !== 1) throw loginExpired()
      return { code }
    },
  }
}
