import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { readAccount } from '../sessions/accounts.ts'
import { hashSecret, newSecret } from '../codes.ts'
import { dropCookie, isKnown, readCookie, writeKnown, writeProbe } from '../http/cookies.ts'
import { TICKET_SECONDS } from '../limits.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { loginMethod } from '../sessions/sessionRow.ts'
import { deviceSecretOf, signIn } from '../sessions/sessions.ts'

type Rows =
  | 'getConfig'
  | 'getTime'
  | 'offerCookie'
  | 'readCookie'
  | 'getAccount'
  | 'endSession'
  | 'makeTicket'
  | 'redeemTicket'
  | 'noteBrowser'
const usedTicket = z.object({
  accountId: z.string(),
  otherId: z.string(),
  isOneDevice: z.boolean(),
  verifiedAt: z.number(),
  method: loginMethod,
  origin: z.nullable(z.string()),
})

/** Who is signed in, and how a window of the same person becomes so too. */
export function sessionRoutes(service: Service): Pick<Handlers, Rows> {
  const { database, options, providers } = service
  return {
    getConfig: async () => ({
      version: options.version,
      widgetOrigins: options.widgetOrigins,
      allowedOrigins: options.allowedOrigins,
      socials: [...providers.social.keys()],
      farcaster: providers.farcaster !== undefined,
      freshSeconds: options.freshSeconds,
      networks: options.networks,
      ...(options.solanaNodes && { solanaNodes: options.solanaNodes }),
      ...(options.descriptors && { descriptors: options.descriptors }),
    }),

    getTime: async (_, { now }) => ({ now }),

    async offerCookie(_, { context }) {
      writeProbe(context)
      return {}
    },

    async readCookie(_, { context }) {
      return { isKept: readCookie(context, 'probe') !== undefined, isKnown: isKnown(context) }
    },

    getAccount: (_, { session }) => readAccount(database, session),

    async endSession({ everywhere }, { session, context }) {
      if (everywhere) {
        await database.run('DELETE FROM sessions WHERE account_id = $1', [session.accountId])
      } else await database.run('DELETE FROM sessions WHERE id = $1', [session.id])
      dropCookie(context, 'session')
      return {}
    },

    async makeTicket({ origin }, { session, now }) {
      const ticket = newSecret()
      await database.run(
        'INSERT INTO tickets (token_hash, session_id, origin, expires_at) VALUES ($1, $2, $3, $4)',
        [hashSecret(ticket), session.id, origin, now + TICKET_SECONDS],
      )
      return { ticket }
    },

    async noteBrowser(_, { context }) {
      writeKnown(context)
      return {}
    },

    async redeemTicket({ ticket, isFrame = false }, call) {
      let origin: string | null = null
      let isOneDevice = false
      const deviceHash = hashSecret(deviceSecretOf(call) ?? '')
      // The window is as fresh as the frame that it belongs to, no fresher.
      const account = await signIn(service, call, async (queries) => {
        const [used] = await queries.rows(
          usedTicket,
          `DELETE FROM tickets t USING sessions s JOIN devices d ON d.id = s.device_id
           WHERE t.token_hash = $1 AND t.expires_at > $2 AND s.id = t.session_id AND s.expires_at > $2
           RETURNING s.account_id, s.device_id AS other_id, s.verified_at, s.method, t.origin,
             d.secret_hash = $3 AS is_one_device`,
          [hashSecret(ticket), call.now, deviceHash],
        )
        if (used === undefined) {
          throw new SecureError(
            'LOGIN_EXPIRED',
            'This window was opened too long ago. Please try again.',
          )
        }
        ;({ origin, isOneDevice } = used)
        const { otherId, ...session } = used
        return { ...session, ...(isFrame ? { windowId: otherId } : { frameId: otherId }) }
      })
      return { account, origin, isOneDevice }
    },
  }
}
