import * as z from 'zod/mini'
import { forgetAccount } from './changes/carryOut.ts'
import type { Database } from './database/database.ts'
import { StartError } from './config/startError.ts'

/**
 * Deletes everything that is stored of one account, its shares too, for an operator who was asked to by a
 * person who has neither an address nor the key. It cannot be undone.
 *
 * @param who the account's EVM address (`0x…`), its e-mail address, or its id
 * @throws StartError ACCOUNT_UNKNOWN, ACCOUNT_UNCLEAR; nothing was deleted
 */
export async function eraseAccount(database: Database, who: string): Promise<{ id: string }> {
  const [account, ...others] = await database.rows(
    z.object({ id: z.string() }),
    'SELECT id FROM accounts WHERE id = $1 OR email = $1 OR lower(eip155) = $1 ORDER BY created_at',
    [who.trim().toLowerCase()],
  )
  if (account === undefined) {
    throw new StartError('ACCOUNT_UNKNOWN', 'No account has this address or id.')
  }
  if (others.length > 0) {
    // A browser itself names the address of its keys, so an account may name another account's address.
    const ids = [account, ...others].map(({ id }) => id).join(', ')
    throw new StartError('ACCOUNT_UNCLEAR', `Several accounts name it; say which by its id: ${ids}`)
  }
  await database.inTransaction((queries) => forgetAccount(queries, account.id, true))
  return account
}
