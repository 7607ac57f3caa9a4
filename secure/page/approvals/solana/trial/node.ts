import * as z from 'zod/mini'
import { anySignal } from '#lib/abort.ts'
import { solanaAddress, text } from '#secure/wire'
import { type Bytes, fromBase64Url } from '../../../keys/bytes.ts'
import type { ChainAccount } from './tokenAccount.ts'

const NODE_MS = 5_000
/** What a node tells at once, and more than a transaction can write. */
const ACCOUNTS = 100

const base64 = z.string().check(z.regex(/^[+/A-Za-z0-9]*={0,2}$/))
const account = z.nullable(
  z.object({
    lamports: z.number().check(z.refine((value: number) => Number.isInteger(value) && value >= 0)),
    owner: solanaAddress,
    data: z.tuple([base64, z.literal('base64')]),
  }),
)
const accounts = z.object({ value: z.array(account) })
/** In part, where the node has no words for it; the other parts are read where they are needed. */
const made = z.union([
  z.object({
    programId: solanaAddress,
    accounts: z.array(solanaAddress),
    data: text(20_000, /^[1-9A-HJ-NP-Za-km-z]*$/),
  }),
  z.object({ programId: solanaAddress, parsed: z.unknown() }),
])
export type MadeByProgram = z.infer<typeof made>
const simulated = z.object({
  value: z.object({
    err: z.unknown(),
    accounts: z.nullable(z.array(account)),
    innerInstructions: z.nullish(z.array(z.object({ instructions: z.array(made) }))),
  }),
})

export type SolanaNode = {
  /** Accounts of now, in the order of their addresses. */
  accounts(addresses: readonly string[]): Promise<readonly ChainAccount[]>
  /** What would become of these accounts; undefined where the transaction fails. */
  simulate(transaction: string, addresses: readonly string[]): Promise<Simulated | undefined>
}
type Simulated = {
  readonly accounts: readonly ChainAccount[]
  readonly made: readonly MadeByProgram[]
}

/** One node for one trial: it answers all of it in time, or none of it counts. */
export function createNode(url: string, signal: AbortSignal): SolanaNode {
  const limit = anySignal([signal, AbortSignal.timeout(NODE_MS)])

  async function ask<T>(schema: z.ZodMiniType<T>, method: string, params: readonly unknown[]) {
    const response = await fetch(url, {
      method: 'POST',
      signal: limit,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const content: unknown = await response.json()
    return z.object({ result: schema }).parse(content).result
  }

  return {
    async accounts(addresses) {
      if (addresses.length === 0) return []
      if (addresses.length > ACCOUNTS) throw new NodeError('It asks for too many accounts.')
      const config = { commitment: 'confirmed', encoding: 'base64' }
      const { value } = await ask(accounts, 'getMultipleAccounts', [addresses, config])
      return each(value, addresses)
    },
    async simulate(transaction, addresses) {
      const { value } = await ask(simulated, 'simulateTransaction', [
        transaction,
        {
          commitment: 'confirmed',
          encoding: 'base64',
          innerInstructions: true,
          // Our signature is not there yet, and what a site took as blockhash may be old by now.
          sigVerify: false,
          replaceRecentBlockhash: true,
          accounts: { encoding: 'base64', addresses },
        },
      ])
      if (value.err !== null) return undefined
      return {
        accounts: each(value.accounts ?? [], addresses),
        made: (value.innerInstructions ?? []).flatMap(({ instructions }) => instructions),
      }
    },
  }
}

function each(
  found: readonly z.infer<typeof account>[],
  addresses: readonly string[],
): readonly ChainAccount[] {
  if (found.length !== addresses.length) throw new NodeError('It told of other accounts.')
  return found.map(
    (one) =>
      one && { lamports: BigInt(one.lamports), program: one.owner, data: bytesOf(one.data[0]) },
  )
}

function bytesOf(encoded: string): Bytes {
  return fromBase64Url(encoded)
}

/** A node that answers, but not what was asked. */
class NodeError extends Error {
  override name = 'NodeError'
}
