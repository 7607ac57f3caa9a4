import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import type { Service } from '../service.ts'

/** How long one process may take to hand a mail over before another one tries. */
const MAILING_SECONDS = 10 * 60
const DAY = 86_400
export const undoPlace = (changeId: string) => `undo ${changeId}`

const claimed = z.object({
  kind: z.enum(['delete', 'device']),
  targetName: z.nullable(z.string()),
  deviceName: z.string(),
  languages: z.string(),
  sealedUndo: z.string(),
  requestedAt: z.number(),
  dueAt: z.number(),
  email: z.string(),
})

type Times = { readonly requestedAt: number; readonly dueAt: number }

/** When the owner is mailed: at once, in the middle, and a day before it happens. */
function mailTimes({ requestedAt, dueAt }: Times): readonly number[] {
  const middle = middleOf({ requestedAt, dueAt })
  return [requestedAt, middle, ...(dueAt - DAY > middle ? [dueAt - DAY] : [])]
}

/** How long a mail of the second half must have been out before anything happens. */
export function noticeSeconds({ requestedAt, dueAt }: Times): number {
  return Math.min(DAY, dueAt - middleOf({ requestedAt, dueAt }))
}

/** Sends the mail that is due, unless another process is sending it. A mail that fails is retried later. */
export async function mailChange(service: Service, id: string): Promise<void> {
  const { database, cipher, mailer, options } = service
  const now = service.now()
  const [change] = await database.rows(
    claimed,
    `UPDATE changes c SET mailing_until = $2::bigint + $3::bigint FROM accounts a
     WHERE c.id = $1 AND a.id = c.account_id AND a.email IS NOT NULL
       AND c.mailing_until <= $2
     RETURNING c.kind, (SELECT name FROM devices d WHERE d.id = c.target_id) AS target_name,
       c.device_name, c.languages, c.sealed_undo, c.requested_at, c.due_at, a.email`,
    [id, now, MAILING_SECONDS],
  )
  if (change === undefined) return
  const { kind, targetName, deviceName, languages, requestedAt, dueAt } = change
  const undo = cipher.open(change.sealedUndo, undoPlace(id))
  await mailer
    .send({
      to: change.email,
      kind: 'change',
      // Behind `#`, a secret reaches neither logs nor the Referer.
      content: { link: `${options.secureOrigin}/undo#${undo}`, kind, targetName, dueAt },
      client: { deviceName, languages: languages.split(',') },
      now: requestedAt,
    })
    .catch(async (error: unknown) => {
      await database.run('UPDATE changes SET mailing_until = 0 WHERE id = $1', [id])
      throw error
    })
  const isSecondHalf = now >= middleOf({ requestedAt, dueAt })
  await database.run(
    `UPDATE changes SET mails = $2, mailing_until = 0,
       warned_at = CASE WHEN $3 THEN COALESCE(warned_at, $4) ELSE warned_at END
     WHERE id = $1`,
    [id, mailTimes({ requestedAt, dueAt }).filter((at) => at <= now).length, isSecondHalf, now],
  )
}

/** Every mail that is due; what could not be handed over waits for the next sweep. */
export async function mailChanges(service: Service): Promise<void> {
  const now = service.now()
  const open = await service.database.rows(
    z.object({
      id: z.string(),
      requestedAt: z.number(),
      dueAt: z.number(),
      mails: z.number(),
    }),
    'SELECT id, requested_at, due_at, mails FROM changes WHERE mailing_until <= $1',
    [now],
  )
  for (const { id, mails, ...times } of open) {
    if (mailTimes(times).filter((at) => at <= now).length <= mails) continue
    try {
      await mailChange(service, id)
    } catch (error) {
      // The mailer has logged it.
      if (!(error instanceof SecureError)) throw error
    }
  }
}

function middleOf({ requestedAt, dueAt }: Times): number {
  return requestedAt + Math.floor((dueAt - requestedAt) / 2)
}
