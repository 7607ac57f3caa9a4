import type { Hex, PublicClient } from 'viem'
import type { Spending } from './approval.ts'
import { isUnlimited, readToken } from './readAction.ts'
import type { Grant } from './typedData/readGrants.ts'

/** Permit2's expirations have 48 bits; a date far beyond that is none. */
const NEVER = 253_402_300_799n

/** What a signature lets a spender take, with the names that the tokens give themselves. */
export function readSpending(
  client: PublicClient,
  grants: readonly Grant[],
): Promise<readonly Spending[]> {
  return Promise.all(
    grants.map(async ({ token, amount, tokenId, spender, until }) => {
      // The parser has checked that it is 0x-hex.
      const read = await readToken(client, token as Hex, amount ?? 0n)
      const isAll = amount === null || isUnlimited(amount)
      return {
        token: { ...read, amount: isAll ? null : amount },
        tokenId,
        spender,
        until: until === null || until === 0n || until > NEVER ? null : Number(until),
      }
    }),
  )
}
