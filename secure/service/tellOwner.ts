import * as z from 'zod/mini'
import type { SessionCall } from './http/call.ts'
import { countUse } from './limits.ts'
import type { NoticeContent } from './mail/write.ts'
import type { Service } from './service.ts'

/**
 * Mails the owner what is about to be made of their key, or MAIL_FAILED, and then it is not made: whoever
 * has a browser of theirs for a minute leaves no way back in unseen. Who has no address cannot be told.
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
