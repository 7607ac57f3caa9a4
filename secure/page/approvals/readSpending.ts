import type { PublicClient } from 'viem'
import * as z from 'zod/mini'
import { evmAddress, text } from '#secure/wire'
import type { TypedData } from '../requests/rpc/signTypedData.ts'
import type { Spending } from './approval.ts'
import { isUnlimited, readToken } from './readAction.ts'

const amount = z.union([text(78, /^(0x[0-9a-fA-F]+|[0-9]+)$/), z.number(), z.bigint()])
const permit = z.object({
  spender: evmAddress,
  value: z.optional(amount),
  /** DAI's: all or nothing. */
  allowed: z.optional(z.boolean()),
  deadline: z.optional(amount),
  expiry: z.optional(amount),
})
const details = z.object({ token: evmAddress, amount, expiration: z.optional(amount) })
const permit2 = z.object({
  spender: evmAddress,
  details: z.union([details, z.array(details)]),
})
const permitted = z.object({ token: evmAddress, amount })
const transferFrom = z.object({
  spender: evmAddress,
  permitted: z.union([permitted, z.array(permitted)]),
  deadline: amount,
})
/** Permit2's expirations have 48 bits; a date far beyond that is none. */
const NEVER = 253_402_300_799n

/** Permit (EIP-2612, DAI) and Permit2: signatures that let somebody take tokens. */
export async function readSpending(client: PublicClient, data: TypedData): Promise<Spending[]> {
  const { primaryType, message, domain } = data
  const contract = evmAddress.safeParse(domain.verifyingContract)
  if (primaryType === 'Permit' && contract.success) {
    const parsed = permit.safeParse(message)
    if (!parsed.success) return []
    const { spender, value, allowed, deadline, expiry } = parsed.data
    if (allowed === false) return []
    return [await toSpending(client, contract.data, value, spender, deadline ?? expiry)]
  }
  const two = /^Permit(Single|Batch)$/.test(primaryType) ? permit2.safeParse(message) : undefined
  if (two?.success) {
    const { spender, details: each } = two.data
    return Promise.all(
      [each]
        .flat()
        .map((one) => toSpending(client, one.token, one.amount, spender, one.expiration)),
    )
  }
  const from = /^Permit(Batch)?(Witness)?TransferFrom$/.test(primaryType)
    ? transferFrom.safeParse(message)
    : undefined
  if (!from?.success) return []
  const { spender, permitted: each, deadline } = from.data
  return Promise.all(
    [each].flat().map((one) => toSpending(client, one.token, one.amount, spender, deadline)),
  )
}

async function toSpending(
  client: PublicClient,
  token: string,
  value: z.infer<typeof amount> | undefined,
  spender: string,
  until: z.infer<typeof amount> | undefined,
): Promise<Spending> {
  // DAI's permit names no amount: it is all.
  const wanted = value === undefined ? 2n ** 256n - 1n : BigInt(value)
  const end = until === undefined ? null : BigInt(until)
  // The schema knows it to be 0x-hex.
  const read = await readToken(client, token as `0x${string}`, wanted)
  return {
    token: { ...read, amount: isUnlimited(wanted) ? null : wanted },
    spender,
    until: end === null || end === 0n || end > NEVER ? null : Number(end),
  }
}
