import { hashSecret } from '../codes.ts'
import { checkLogin, clientOf, findLogin, type Login, loginExpired } from '../logins.ts'
import type { Handlers } from '../serveRows.ts'
import type { Service } from '../service.ts'
import { sendCode } from './logins.ts'

/** The mailed link. It may be opened anywhere and read often; only the answer counts, once. */
export function linkRoutes(service: Service): Pick<Handlers, 'getDeviceLink' | 'answerDeviceLink'> {
  const { database } = service

  async function find(link: string, now: number): Promise<Login & { email: string }> {
    const login = checkLogin(await findLogin(database, 'link_hash', hashSecret(link)), now)
    if (login.status !== 'device' || login.email === null) throw loginExpired()
    return { ...login, email: login.email }
  }

  return {
    async getDeviceLink({ link }, { now }) {
      const { deviceName, createdAt, email } = await find(link, now)
      return { deviceName, requestedAt: createdAt, email }
    },

    async answerDeviceLink({ link, isApproved }, call) {
      const login = await find(link, call.now)
      const answered = await database.run(
        `UPDATE logins SET status = $3 WHERE id = $1 AND link_hash = $2 AND status = 'device'`,
        [login.id, hashSecret(link), isApproved ? 'sending' : 'refused'],
      )
      if (answered !== 1) throw loginExpired()
      if (!isApproved) return {}
      try {
        await sendCode(service, login, { ...call, client: clientOf(login, call.client) })
      } catch (error) {
        // The link can be pressed again.
        await database.run(
          `UPDATE logins SET status = 'device' WHERE id = $1 AND status = 'sending'`,
          [login.id],
        )
        throw error
      }
      return {}
    },
  }
}
