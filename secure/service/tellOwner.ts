import * as z from 'zod/mini'
import type { SessionCall } from './http/call.ts'
import { countUse } from './limits.ts'
import type { NoticeContent } from './mail/write.ts'
import type { Service } from './service.ts'

/**
 * Mails the owner what is about to be done with their key; if the mail fails, MAIL_FAILED, and it is not
 * done. An attacker who has the owner's browser for a minute thus leaves no way back in unseen. An owner
 * without an address cannot be told.
 */
export async function tellOwner(
  { database, cipher, limits, mailer }: Service,
  { session, client, now }: SessionCall,
  content: NoticeContent,
): Promise<void> {
  const [account] = await database.rows(
    z.object({ email: z.nullable(z.string()) }),
    'SELECT email FROM accounts WHERE id = $1',
    [session.accountId],
  )
  const to = account?.email ?? null
  if (to === null) return
  await countUse({ database, cipher, now }, limits.address, `${to} is told`)
  await mailer.send({ to, kind: 'notice', content, client, now })
}
