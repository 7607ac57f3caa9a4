import * as z from 'zod/mini'
import { BaseError } from '#protocol'
import type { Rpc } from '#clients/rpc.ts'
import type { AdapterNetwork } from '../walletPort.ts'
import { fromBase64 } from './bytes.ts'

export type NodeAsk = {
  readonly rpc: Rpc
  readonly network: AdapterNetwork
  readonly signal?: AbortSignal | undefined
}

/** The commitment at which a block counts as final for people. */
const commitment = 'confirmed'

/**
 * Amounts of lamports are numbers in a node's JSON: above 2^53 (nine million SOL) JSON parsing loses
 * the last digits, and the widget cannot recover them.
 */
const lamports = z.pipe(
  z.number().check(z.gte(0), z.lte(2 ** 64)),
  z.transform((value) => BigInt(Math.floor(value))),
)
const height = z.pipe(
  z.int().check(z.gte(0)),
  z.transform((value) => BigInt(value)),
)
const base64 = z.string().check(z.regex(/^[+/=\w]*$/))
/** `[bytes, 'base64']`, as its bytes: no tuple, whose code every frame would carry. */
const encoded = z.pipe(
  z
    .array(z.string())
    .check(z.refine(([text, encoding]) => base64.safeParse(text).success && encoding === 'base64')),
  z.transform(([text = '']) => text),
)
const account = z.object({
  data: z.pipe(encoded, z.transform(fromBase64)),
  executable: z.boolean(),
  lamports,
  owner: z.string(),
})

const signature = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/))
const tokenBalance = z.object({
  accountIndex: z.int(),
  mint: z.string(),
  owner: z.optional(z.string()),
  uiTokenAmount: z.object({
    amount: z.string().check(z.regex(/^\d{1,20}$/)),
    decimals: z.int().check(z.gte(0), z.lte(255)),
  }),
})
const transaction = z.object({
  transaction: z.object({ message: z.object({ accountKeys: z.array(z.string()) }) }),
  meta: z.nullable(
    z.object({
      err: z.unknown(),
      fee: lamports,
      preBalances: z.array(lamports),
      postBalances: z.array(lamports),
      preTokenBalances: z.optional(z.nullable(z.array(tokenBalance))),
      postTokenBalances: z.optional(z.nullable(z.array(tokenBalance))),
      loadedAddresses: z.optional(
        z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }),
      ),
    }),
  ),
})
export type NodeTransaction = z.infer<typeof transaction>

const keyed = z.object({ pubkey: z.string(), account })
const status = z.object({
  err: z.unknown(),
  confirmationStatus: z.optional(z.nullable(z.string())),
})
const listed = z.object({
  signature,
  err: z.unknown(),
  blockTime: z.optional(z.nullable(z.number())),
})
const simulated = z.object({
  err: z.unknown(),
  logs: z.optional(z.nullable(z.array(z.string()))),
})

const inContext = z.object({ value: z.unknown() })

async function ask<T extends z.ZodMiniType>(
  { rpc, network: { caipChainId }, signal }: NodeAsk,
  { method, params }: { method: string; params: readonly unknown[] },
  schema: T,
): Promise<z.output<T>> {
  return read(schema, await rpc.request({ caipChainId, method, params, signal }), method)
}

function read<T extends z.ZodMiniType>(schema: T, answer: unknown, method: string): z.output<T> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new BaseError('The node answered something else', {
    code: 'RPC_INVALID_ANSWER',
    details: method,
  })
}

/** JSON-RPC of Solana, every answer read by its schema. @see https://solana.com/docs/rpc */
export function nodeOf(asked: NodeAsk) {
  const call = <T extends z.ZodMiniType>(method: string, params: readonly unknown[], schema: T) =>
    ask(asked, { method, params }, schema)
  const inValue = async <T extends z.ZodMiniType>(
    method: string,
    params: readonly unknown[],
    schema: T,
  ): Promise<z.output<T>> => {
    const { value } = await call(method, params, inContext)
    return read(schema, value, method)
  }
  return {
    genesisHash: () => call('getGenesisHash', [], z.string()),
    balance: (address: string) => inValue('getBalance', [address, { commitment }], lamports),
    accounts: (addresses: readonly string[]) =>
      inValue(
        'getMultipleAccounts',
        [addresses, { commitment, encoding: 'base64' }],
        z.array(z.nullable(account)).check(z.length(addresses.length)),
      ),
    tokenAccounts: (owner: string, filter: { programId: string } | { mint: string }) =>
      inValue(
        'getTokenAccountsByOwner',
        [owner, filter, { commitment, encoding: 'base64' }],
        z.array(keyed),
      ),
    rent: (bytes: number) => call('getMinimumBalanceForRentExemption', [bytes], lamports),
    latestBlockhash: () =>
      inValue(
        'getLatestBlockhash',
        [{ commitment }],
        z.object({ blockhash: z.string(), lastValidBlockHeight: height }),
      ),
    blockHeight: () => call('getBlockHeight', [{ commitment }], height),
    /** Micro-lamports that others recently paid per compute unit. */
    priorityFees: (writable: readonly string[]) =>
      call(
        'getRecentPrioritizationFees',
        [writable],
        z.array(z.object({ prioritizationFee: lamports })),
      ),
    simulate: (wire: string) =>
      inValue(
        'simulateTransaction',
        [wire, { commitment, encoding: 'base64', sigVerify: false }],
        simulated,
      ),
    /** Simulated before, so the node skips its preflight; the node does not resend it by itself either. */
    send: (wire: string) =>
      call(
        'sendTransaction',
        [wire, { encoding: 'base64', skipPreflight: true, maxRetries: 0 }],
        z.string(),
      ),
    status: async (id: string) =>
      (
        await inValue(
          'getSignatureStatuses',
          [[id], { searchTransactionHistory: true }],
          z.array(z.nullable(status)).check(z.length(1)),
        )
      )[0] ?? undefined,
    signatures: (address: string, options: { limit: number; before?: string | undefined }) =>
      call('getSignaturesForAddress', [address, { commitment, ...options }], z.array(listed)),
    transaction: (id: string) =>
      call(
        'getTransaction',
        [id, { commitment, encoding: 'json', maxSupportedTransactionVersion: 0 }],
        z.nullable(transaction),
      ),
    wireOf: (id: string) =>
      call(
        'getTransaction',
        [id, { commitment, encoding: 'base64', maxSupportedTransactionVersion: 0 }],
        z.nullable(z.object({ transaction: encoded })),
      ),
  }
}
