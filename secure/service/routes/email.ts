import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { readAccount } from '../sessions/accounts.ts'
import type { SessionCall } from '../http/call.ts'
import { hashSecret, newOtp, newSecret } from '../codes.ts'
import { DatabaseError } from '../database/database.ts'
import { CODE_ATTEMPTS, LOGIN_SECONDS } from '../limits.ts'
import { loginExpired } from '../sessions/logins.ts'
import { checkProof, keyNeeded } from '../sessions/proofs.ts'
import type { Handlers } from '../http/serveRows.ts'
import type { Service } from '../service.ts'
import { countLogin, wrongCode } from './logins.ts'

type Rows = 'beginEmailChange' | 'verifyPrimaryOtp' | 'verifySecondaryOtp'
type Stage = 'primary' | 'secondary'
const tried = z.object({
  id: z.string(),
  newEmail: z.string(),
  codeHash: z.string(),
  attempts: z.number(),
  isProven: z.boolean(),
})

/**
 * Changes the address: the account's key approves first, then the old address, then the new one. Whether
 * another account has the new address is told only to a person who proved that it is theirs.
 */
export function emailRoutes(service: Service): Pick<Handlers, Rows> {
  const { database, cipher, mailer } = service
  const place = (id: string, stage: Stage) => `email change ${id} ${stage}`

  return {
    async beginEmailChange({ email: given, proof }, call) {
      const { session, now, client } = call
      const email = given.toLowerCase()
      const account = await readAccount(database, session)
      if (account.email === email) {
        throw new SecureError('EMAIL_INVALID', 'This is your address already.')
      }
      if (proof !== undefined) {
        const given = { act: 'change email', about: email, proof } as const
        await checkProof(service, session.accountId, given)
      } else if (account.addresses !== null) throw keyNeeded()
      const stage: Stage = account.email === null ? 'secondary' : 'primary'
      const to = account.email ?? email
      await countLogin(service, `${to} changes`, call)
      const [change, id, code] = [newSecret(), randomUUID(), newOtp()]
      await mailer.send({ to, kind: mailKinds[stage], content: { code }, client, now })
      await database.run(
        `INSERT INTO email_changes (token_hash, id, account_id, new_email, status, code_hash, expires_at, is_proven)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          hashSecret(change),
          id,
          session.accountId,
          email,
          stage,
          cipher.keyedHash(code, place(id, stage)),
          now + LOGIN_SECONDS,
          proof !== undefined,
        ],
      )
      return {
        change,
        action: stage === 'primary' ? 'VERIFY_PRIMARY_OTP' : 'VERIFY_SECONDARY_OTP',
      }
    },

    async verifyPrimaryOtp({ change, otp }, call) {
      const { id, newEmail } = await check('primary', change, otp, call)
      await countLogin(service, `${newEmail} changes`, call)
      const code = newOtp()
      const { client, now } = call
      await mailer.send({ to: newEmail, kind: 'newAddress', content: { code }, client, now })
      const moved = await database.run(
        `UPDATE email_changes SET status = 'secondary', code_hash = $2, attempts = 0, expires_at = $3
         WHERE id = $1 AND status = 'primary'`,
        [id, cipher.keyedHash(code, place(id, 'secondary')), now + LOGIN_SECONDS],
      )
      if (moved !== 1) throw loginExpired()
      return {}
    },

    async verifySecondaryOtp({ change, otp }, call) {
      const { id, newEmail, isProven } = await check('secondary', change, otp, call)
      const { accountId } = call.session
      try {
        await database.inTransaction(async (queries) => {
          const used = await queries.run(
            `UPDATE email_changes SET status = 'done' WHERE id = $1 AND status = 'secondary'`,
            [id],
          )
          if (used !== 1) throw loginExpired()
          const { email: old, addresses } = await readAccount(queries, call.session)
          // The account's keys were made in the meantime.
          if (addresses !== null && !isProven) throw keyNeeded()
          await queries.run('UPDATE accounts SET email = $2 WHERE id = $1', [accountId, newEmail])
          // Logins that the old address began would now make a separate account.
          await queries.run('DELETE FROM logins WHERE email = $1', [old])
        })
      } catch (error) {
        if (!(error instanceof DatabaseError && error.isDuplicate)) throw error
        throw new SecureError('EMAIL_TAKEN', 'Another wallet uses this address.', { cause: error })
      }
      return { email: newEmail }
    },
  }

  /** Counts an attempt before it checks the code, as a login does. */
  async function check(stage: Stage, change: string, otp: string, { session, now }: SessionCall) {
    const [row] = await database.rows(
      tried,
      `UPDATE email_changes SET attempts = attempts + 1
       WHERE token_hash = $1 AND account_id = $2 AND status = $3 AND expires_at > $4
       RETURNING id, new_email, code_hash, attempts, is_proven`,
      [hashSecret(change), session.accountId, stage, now],
    )
    if (row === undefined) throw loginExpired()
    if (row.attempts > CODE_ATTEMPTS) throw wrongCode(CODE_ATTEMPTS)
    if (!cipher.isKeyedHash(row.codeHash, otp, place(row.id, stage))) throw wrongCode(row.attempts)
    return row
  }
}

const mailKinds = { primary: 'oldAddress', secondary: 'newAddress' } as const
